import type { UiEntry } from '@tablee/games/catalog.ui';
import { Button } from '@tablee/table-ui';
import { speakerOf } from '@tablee/words';
import { Play } from 'lucide-react';
import { use } from 'react';
import { useSay } from '../locale/use-say.ts';
import { CardPage } from '../parts/card-page.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { findEntry, openRules } from '../parts/open-game.ts';
import { useBoxWords } from '../parts/use-box-words.ts';
import { useSettings } from '../settings/settings.ts';
import { useHabits, usualVariant } from './home/against.ts';
import { useNewTable } from './home/use-new-table.ts';
import { Nowhere } from './nowhere.tsx';
import { useExamples } from './rules/examples.tsx';
import { RuleList } from './rules/rule-list.tsx';
import { tellRules } from './rules/told-rules.ts';

export default function RulesPage({ game }: { readonly game: string }) {
  const entry = findEntry(game);
  return entry === null ? <Nowhere /> : <Rules game={game} entry={entry} />;
}

interface RulesProps {
  readonly game: string;
  readonly entry: UiEntry;
}

/** Every rule of a game, to read before or after. */
function Rules({ game, entry }: RulesProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRules(game, entry));
  const book = useExamples(game, entry);
  const name = useBoxWords(entry)('name');
  const tell = speakerOf(words, locale);
  return (
    <CardPage title={say('rules.title', { game: name })} width="wide">
      <div className="rules-intro">
        <span className="rules-box" aria-hidden="true">
          <GameBox entry={entry} />
        </span>
        <div>
          <p>{tell('title')}</p>
          <p className="rules-why">{say('rules.ruling-why')}</p>
          {entry.table !== null && <PlayNow game={game} entry={entry} name={name} />}
        </div>
      </div>
      <RuleList sections={tellRules(definition, tell)} heading="h2" book={book} />
    </CardPage>
  );
}

function PlayNow({ game, entry, name }: RulesProps & { readonly name: string }) {
  const say = useSay();
  const played = useHabits((habits) => habits.played);
  const { isBusy, start } = useNewTable(game, entry);
  return (
    <Button look="now" disabled={isBusy} onClick={() => start(usualVariant(game, entry, played))}>
      <Play size={20} fill="currentColor" aria-hidden="true" />
      {say('rules.play', { game: name })}
    </Button>
  );
}
