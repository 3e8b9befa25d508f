import type { GameTypes, Result } from '@tablee/kernel';
import type { ReactNode } from 'react';
import type { PageMatch } from './use-match.ts';

interface ToldEnd extends Pick<PageMatch, 'rounds' | 'goal' | 'honours'> {
  readonly result: Result<GameTypes>;
  /** The sentence that tells what decided the match, or which rule ended it. */
  readonly reason: string;
  readonly story: ReactNode;
}

/** The outcome of a finished match, the same on every screen; null before the end. */
export function toldEndOf(match: PageMatch): ToldEnd | null {
  const { result, rounds, goal, honours, ending, end, sayEnd } = match;
  const { Story } = match.ui;
  if (result === null) return null;
  const story = Story === undefined || end === null ? null : <Story {...end} />;
  return { result, rounds, goal, honours, reason: ending ?? sayEnd(result), story };
}
