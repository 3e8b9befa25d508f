import { useEffect, useState } from 'react';
import { pathOf } from '../router/route.ts';
import { api } from '../session/api.ts';

const ONLY_HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

export interface TableLink {
  readonly url: string;
  /** A loopback address, which a friend's phone cannot open. */
  readonly isOnlyHere: boolean;
}

/** The link of a table. Replaces a loopback address by one of the server's network addresses. */
export function useLink(id: string): TableLink {
  const isLocal = ONLY_HERE.test(location.hostname);
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    if (!isLocal) return;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answer = await api.addresses();
      if (isWanted && answer.ok) setOrigin(answer.value.origins[0] ?? null);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isLocal]);
  return {
    url: `${origin ?? location.origin}${pathOf({ page: 'table', id })}`,
    isOnlyHere: isLocal && origin === null,
  };
}
