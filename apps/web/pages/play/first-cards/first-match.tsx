import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import type { TableSession } from '../../../session/table-session.ts';
import type { Match } from '../use-match.ts';
import { FirstCards } from './first-cards.tsx';
import { useFirstMatch } from './use-first-match.ts';

interface FirstMatchProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: Match;
  /** The rules are open: they lie over everything. */
  readonly isAside: boolean;
  readonly onRules: () => void;
}

/** What is shown to somebody for whom this is the first match of its game. */
export function FirstMatch({ session, table, entry, match, isAside, onRules }: FirstMatchProps) {
  const { isFirst, understand } = useFirstMatch(session, table, match.viewer);
  if (!isFirst || isAside) return null;
  return <FirstCards {...{ table, entry, match, onRules }} onUnderstood={understand} />;
}
