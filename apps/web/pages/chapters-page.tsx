import type { UiEntry } from '@tablee/games/catalog.ui';
import type { AnyUi } from '@tablee/table-ui';
import { type AnyWords, type Locale, type SpokenWords, speakerOf } from '@tablee/words';
import { use } from 'react';
import { useSay } from '../locale/use-say.ts';
import { CardPage } from '../parts/card-page.tsx';
import { findEntry, openRules, openTable } from '../parts/open-game.ts';
import { useBoxWords } from '../parts/use-box-words.ts';
import { useSettings } from '../settings/settings.ts';
import { useNewTable } from './home/use-new-table.ts';
import { Nowhere } from './nowhere.tsx';

/** The chapters of a game, or « not found » if it has none. */
export default function ChaptersPage({ game }: { readonly game: string }) {
  const entry = findEntry(game);
  if (entry?.table == null) return <Nowhere />;
  return <Opened game={game} entry={entry} open={entry.table} />;
}

interface OpenedProps {
  readonly game: string;
  readonly entry: UiEntry;
}

function Opened({ game, entry, open }: OpenedProps & { readonly open: () => Promise<AnyUi> }) {
  const locale = useSettings((settings) => settings.locale);
  const { words } = use(openRules(game, entry, locale));
  return <Road {...{ game, entry, words, locale }} ui={use(openTable(game, open))} />;
}

interface RoadProps extends OpenedProps {
  readonly ui: AnyUi;
  readonly words: SpokenWords<AnyWords>;
  readonly locale: Locale;
}

export function Road({ game, entry, ui, words, locale }: RoadProps) {
  const say = useSay();
  const name = useBoxWords(entry)('name');
  const { isBusy, lay } = useNewTable(game, entry);
  const { Chapters } = ui;
  if (Chapters === undefined) return <Nowhere />;
  return (
    <CardPage title={say('chapters.title', { game: name })} width="wide">
      <Chapters say={speakerOf(words, locale)} locale={locale} isBusy={isBusy} lay={(options) => lay({ ...options })} />
    </CardPage>
  );
}
