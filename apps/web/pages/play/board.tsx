import type { TableInfo } from '@tablee/protocol';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useConnection } from '../../parts/use-connection.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { TableState } from '../../session/table-state.ts';
import { useSettings } from '../../settings/settings.ts';
import type { RefusedRule } from '../rules/refused-card.tsx';
import type { PageMatch } from './use-match.ts';
import { useReady } from './use-ready.ts';

interface BoardProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly match: PageMatch;
  /** Opens a rule, with the refusal that cited it. */
  readonly onRule: (rule: RefusedRule) => void;
}

function boardOf({ followed, happenings, pending, refusal }: TableState) {
  return { followed, happenings, pending, refusal };
}

/** Renders the game's table with the state of the session. */
export function Board({ session, table, match, onRule }: BoardProps) {
  const locale = useSettings((settings) => settings.locale);
  const { followed, happenings, pending, refusal } = useStore(session.store, useShallow(boardOf));
  const connection = useConnection(session);
  const ready = useReady(session, table, match.viewer ?? 'spectator');
  const { ui, viewer, say, sayRefusal, sayEnd, nameOf, result } = match;
  if (viewer === null || followed.view === null) return null;
  const { Table } = ui;
  return (
    <Table
      match={table.id}
      view={followed.view as object}
      {...{ viewer, happenings, pending, refusal, result, say, sayRefusal, sayEnd, locale, nameOf }}
      seats={table.seats}
      teams={table.teams}
      now={match.now}
      play={match.play}
      keepDraft={match.keepDraft}
      refuse={match.refuse}
      forget={match.forget}
      askHint={ui.hint ?? null}
      openRule={(rule) => onRule(ruleIn(rule, refusal, match))}
      {...{ ready, connection }}
    />
  );
}

/** Adds the sentence and the refused command if the rule has just refused one. */
function ruleIn(rule: string, refusal: TableState['refusal'], match: PageMatch): RefusedRule {
  const { viewer, say, nameOf, sayRefusal, now } = match;
  if (refusal?.rule !== rule) return { rule, sentence: null, own: null };
  const { tried } = refusal;
  const isMine = tried !== null && viewer !== null && viewer !== 'spectator';
  const own = isMine ? { shown: { ...tried, seat: viewer }, words: { say, nameOf }, at: now() } : null;
  return { rule, sentence: sayRefusal(refusal), own };
}
