import { markOf } from '@tablee/table-ui';
import type { TableSession } from '../../session/table-session.ts';
import type { Match } from './use-match.ts';

/** As they are at the table: nobody changes colour on the podium, or in the head of a big screen. */
export function marksOf(session: TableSession | null, ui: Match['ui']): typeof markOf {
  const view = session?.store.getState().followed.view as object | null | undefined;
  return (view == null ? undefined : ui.marks?.(view)) ?? markOf;
}
