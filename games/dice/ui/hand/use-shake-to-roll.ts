import { useEffect, useEffectEvent } from 'react';
import { shakeDetector } from './shaking.ts';

/** Safari asks its user first, and only from a touch. */
interface AskedFor {
  readonly requestPermission?: () => Promise<unknown>;
}

/** Lets the device ask whether this page may feel how it moves; once it was answered it asks no more. */
export function askForMotion(): void {
  const motion = (globalThis as { readonly DeviceMotionEvent?: AskedFor }).DeviceMotionEvent;
  motion?.requestPermission?.().catch(() => undefined); // without it there is still the button
}

/** Shaking the device throws the dice, as long as they may be thrown. */
export function useShakeToRoll(isActive: boolean, roll: () => void): void {
  const onShake = useEffectEvent(roll);
  useEffect(() => {
    if (!isActive) return undefined;
    const isShaken = shakeDetector();
    const onMotion = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
      if (acceleration !== null && isShaken(acceleration, timeStamp)) onShake();
    };
    addEventListener('devicemotion', onMotion);
    return () => removeEventListener('devicemotion', onMotion);
  }, [isActive]);
}
