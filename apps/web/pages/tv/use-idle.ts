import { useEffect, useState } from 'react';

const IDLE_MS = 4_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Nobody has touched this screen for a while: what is only there to be pressed goes. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_MS);
    const onSign = (): void => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, onSign);
    };
  }, []);
  return isIdle;
}
