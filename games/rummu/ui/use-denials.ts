import { feel, type Tries } from '@tablee/table-ui';
import { useState } from 'react';
import type { PlayCommand, RummuRefusal, RummuTypes } from '../rules/types.ts';
import { asIfMine } from './draft/plan.ts';
import type { RummuProps } from './props.ts';

export interface Denials {
  /** The thing at which a change of the draft was refused. */
  readonly denied: string | null;
  readonly deny: (refusal: RummuRefusal, command: PlayCommand, thing: string) => void;
}

/** Refuses changes of a draft like commands, without sending anything. */
export function useDenials({ view, viewer, refusal, refuse }: RummuProps, tries: Tries<RummuTypes>): Denials {
  const [thing, setThing] = useState<string | null>(null);
  return {
    denied: refusal !== null && refusal.id === null && tries.refused === null ? thing : null,
    deny: (why, command, name) => {
      if (viewer === 'spectator') return;
      feel('refuse');
      setThing(name);
      refuse(why, { view: asIfMine(view, viewer), command });
    },
  };
}
