import { useEffect, useState } from 'react';

/** New buttons take no tap for this time: players who were tapping dice must not choose by mistake. */
const FRESH_MS = 250;

/** True for a moment after a choice appeared. `choice` names it; null if there is none. */
export function useFresh(choice: string | null): boolean {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (choice === null) return undefined;
    const timer = setTimeout(() => setKnown(choice), FRESH_MS);
    return () => {
      clearTimeout(timer);
      setKnown(null);
    };
  }, [choice]);
  return choice !== null && known !== choice;
}
