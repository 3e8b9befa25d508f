import type { UiEntry } from '@tablee/games/catalog.ui';
import type { AnyClientRules, GameTypes, Refusal, Result, Rounds, Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { type AnyUi, type Honour, type SeenEnd, type TeamWords, type Tried, teamWordsOf } from '@tablee/table-ui';
import { type AnySay, type AnyWords, asSentence, type Locale, type SpokenWords, speakerOf } from '@tablee/words';
import { use, useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { openRulesFor, openTable } from '../../parts/open-game.ts';
import { useCoverWords } from '../../parts/use-box-words.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { TableState } from '../../session/table-state.ts';
import { useSettings } from '../../settings/settings.ts';
import { isTurnOf, judgeOf } from './judge.ts';
import { presetOf } from './preset-name.ts';

export interface PageMatch {
  readonly ui: AnyUi;
  readonly viewer: Viewer | null;
  readonly result: Result<GameTypes> | null;
  /** Points of each seat by round; empty before the end, or if there are no rounds. */
  readonly rounds: Rounds;
  /** Distinctions of single players; empty before the end. */
  readonly honours: readonly Honour[];
  /** The sentence that tells what decided the match; null before the end, or if the rule's own sentence tells it. */
  readonly ending: string | null;
  /** Input for the game's picture of the match; null before the end. */
  readonly end: SeenEnd<GameTypes, AnyWords> | null;
  /** The score that ends a match, or null. */
  readonly goal: number | null;
  readonly isMyTurn: boolean;
  /** The name of the preset; null if its options were changed. */
  readonly mode: string | null;
  /** Progress of the match in words, or null. */
  readonly progress: string | null;
  /** Names of the teams, in their order; empty if they have none. */
  readonly teamWords: readonly TeamWords[];
  readonly say: AnySay;
  readonly sayRefusal: (refusal: Refusal<GameTypes>) => string;
  /** Empty if the sentences are older than the rules. */
  readonly sayEnd: (result: Result<GameTypes>) => string;
  readonly nameOf: (seat: number) => string;
  readonly now: () => number;
  readonly play: (command: object) => string | null;
  readonly keepDraft: (command: object | null) => void;
  readonly refuse: (refusal: Refusal<GameTypes>, tried: Tried<GameTypes>) => void;
  readonly forget: () => void;
}

/** The match of a table with the rules and sentences of its game. Suspends while they are loaded. */
export function useMatch(
  session: TableSession,
  table: TableInfo,
  entry: UiEntry,
  open: () => Promise<AnyUi>,
): PageMatch {
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRulesFor(table.game, entry, locale, table.options));
  const ui = use(openTable(table.game, open));
  const viewer = useStore(session.store, (state) => state.viewer);
  const judge = useMemo(() => judgeOf(definition), [definition]);
  useEffect(() => session.judgeBy(judge), [session, judge]);
  const nameOf = useNames(table);
  const spoken = useSpoken(words, locale, nameOf);
  const preset = presetOf(definition, table.options);
  const box = useCoverWords(entry);
  return {
    ui,
    viewer,
    nameOf,
    ...spoken,
    goal: ui.goalOf?.(table.options) ?? null,
    teamWords: useTeamWords(definition, table, spoken.say),
    mode: preset === null ? null : box(`preset.${preset}`),
    ...useOutcome(session, definition, ui, { say: spoken.say, viewer, nameOf }),
    progress: useSeen(
      session,
      useCallback((view) => (view === null ? null : (ui.progress?.(view, spoken.say) ?? null)), [ui, spoken.say]),
    ),
    isMyTurn: useSeen(
      session,
      useCallback((view) => isTurnOf(judge, view, viewer, session.now()), [judge, viewer, session]),
    ),
    ...useActions(session),
  };
}

/** Stable identity: every seat on the table depends on it. */
function useTeamWords(definition: AnyClientRules, { options }: TableInfo, say: AnySay): readonly TeamWords[] {
  return useMemo(() => teamWordsOf(definition, options, say), [definition, options, say]);
}

/** Selects a value from the view; renders again only if the value changes. */
function useSeen<T>({ store }: TableSession, follows: (view: object | null) => T): T {
  return useStore(
    store,
    useMemo(() => selectorOf(follows), [follows]),
  );
}

function selectorOf<T>(follows: (view: object | null) => T): (state: TableState) => T {
  let last: { readonly view: unknown; readonly value: T } | null = null;
  return ({ followed: { view } }) => {
    if (last === null || last.view !== view) last = { view, value: follows(view as object | null) };
    return last.value;
  };
}

type MatchOutcome = Pick<PageMatch, 'result' | 'rounds' | 'honours' | 'ending' | 'end'>;

const STILL_OPEN: MatchOutcome = { result: null, rounds: [], honours: [], ending: null, end: null };

interface Viewpoint {
  readonly say: AnySay;
  readonly viewer: Viewer | null;
  readonly nameOf: (seat: number) => string;
}

/** Derives everything about the end of the match from the last view. */
function useOutcome(
  session: TableSession,
  definition: AnyClientRules,
  ui: AnyUi,
  { say, viewer, nameOf }: Viewpoint,
): MatchOutcome {
  const outcomeOf = useCallback(
    (view: object | null): MatchOutcome => {
      const result = view === null ? null : definition.result(view);
      if (view === null || result === null) return STILL_OPEN;
      const end = { view, sights: session.sights, say, viewer: viewer ?? 'spectator', nameOf } as const;
      const honours = ui.honours?.(end) ?? [];
      return { result, rounds: definition.rounds?.(view) ?? [], honours, ending: ui.ending?.(end) ?? null, end };
    },
    [session, definition, ui, say, viewer, nameOf],
  );
  return useSeen(session, outcomeOf);
}

/** Stable identity: components that depend on these need not render again. */
function useActions(session: TableSession): Pick<PageMatch, 'now' | 'play' | 'keepDraft' | 'refuse' | 'forget'> {
  return useMemo(
    () => ({
      now: () => session.now(),
      play: (command: object) => session.play(command),
      keepDraft: (command: object | null) => session.keepDraft(command),
      refuse: (refusal: Refusal<GameTypes>, tried: Tried<GameTypes>) => session.refuse(refusal, tried),
      forget: () => session.forgetRefusal(),
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

type GameSentences = Pick<PageMatch, 'say' | 'sayRefusal' | 'sayEnd'>;

/** The sentences of the game; stable identity until language or names change. */
function useSpoken(words: SpokenWords<AnyWords>, locale: Locale, nameOf: (seat: number) => string): GameSentences {
  return useMemo(() => {
    const say = namedSpeaker(words, locale, nameOf);
    return {
      say,
      sayRefusal: ({ rule, facts }: Refusal<GameTypes>) => asSentence(say(`${rule}.refusal`, facts)),
      sayEnd: ({ rule }: Result<GameTypes>) => {
        const id = `${rule}.end`;
        return Object.hasOwn(words.messages[locale] ?? {}, id) ? say(id) : '';
      },
    };
  }, [words, locale, nameOf]);
}

/** Puts facts (seats, pieces) into words before a sentence is said. */
function namedSpeaker(words: SpokenWords<AnyWords>, locale: Locale, nameOf: (seat: number) => string): AnySay {
  const say = speakerOf(words, locale);
  return (id, facts) => say(id, facts && words.nameThings(facts, say, nameOf));
}
