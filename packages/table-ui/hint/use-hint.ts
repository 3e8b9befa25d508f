import { type GameTypes, toMillis } from '@tablee/kernel';
import { useEffect, useRef, useState } from 'react';
import type { GameTableProps, Hint } from '../game-ui.ts';
import { announce } from '../speech/announce.ts';
import type { TryRules } from '../try/why-not.ts';
import { askFor } from './ask.ts';
import { type Answered, askedIn, type HintPosition, lasting } from './lasting.ts';

export interface Hints<G extends GameTypes> {
  /** The answer to the last question, until this seat plays anything or the rules forbid what it advises. */
  readonly hint: Hint<G> | null;
  /** What was said instead, where the game has nothing to advise. */
  readonly nothing: string | null;
  readonly ask: () => void;
  readonly forget: () => void;
}

interface HintWays<G extends GameTypes> {
  readonly rules: TryRules<G>;
  /** The table as it will be when everything that was sent is played; null while only the host knows that. */
  readonly coming: G['view'] | null;
  /** What is composed of the turn; null or absent where nothing is. */
  readonly composed?: G['command'] | null;
  /** Said where the game has nothing to advise; absent where that cannot be. */
  readonly nothing?: string | null;
  /** Called with each answer that is still wanted. */
  readonly onAnswer?: (hint: Hint<G>) => void;
}

type HintProps<G extends GameTypes, Words> = Pick<
  GameTableProps<G, Words>,
  'viewer' | 'now' | 'say' | 'nameOf' | 'askHint' | 'happenings' | 'pending'
>;

/** Asks the game what it would do. The answer may take a while: one that comes after another question or a move is not shown. */
export function useHint<G extends GameTypes, Words>(props: HintProps<G, Words>, ways: HintWays<G>): Hints<G> {
  const { viewer, now, say, nameOf, askHint, happenings, pending } = props;
  const { rules, coming } = ways;
  const seat = viewer === 'spectator' ? null : viewer;
  const position: HintPosition<G> = { rules, coming, seat, happenings, pending };
  const [kept, setKept] = useState<Answered<G> | null>(null);
  const answered = lasting(kept, position);
  if (answered !== kept) setKept(answered);
  const question = useRef(0);
  const latest = useRef({ ways, position }); // not an effect event: it is read when an answer comes, outside of any effect
  useEffect(() => {
    latest.current = { ways, position };
  });
  const hear = async (answering: Promise<Hint<G> | null>): Promise<void> => {
    question.current += 1;
    const asked = question.current;
    const asking = askedIn(position);
    const answer = await answering;
    if (asked !== question.current) return;
    const heard = lasting({ ...asking, answer: answer ?? 'nothing' }, latest.current.position);
    setKept(heard);
    if (heard === null) return;
    if (answer === null) {
      const { nothing } = latest.current.ways;
      if (nothing != null) announce(nothing, { when: 'now' });
      return;
    }
    announce([answer.where, answer.why].filter(Boolean).join(' '), { when: 'now' }); // each time it is asked for, also when it is the same
    latest.current.ways.onAnswer?.(answer);
  };
  const answer = answered?.answer ?? null;
  return {
    hint: answer === 'nothing' ? null : answer,
    nothing: answer === 'nothing' ? (ways.nothing ?? null) : null,
    ask: () => {
      if (askHint === null || seat === null || coming === null) return;
      const asking = { view: coming, seat, at: toMillis(Math.floor(now())), say, nameOf };
      const { composed } = ways;
      void hear(askFor(askHint, composed ? { ...asking, composed } : asking));
    },
    forget: () => {
      question.current += 1;
      setKept(null);
    },
  };
}
