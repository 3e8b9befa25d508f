import { useEffect, useState } from 'react';

/** New buttons take no tap for this time: players who were tapping dice must not choose by mistake. */
const FRESH_MS = 250;

/**
 * True for a moment after a choice appeared, and not when it comes back after a refusal. `card` names it; null if there is
 * none.
 */
export function useFresh(card: string | null): boolean {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (card === null) return undefined;
    const timer = setTimeout(() => setKnown(card), FRESH_MS);
    return () => clearTimeout(timer);
  }, [card]);
  return card !== null && known !== card;
}
