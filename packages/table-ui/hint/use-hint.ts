import { type GameTypes, toMillis } from '@tablee/kernel';
import { useEffect, useRef, useState } from 'react';
import type { GameTableProps, Hint } from '../game-ui.ts';
import { announce } from '../speech/announce.ts';
import type { TryRules } from '../try/why-not.ts';
import { askFor } from './ask.ts';
import { askedIn, type HintAnswer, type HintPosition, keepWhileValid } from './lasting.ts';

export interface Hints<G extends GameTypes> {
  /** The answer to the last question, until this seat plays anything or the advised command becomes illegal. */
  readonly hint: Hint<G> | null;
  /** Sentence shown if the game has nothing to advise. */
  readonly nothing: string | null;
  readonly ask: () => void;
  readonly forget: () => void;
}

interface HintWays<G extends GameTypes> {
  readonly rules: TryRules<G>;
  /** The view after all sent commands; null while only the host can know it. */
  readonly coming: G['view'] | null;
  /** Draft of the turn as a command; null or absent if there is none. */
  readonly composed?: G['command'] | null;
  /** Sentence for a game that has nothing to advise; absent if it always has. */
  readonly nothing?: string | null;
  /** Called with each answer that is shown. */
  readonly onAnswer?: (hint: Hint<G>) => void;
}

type HintProps<G extends GameTypes, Words> = Pick<
  GameTableProps<G, Words>,
  'viewer' | 'now' | 'say' | 'nameOf' | 'askHint' | 'happenings' | 'pending'
>;

/** Asks the game for a hint. A late answer, after another question or a move, is not shown. */
export function useHint<G extends GameTypes, Words>(props: HintProps<G, Words>, ways: HintWays<G>): Hints<G> {
  const { viewer, now, say, nameOf, askHint, happenings, pending } = props;
  const { rules, coming } = ways;
  const seat = viewer === 'spectator' ? null : viewer;
  const position: HintPosition<G> = { rules, coming, seat, happenings, pending };
  const [kept, setKept] = useState<HintAnswer<G> | null>(null);
  const answered = keepWhileValid(kept, position);
  if (answered !== kept) setKept(answered);
  const question = useRef(0);
  const latest = useRef({ ways, position }); // read when an answer comes, outside of effects: no effect event
  useEffect(() => {
    latest.current = { ways, position };
  });
  const hear = async (answering: Promise<Hint<G> | null>): Promise<void> => {
    question.current += 1;
    const asked = question.current;
    const asking = askedIn(position);
    const answer = await answering;
    if (asked !== question.current) return;
    const heard = keepWhileValid({ ...asking, answer: answer ?? 'nothing' }, latest.current.position);
    setKept(heard);
    if (heard === null) return;
    if (answer === null) {
      const { nothing } = latest.current.ways;
      if (nothing != null) announce(nothing, { when: 'now' });
      return;
    }
    // Announced for every question, even if the answer is the same.
    announce([answer.where, answer.why].filter(Boolean).join(' '), { when: 'now' });
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
