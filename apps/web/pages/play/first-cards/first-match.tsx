import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import type { TableSession } from '../../../session/table-session.ts';
import type { PageMatch } from '../use-match.ts';
import { FirstCards } from './first-cards.tsx';
import { useFirstMatch } from './use-first-match.ts';

interface FirstMatchProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: PageMatch;
  /** Hides the cards while the rules are open. */
  readonly isAside: boolean;
  readonly onRules: () => void;
}

/** The newcomer's cards, if some are new on this device. */
export function FirstMatch({ session, table, entry, match, isAside, onRules }: FirstMatchProps) {
  const { cards, understand } = useFirstMatch(session, table, match);
  if (cards === null || isAside) return null;
  return <FirstCards {...{ table, entry, match, cards, onRules }} onUnderstood={understand} />;
}
