import { type Seat, toMillis } from '@tablee/kernel';
import { type Feeling, feel, type GameTableProps } from '@tablee/table-ui';
import { useState } from 'react';
import type { TilesWords } from '../locale/index.ts';
import { tiles as rules } from '../rules/index.ts';
import type { TilesCommand, TilesRefusal, TilesTypes } from '../rules/types.ts';

export const AT_ONCE = toMillis(0); // no rule of this game asks what time it is

const FEELINGS: Readonly<Record<TilesCommand['do'], Feeling>> = { lay: 'lay', draw: 'draw', keep: 'tap', flip: 'flip' };

export interface Touch {
  /** Shown until something else is touched. */
  readonly refusal: TilesRefusal | null;
  /** The thing that was tried last. */
  readonly tried: string | null;
  readonly attempt: (command: TilesCommand, thing: string) => void;
  readonly forget: () => void;
}

/** Asks the rules before anything is sent: what they refuse is told at once, with its rule. */
export function useTouch(
  { view, refusal, play, refuse }: GameTableProps<TilesTypes, TilesWords>,
  me: Seat | null,
): Touch {
  const [tried, setTried] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState<TilesRefusal | null>(null);
  const attempt = (command: TilesCommand, thing: string): void => {
    if (me === null) return;
    setTried(thing);
    setForgotten(refusal);
    const why = rules.check(view, me, command, AT_ONCE);
    if (why === null || why === 'unknown') {
      feel(FEELINGS[command.do]);
      play(command);
    } else refuse(why);
  };
  return {
    refusal: refusal === forgotten ? null : refusal,
    tried,
    attempt,
    forget: () => setForgotten(refusal),
  };
}
