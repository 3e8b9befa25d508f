import type { GameTypes } from '@tablee/kernel';
import type { ReactNode } from 'react';
import { StatusLine } from '../components/status-line.tsx';
import type { GameTableProps } from '../game-ui.ts';

interface TableStatusProps<G extends GameTypes>
  extends Pick<GameTableProps<G, never>, 'locale' | 'connection' | 'refusal' | 'sayRefusal' | 'openRule'> {
  readonly avatar?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** Sentence about an action that is impossible for another reason than a rule; null if there is none. */
  readonly blocked?: string | null;
}

/** The status line of a match: the text of the game, or the latest refusal with a link to its rule. */
export function TableStatus<G extends GameTypes>(props: TableStatusProps<G>) {
  const { locale, connection, refusal, sayRefusal, openRule, avatar, title, children, blocked = null } = props;
  const byRule = refusal && { sentence: sayRefusal(refusal), openRule: () => openRule(refusal.rule) };
  const refused = byRule ?? (blocked === null ? null : { sentence: blocked, openRule: null });
  return <StatusLine {...{ locale, connection, avatar, title, refused }}>{children}</StatusLine>;
}
