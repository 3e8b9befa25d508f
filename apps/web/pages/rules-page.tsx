import type { UiEntry } from '@tablee/games/catalog.ui';
import type { AnyClientRules } from '@tablee/kernel';
import { Button } from '@tablee/table-ui';
import { type AnySay, speakerOf } from '@tablee/words';
import { Play } from 'lucide-react';
import { use } from 'react';
import { useSay } from '../locale/use-say.ts';
import { CardPage } from '../parts/card-page.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { findEntry, openRules, openTable, openToldRules } from '../parts/open-game.ts';
import { useCoverWords } from '../parts/use-box-words.ts';
import { Link } from '../router/link.tsx';
import { useSettings } from '../settings/settings.ts';
import { useHabits, usualVariant } from './home/against.ts';
import { useNewTable } from './home/use-new-table.ts';
import { optionsOf } from './lobby/variants.ts';
import { Nowhere } from './nowhere.tsx';
import { BriefCards } from './rules/brief-cards.tsx';
import type { BriefOptions } from './rules/brief-lines.ts';
import { useExamples } from './rules/examples.tsx';
import { playedSections, tellRules } from './rules/told-rules.ts';
import { RulesWithContents } from './rules/whole-rules.tsx';

interface RulesPageProps {
  readonly game: string;
  /** A preset id; null or an unknown id for the default preset. */
  readonly variant: string | null;
}

export default function RulesPage({ game, variant }: RulesPageProps) {
  const entry = findEntry(game);
  return entry === null ? <Nowhere /> : <Rules game={game} entry={entry} variant={variant} />;
}

interface RulesProps {
  readonly game: string;
  readonly entry: UiEntry;
}

/** The rules of a game for one variant, with pictures first. */
function Rules({ game, entry, variant }: RulesProps & RulesPageProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { definition } = use(openRules(game, entry, locale));
  const { preset, options } = variantOf(definition, variant);
  const { words } = use(openToldRules(game, entry, locale, options));
  const ui = entry.table === null ? null : use(openTable(game, entry.table));
  const book = useExamples(game, entry, options);
  const box = useCoverWords(entry);
  const name = box('name');
  const tell = speakerOf(words, locale);
  const published = tell('title');
  const sections = tellRules(definition, tell, { played: playedSections(ui, options) });
  return (
    <CardPage title={say('rules.title', { game: name })} width="wide">
      <div className="rules-intro">
        <span className="rules-box" aria-hidden="true">
          <GameBox entry={entry} />
        </span>
        <div>
          {published !== name && <p className="rules-published">{published}</p>}
          {entry.table !== null && <PlayNow game={game} entry={entry} name={box('play')} preset={preset} />}
        </div>
      </div>
      <Variants game={game} definition={definition} shown={preset} box={box} />
      <RulesWithContents sections={sections} book={book}>
        {ui?.brief != null && <BriefCards ui={ui} kind="short" options={options} say={tell} heading="h2" />}
        <p className="rules-why">{say('rules.ruling-why')}</p>
      </RulesWithContents>
    </CardPage>
  );
}

/** The preset in the address, or the default one, with its options. */
function variantOf(
  definition: AnyClientRules,
  variant: string | null,
): { preset: string | null; options: BriefOptions } {
  const { presets } = definition;
  const preset = variant !== null && Object.hasOwn(presets, variant) ? variant : (Object.keys(presets)[0] ?? null);
  return { preset, options: optionsOf(definition, preset) };
}

interface VariantsProps {
  readonly game: string;
  readonly definition: AnyClientRules;
  readonly shown: string | null;
  readonly box: AnySay;
}

function Variants({ game, definition, shown, box }: VariantsProps) {
  const say = useSay();
  const presets = Object.keys(definition.presets);
  if (presets.length < 2) return null;
  return (
    <nav className="rules-variants" aria-label={say('rules.variants')}>
      {presets.map((preset) => (
        <Link
          key={preset}
          to={{ page: 'rules', game, variant: preset }}
          aria-current={preset === shown ? 'page' : undefined}
        >
          {box(`preset.${preset}`)}
        </Link>
      ))}
    </nav>
  );
}

interface PlayNowProps extends RulesProps {
  /** The game's name as it follows « jouer ». */
  readonly name: string;
  readonly preset: string | null;
}

/** Starts the variant of this page, or the usual one if the page shows none in particular. */
function PlayNow({ game, entry, name, preset }: PlayNowProps) {
  const say = useSay();
  const played = useHabits((habits) => habits.played);
  const { isBusy, start } = useNewTable(game, entry);
  const read = entry.variants.find((variant) => variant.preset === preset);
  return (
    <Button look="now" disabled={isBusy} onClick={() => start(read ?? usualVariant(game, entry, played))}>
      <Play size={20} fill="currentColor" aria-hidden="true" />
      {say('rules.play', { game: name })}
    </Button>
  );
}
