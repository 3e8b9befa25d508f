import { type GameTypes, toMillis } from '@tablee/kernel';
import { useEffect, useRef, useState } from 'react';
import type { GameTableProps, Hint } from '../game-ui.ts';
import { type Answered, answerTo, hintAt } from './answered.ts';

export interface Hints<G extends GameTypes> {
  /** The answer to the last question, until the table changes. */
  readonly hint: Hint<G> | null;
  readonly ask: () => void;
  readonly forget: () => void;
}

interface HintWays<G extends GameTypes> {
  /** The table as it will be when everything that was sent is played; null while only the host knows that. */
  readonly coming: G['view'] | null;
  /** Called with each answer that is still wanted. */
  readonly onAnswer?: (hint: Hint<G>) => void;
}

type HintProps<G extends GameTypes, Words> = Pick<
  GameTableProps<G, Words>,
  'viewer' | 'now' | 'say' | 'nameOf' | 'askHint'
>;

/** Asks the game what it would do. The answer may take a while: one that comes after another question is not shown. */
export function useHint<G extends GameTypes, Words>(props: HintProps<G, Words>, ways: HintWays<G>): Hints<G> {
  const { viewer, now, say, nameOf, askHint } = props;
  const { coming } = ways;
  const [answered, setAnswered] = useState<Answered<G> | null>(null);
  const question = useRef(0);
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  const hear = async (answering: Promise<Answered<G> | null>): Promise<void> => {
    question.current += 1;
    const asked = question.current;
    const answer = await answering;
    if (asked !== question.current) return;
    setAnswered(answer);
    const hint = hintAt(answer, latest.current.coming);
    if (hint !== null) latest.current.onAnswer?.(hint);
  };
  return {
    hint: hintAt(answered, coming),
    ask: () => {
      if (askHint === null || viewer === 'spectator' || coming === null) return;
      void hear(answerTo(askHint, { view: coming, seat: viewer, at: toMillis(Math.floor(now())), say, nameOf }));
    },
    forget: () => {
      question.current += 1;
      setAnswered(null);
    },
  };
}
