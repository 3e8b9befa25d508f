import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { useSay } from '../../locale/use-say.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import type { PageMatch } from '../play/use-match.ts';
import { BriefCards } from '../rules/brief-cards.tsx';
import styles from './tv-reading.module.css';

interface TvReadingProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: PageMatch;
}

/** The newcomer's cards, for the players who wait for the reader. */
export function TvReading({ table: { options }, entry, match }: TvReadingProps) {
  const say = useSay();
  const title = say('first.title', { game: useBoxWords(entry)('name') });
  return (
    <section className={styles['reading']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <BriefCards ui={match.ui} kind="first" options={options} say={match.say} heading="h3" />
    </section>
  );
}
