import { useEffect, useEffectEvent } from 'react';
import { shakeDetector } from './shaking.ts';

/** Safari asks its user for permission, and only during a touch. */
interface MotionPermission {
  readonly requestPermission?: () => Promise<unknown>;
}

/** Requests permission for motion events; does nothing once it was answered. */
export function askForMotion(): void {
  const motion = (globalThis as { readonly DeviceMotionEvent?: MotionPermission }).DeviceMotionEvent;
  motion?.requestPermission?.().catch(() => undefined); // without permission there is still the button
}

/** Rolls the dice when the device is shaken. */
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
