import '@fontsource-variable/fredoka';
import '@fontsource-variable/nunito';
import '@tablee/table-ui/styles.css';
import type { Bot } from '@tablee/bot-kit';
import type { GameTypes, Result, Rounds, Seat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import type { AnyUi, Honour } from '@tablee/table-ui';
import {
  AroundContext,
  Button,
  EndScreen,
  MuteButton,
  quietAround,
  TableScreen,
  teamWordsOf,
  VoiceButton,
} from '@tablee/table-ui';
import { type AnySay, type Locale, speaker, speakerOf } from '@tablee/words';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { rulesCatalog } from '../../games/catalog.rules.ts';
import { uiCatalog } from '../../games/catalog.ui.ts';
import { LocalMatch } from './local-match.ts';
import { type Toy, toys } from './toys/index.ts';
import { readWishes } from './wishes.ts';

/** Any game in a page, without a server: bots at every seat but the first. `npx vite tools/playground`, never built. */
const asked = new URLSearchParams(location.search);
const wishes = readWishes(location.search);
const locale: Locale = asked.get('locale') === 'en' ? 'en' : 'fr';
document.documentElement.lang = locale;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';

const LONG = ['Marie-Antoinette', 'Jean-Christophe', 'Anne-Sophie B.', 'Maximilienne', 'Bartholomé', 'Wilhelmine'];
const NAMES = asked.has('long') ? LONG : ['Camille', 'Léa', 'Malik', 'Jules', 'Anaïs', 'Noé'];
const AVATARS = ['rabbit', 'fox', 'owl', 'robot', 'cat', 'bear'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';

function seatInfo(seat: number): SeatInfo {
  const [name, avatar] = [NAMES[seat] as string, AVATARS[seat] as string];
  if (seat > 2) return { kind: 'bot', level: wishes.level, name, avatar };
  return { kind: 'person', name, avatar, online: !asked.has(`away${seat}`), away: null };
}

function useNamedSay({ words }: AnyUi): AnySay {
  return useMemo(() => {
    const raw = speakerOf(words, locale);
    return (id, facts = {}) => raw(id, words.nameThings(facts, raw, nameOf));
  }, [words]);
}

const viewer = asked.has('spectator') ? 'spectator' : (0 as Seat);
const seats = Array.from({ length: wishes.seats }, (_, seat) => seatInfo(seat));

function Playground({ ui, match }: { readonly ui: AnyUi; readonly match: LocalMatch }) {
  const shown = useSyncExternalStore(match.subscribe, () => match.shown);
  const say = useNamedSay(ui);
  const { definition, state } = shown.match;
  const view = useMemo(() => definition.view(state, viewer), [definition, state]);
  const result = definition.result(view);
  return (
    <TableScreen
      title={boxWord('name')}
      subtitle={say(`preset.${wishes.preset ?? Object.keys(definition.presets)[0]}`)}
      locale={locale}
      onLeave={() => location.reload()}
      tools={<Tools isVocal={ui.isVocal === true} match={match} />}
    >
      <ui.Table
        match={`playground ${wishes.seed}`}
        view={view}
        {...{ teams, viewer, seats, result, say, locale, nameOf }}
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
        askHint={ui.hint ?? null}
        openRule={(rule) => alert(say(rule))}
        connection={{ isAlive: !asked.has('offline'), pingMs: 22 }}
      />
      {result !== null && (
        <End
          result={result}
          rounds={definition.rounds?.(view) ?? []}
          honours={ui.honours?.({ view, sights: null, say }) ?? []}
          reason={say(`${result.rule}.end`)}
          title={say('title')}
        />
      )}
    </TableScreen>
  );
}

/** Where bots do nothing by themselves, the next of them is made to play, and my time to run out. */
function Tools({ isVocal, match }: { readonly isVocal: boolean; readonly match: LocalMatch }) {
  return (
    <>
      {wishes.isStill && (
        <>
          <Button look="paper" onClick={match.step}>
            ▶
          </Button>
          <Button look="paper" onClick={match.timeOut}>
            ⏰
          </Button>
        </>
      )}
      {isVocal && <VoiceButton locale={locale} />}
      <MuteButton locale={locale} />
    </>
  );
}

interface EndProps {
  readonly result: Result<GameTypes>;
  readonly rounds: Rounds;
  readonly honours: readonly Honour[];
  readonly reason: string;
  readonly title: string;
}

function End({ result, rounds, honours, reason, title }: EndProps) {
  const [isAside, setAside] = useState(false);
  if (isAside) return null;
  return (
    <EndScreen
      {...{ result, rounds, honours, seats, teams, teamWords, locale, reason, nameOf }}
      viewer={viewer === 'spectator' ? null : viewer}
      game={title}
      unitOf={(n) => boxWord('score', { n })}
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

const { definition, bot, ui, box } = await openGame();
const boxWord = speaker(box[locale], locale);
const match = new LocalMatch(definition, bot, wishes);
const { table } = match.shown.match;
const teams = definition.teams?.(table) ?? null;
const teamWords = teamWordsOf(definition, table.options, speakerOf(ui.words, locale));
createRoot(document.getElementById('root') as HTMLElement).render(
  <AroundContext value={{ ...quietAround(match.now, true), viewer, teams, teamWords }}>
    <Playground ui={ui} match={match} />
  </AroundContext>,
);

/** A toy, or a game of the house: the first that has a table where none is asked for. */
async function openGame(): Promise<Toy> {
  const toy = toys[wishes.game];
  if (toy !== undefined) return toy;
  const game = wishes.game === '' ? (Object.keys(uiCatalog).find((id) => uiCatalog[id]?.table) ?? '') : wishes.game;
  const [rules, entry] = [rulesCatalog[game], uiCatalog[game]];
  if (rules === undefined || !entry?.table) throw new Error(`${game} has no table to look at`);
  const playing = { definition: rules.versions[0], bot: rules.bots[wishes.level] as Bot<GameTypes> };
  return { ...playing, ui: await entry.table(), box: entry.words };
}
