import { useEffect, useState } from 'react';

const IDLE_MS = 4_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** True after `IDLE_MS` without pointer or key, to hide the controls. */
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
