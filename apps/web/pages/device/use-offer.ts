import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';
import { type ApiProblem, api, type Me, type Persona } from '../../session/api.ts';
import { rememberIntroduced } from '../../session/introduction.ts';
import { forgetMe } from '../../session/me.ts';

type DeviceOffer =
  | { readonly kind: 'looking' }
  /** `me` is null if nobody has played on this browser. */
  | { readonly kind: 'asked'; readonly them: Persona; readonly me: Me | null }
  | { readonly kind: 'refused'; readonly why: ApiProblem };

interface OfferUse {
  readonly offer: DeviceOffer;
  readonly accept: () => void;
}

const LOOKING: DeviceOffer = { kind: 'looking' };

/** Asks which guest a link would make this browser. `attempt` counts the retries. */
export function useOffer(token: string, attempt: number, onDone: () => void): OfferUse {
  const say = useSay();
  const [offer, setOffer] = useState(LOOKING);
  const accept = async (): Promise<void> => {
    setOffer(LOOKING);
    const became = await api.becomeGuest(token);
    if (!became.ok) return setOffer({ kind: 'refused', why: became.why });
    forgetMe();
    rememberIntroduced(); // They introduced themselves on the other device.
    showNotice(say('becoming.done', { name: became.value.name }));
    onDone();
  };
  const take = useEffectEvent((found: DeviceOffer | 'me'): void => {
    if (found === 'me') onDone();
    else setOffer(found);
  });
  useEffect(() => {
    let isWanted = true;
    const run = async (): Promise<void> => {
      const found = await look(token);
      if (isWanted) take(found);
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [token, attempt]);
  return { offer, accept: () => void accept() };
}

async function look(token: string): Promise<DeviceOffer | 'me'> {
  const owner = await api.lookAtDevice(token);
  if (!owner.ok) return { kind: 'refused', why: owner.why };
  if (owner.value.isMe) return 'me';
  if (owner.value.you === null) return { kind: 'asked', them: owner.value, me: null };
  const me = await api.me();
  return me.ok ? { kind: 'asked', them: owner.value, me: me.value } : { kind: 'refused', why: me.why };
}
