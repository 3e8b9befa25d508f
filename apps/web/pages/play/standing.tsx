import { useStore } from 'zustand';
import type { TableSession } from '../../session/table-session.ts';
import type { PageMatch } from './use-match.ts';

interface StandingProps {
  readonly session: TableSession;
  readonly match: Pick<PageMatch, 'ui' | 'say'>;
}

/** The standing of a match of several rounds, in the bar. */
export function Standing({ session, match: { ui, say } }: StandingProps) {
  const view = useStore(session.store, ({ followed }) => followed.view);
  return ui.Standing === undefined || view === null ? null : <ui.Standing view={view as object} say={say} />;
}
