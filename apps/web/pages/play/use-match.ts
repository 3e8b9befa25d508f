import type { UiEntry } from '@tablee/games/catalog.ui';
import type { AnyGame, GameTypes, Refusal, Result, Rounds, Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { type AnyUi, type Honour, type SeenEnd, type TeamWords, type Tried, teamWordsOf } from '@tablee/table-ui';
import { type AnySay, type AnyWords, asSentence, type Locale, type SpokenWords, speakerOf } from '@tablee/words';
import { use, useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { openRules, openTable } from '../../parts/open-game.ts';
import { useCoverWords } from '../../parts/use-box-words.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { TableState } from '../../session/table-state.ts';
import { useSettings } from '../../settings/settings.ts';
import { isTurnOf, judgeOf } from './judge.ts';
import { presetOf } from './preset-name.ts';

export interface Match {
  readonly ui: AnyUi;
  readonly viewer: Viewer | null;
  readonly result: Result<GameTypes> | null;
  /** What each seat won, round by round; empty before the end, and where there are no rounds. */
  readonly rounds: Rounds;
  /** What some did best; empty before the end. */
  readonly honours: readonly Honour[];
  /** What decided it, in one sentence; null before the end, and where the game leaves that to the rule. */
  readonly ending: string | null;
  /** What the story of the match is drawn from; null before the end. */
  readonly end: SeenEnd<GameTypes, AnyWords> | null;
  /** The score that ends a match; null where there is none. */
  readonly goal: number | null;
  readonly isMyTurn: boolean;
  /** The name of the preset; null where somebody chose otherwise. */
  readonly mode: string | null;
  /** How far it is, in words; null where the game does not say. */
  readonly progress: string | null;
  /** What the game calls the teams, in their order; empty where they are only counted. */
  readonly teamWords: readonly TeamWords[];
  readonly say: AnySay;
  readonly sayRefusal: (refusal: Refusal<GameTypes>) => string;
  /** Empty where the words are older than the rules. */
  readonly sayEnd: (result: Result<GameTypes>) => string;
  readonly nameOf: (seat: number) => string;
  readonly now: () => number;
  readonly play: (command: object) => string | null;
  readonly keepDraft: (command: object | null) => void;
  readonly refuse: (refusal: Refusal<GameTypes>, tried: Tried<GameTypes>) => void;
  readonly forget: () => void;
}

/** A table's match with the rules and the words of its game. Suspends while they are fetched. */
export function useMatch(session: TableSession, table: TableInfo, entry: UiEntry, open: () => Promise<AnyUi>): Match {
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRules(table.game, entry, locale));
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

/** The same list for as long as nothing changes: plates hang on it. */
function useTeamWords(definition: AnyGame, { options }: TableInfo, say: AnySay): readonly TeamWords[] {
  return useMemo(() => teamWordsOf(definition, options, say), [definition, options, say]);
}

/** What follows from the view that is shown; nothing is drawn anew because of a view from which the same follows. */
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

type Outcome = Pick<Match, 'result' | 'rounds' | 'honours' | 'ending' | 'end'>;

const STILL_OPEN: Outcome = { result: null, rounds: [], honours: [], ending: null, end: null };

interface Teller {
  readonly say: AnySay;
  readonly viewer: Viewer | null;
  readonly nameOf: (seat: number) => string;
}

/** Rounds, honours and what decided it are told with the result. */
function useOutcome(session: TableSession, definition: AnyGame, ui: AnyUi, { say, viewer, nameOf }: Teller): Outcome {
  const outcomeOf = useCallback(
    (view: object | null): Outcome => {
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

/** The same functions as long as the table is the same: what is drawn with them need not be drawn again. */
function useActions(session: TableSession): Pick<Match, 'now' | 'play' | 'keepDraft' | 'refuse' | 'forget'> {
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

type Spoken = Pick<Match, 'say' | 'sayRefusal' | 'sayEnd'>;

/** The words of the game, the same functions as long as language and names are. */
function useSpoken(words: SpokenWords<AnyWords>, locale: Locale, nameOf: (seat: number) => string): Spoken {
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

/** Facts as rules give them become words on the way into a sentence. */
function namedSpeaker(words: SpokenWords<AnyWords>, locale: Locale, nameOf: (seat: number) => string): AnySay {
  const say = speakerOf(words, locale);
  return (id, facts) => say(id, facts && words.nameThings(facts, say, nameOf));
}
