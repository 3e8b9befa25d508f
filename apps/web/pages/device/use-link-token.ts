import { useEffect, useState } from 'react';

interface LinkToken {
  /** Token of a device link; null if there is none or it was dealt with. */
  readonly token: string | null;
  readonly forget: () => void;
}

/** Removes the token from the address bar, where others could read it; also if it comes while the table is open. */
export function useLinkToken(): LinkToken {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const take = (): void => {
      const found = tokenInAddress();
      if (found === null) return;
      history.replaceState(null, '', location.pathname);
      setToken(found);
    };
    take();
    globalThis.addEventListener('hashchange', take);
    return () => globalThis.removeEventListener('hashchange', take);
  }, []);
  return { token, forget: () => setToken(null) };
}

function tokenInAddress(): string | null {
  return location.hash.length > 1 ? location.hash.slice(1) : null;
}
