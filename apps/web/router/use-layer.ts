import { useEffect, useEffectEvent } from 'react';
import { layers } from './use-route.ts';

/** As long as this is drawn, Back puts it away instead of leaving the page. */
export function useLayer(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const layer = { close: () => close() };
    layers.add(layer);
    return () => {
      layers.remove(layer);
      setTimeout(() => layers.tidy()); // by then what opens instead is open, and who leaves has left
    };
  }, []);
}
