import type { AnyGame, GameTypes, Result, Seat, TableSetup } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import {
  Button,
  EndScreen,
  MatchContext,
  MuteButton,
  plainMatchContext,
  TableScreen,
  teamWordsOf,
  VoiceButton,
} from '@tablee/table-ui';
import { type AnySay, type Locale, speaker, speakerOf } from '@tablee/words';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { LocalMatch } from './local-match.ts';
import type { PlaygroundOptions } from './options.ts';
import { peopleOf } from './people.ts';
import type { Toy } from './toys/index.ts';

/** Values that stay the same for the whole match. */
interface Scene {
  readonly game: Toy;
  readonly options: PlaygroundOptions;
  readonly match: LocalMatch;
  readonly viewer: Seat | 'spectator';
  readonly seats: readonly SeatInfo[];
  readonly teams: ReturnType<NonNullable<AnyGame['teams']>> | null;
  readonly teamWords: ReturnType<typeof teamWordsOf>;
  readonly locale: Locale;
  readonly say: AnySay;
  readonly nameOf: (seat: number) => string;
}

function sceneOf(game: Toy, options: PlaygroundOptions): Scene {
  const { definition, bot, words } = game;
  const { locale } = options;
  const match = new LocalMatch(definition, bot, options);
  const table: TableSetup<GameTypes> = match.shown.match.table;
  const seats = peopleOf(options);
  const nameOf = (seat: number): string => {
    const info = seats[seat];
    return info === undefined || info.kind === 'open' ? '' : info.name;
  };
  const raw = speakerOf(words, locale);
  return {
    game,
    options,
    match,
    seats,
    locale,
    nameOf,
    viewer: options.isSpectator ? 'spectator' : (0 as Seat),
    teams: definition.teams?.(table) ?? null,
    teamWords: teamWordsOf(definition, table.options, raw),
    say: (id, facts = {}) => raw(id, words.nameThings(facts, raw, nameOf)),
  };
}

/** Any game without a server: bots at every seat but the first. */
export function GamePage({ game, options }: { readonly game: Toy; readonly options: PlaygroundOptions }) {
  const [scene] = useState(() => sceneOf(game, options));
  const { match, viewer, teams, teamWords, locale } = scene;
  const { definition } = game;
  const boxWord = speaker(game.box[locale], locale);
  return (
    <MatchContext value={{ ...plainMatchContext(match.now, true), viewer, teams, teamWords }}>
      <TableScreen
        title={boxWord('name')}
        subtitle={boxWord(`preset.${options.preset ?? Object.keys(definition.presets)[0]}`)}
        locale={locale}
        onLeave={() => location.reload()}
        tools={<Tools {...scene} />}
      >
        <Board {...scene} />
      </TableScreen>
    </MatchContext>
  );
}

function Board(scene: Scene) {
  const { game, options, match, viewer, seats, teams, locale, say, nameOf } = scene;
  const shown = useSyncExternalStore(match.subscribe, () => match.shown);
  const { definition, state } = shown.match;
  const view = useMemo(() => definition.view(state, viewer), [definition, state, viewer]);
  const result = definition.result(view);
  return (
    <>
      <game.ui.Table
        match={`playground ${options.seed}`}
        {...{ view, teams, viewer, seats, result, say, locale, nameOf }}
        sayRefusal={({ rule, facts }) => say(`${rule}.refusal`, facts)}
        sayEnd={({ rule }) => say(`${rule}.end`)}
        now={match.now}
        happenings={shown.happenings}
        pending={shown.pending}
        refusal={shown.refusal}
        play={match.play}
        keepDraft={match.keepDraft}
        ready={null}
        refuse={match.refuse}
        forget={match.forget}
        askHint={game.ui.hint ?? null}
        openRule={(rule) => alert(say(rule))}
        connection={{ isAlive: !options.isOffline, pingMs: 22 }}
      />
      {result !== null && <End {...scene} view={view} result={result} />}
    </>
  );
}

/** With `?still`, one button lets the next bot play and one lets my time run out. */
function Tools({ game, options, match, locale }: Scene) {
  return (
    <>
      {options.isStill && (
        <>
          <Button look="paper" onClick={match.step}>
            ▶
          </Button>
          <Button look="paper" onClick={match.timeOut}>
            ⏰
          </Button>
        </>
      )}
      {game.ui.isVocal === true && <VoiceButton locale={locale} />}
      <MuteButton locale={locale} />
    </>
  );
}

interface EndProps extends Scene {
  readonly view: object;
  readonly result: Result<GameTypes>;
}

function End({ game, viewer, seats, teams, teamWords, locale, say, nameOf, view, result }: EndProps) {
  const [isAside, setAside] = useState(false);
  if (isAside) return null;
  const { definition, ui, box } = game;
  return (
    <EndScreen
      goal={null}
      {...{ result, seats, teams, teamWords, locale, nameOf }}
      rounds={definition.rounds?.(view) ?? []}
      honours={ui.honours?.({ view, sights: null, say, viewer, nameOf }) ?? []}
      reason={say(`${result.rule}.end`)}
      viewer={viewer === 'spectator' ? null : viewer}
      game={say('title')}
      unitOf={(n) => speaker(box[locale], locale)('score', { n })}
    >
      <Button look="paper" onClick={() => setAside(true)}>
        Table
      </Button>
      <Button look="now" onClick={() => location.reload()}>
        Revanche
      </Button>
    </EndScreen>
  );
}
