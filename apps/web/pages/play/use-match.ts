import type { OpenedTable, UiEntry } from '@tablee/games/catalog.ui';
import type { Facts, GameTypes, Result, Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { GameUi } from '@tablee/table-ui';
import { type GameWords, type Locale, type Messages, type Say, speakerOf } from '@tablee/words';
import { use, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { openRules, openTable } from '../../parts/open-game.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { SaidRefusal } from '../../session/table-state.ts';
import { useSettings } from '../../settings/settings.ts';
import { isTurnOf, judgeOf } from './judge.ts';
import { presetOf } from './preset-name.ts';

export interface Match {
  readonly ui: GameUi<GameTypes>;
  readonly viewer: Viewer | null;
  readonly result: Result<GameTypes> | null;
  /** What each seat won, round by round; empty where there are no rounds. */
  readonly rounds: readonly (readonly number[])[];
  readonly isMyTurn: boolean;
  /** The name of the preset; null where somebody chose otherwise. */
  readonly mode: string | null;
  readonly words: { readonly say: Say; readonly messages: Messages };
  readonly nameOf: (seat: number) => string;
  readonly now: () => number;
  readonly play: (command: object) => void;
  readonly refuse: (refusal: SaidRefusal) => void;
}

/** A table's match with the rules and the words of its game. Suspends while they are fetched. */
export function useMatch(
  session: TableSession,
  table: TableInfo,
  entry: UiEntry,
  open: () => Promise<OpenedTable>,
): Match {
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRules(table.game, entry));
  const { ui, resultFrom, roundsFrom } = use(openTable(table.game, open));
  const view = useStore(session.store, ({ followed }) => followed.view) as object | null;
  const viewer = useStore(session.store, (state) => state.viewer);
  const judge = useMemo(() => judgeOf(definition), [definition]);
  useEffect(() => session.judgeBy(judge), [session, judge]);
  const nameOf = useNames(table);
  const say = useMemo(() => namedSpeaker(words, locale, nameOf), [words, locale, nameOf]);
  const preset = presetOf(definition, table.options);
  return {
    ui,
    viewer,
    nameOf,
    words: { say, messages: words.messages[locale] },
    mode: preset === null ? null : say(`preset.${preset}`),
    result: useMemo(() => (view === null ? null : resultFrom(view)), [view, resultFrom]),
    rounds: view === null ? [] : (roundsFrom?.(view) ?? []),
    isMyTurn: useMemo(() => isTurnOf(judge, view, viewer, session.now()), [judge, view, viewer, session]),
    ...useActions(session),
  };
}

/** The same functions as long as the table is the same: what is drawn with them need not be drawn again. */
function useActions(session: TableSession): Pick<Match, 'now' | 'play' | 'refuse'> {
  return useMemo(
    () => ({
      now: () => session.now(),
      play: (command: object) => session.play(command),
      refuse: (refusal: SaidRefusal) => session.refuse(refusal),
    }),
    [session],
  );
}

function useNames({ seats }: TableInfo): (seat: number) => string {
  const names = seats.map((info) => (info.kind === 'open' ? '' : info.name));
  const key = JSON.stringify(names);
  return useMemo(() => {
    const known = JSON.parse(key) as string[];
    return (seat) => known[seat] ?? '';
  }, [key]);
}

/** Facts as rules give them become words on the way into a sentence. */
function namedSpeaker(words: GameWords, locale: Locale, nameOf: (seat: number) => string): Say {
  const say = speakerOf(words, locale);
  return (id: string, facts?: Facts) => say(id, facts && words.nameThings(facts, say, nameOf));
}
