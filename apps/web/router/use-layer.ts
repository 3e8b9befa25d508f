import { useEffect, useEffectEvent } from 'react';
import { layers } from './use-route.ts';

/** Closes this component on Back, while it is mounted, instead of leaving the page. */
export function useLayer(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const layer = { close: () => close() };
    layers.add(layer);
    return () => {
      layers.remove(layer);
      setTimeout(() => layers.tidy()); // After other layers have opened and navigations have happened.
    };
  }, []);
}
