import { useEffect, useState } from 'react';

interface LinkToken {
  /** What the link of another device brought along; null where there is nothing, or nothing any more. */
  readonly token: string | null;
  readonly forget: () => void;
}

/** Takes the token out of the address, where it would lie open, also when it comes while the table is open. */
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
