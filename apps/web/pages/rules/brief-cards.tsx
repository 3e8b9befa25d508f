import type { GameTypes } from '@tablee/kernel';
import type { AnyUi, BriefCard } from '@tablee/table-ui';
import type { AnySay, AnyWords } from '@tablee/words';
import type { CSSProperties } from 'react';
import { useSay } from '../../locale/use-say.ts';
import styles from './brief-cards.module.css';
import { type BriefLine, type BriefOptions, briefOf } from './brief-lines.ts';

interface BriefCardsProps {
  readonly ui: AnyUi;
  /** Cards before the first match, or the rules in thirty seconds. */
  readonly kind: 'first' | 'short';
  readonly options: BriefOptions;
  /** The reader's own seat options, if known. */
  readonly mine?: GameTypes['seatOptions'] | undefined;
  /** Ids of the cards to show; all if absent. */
  readonly only?: readonly string[];
  readonly say: AnySay;
  readonly heading: 'h2' | 'h3';
}

/** A game in pictures, each with a title and a line. */
export function BriefCards({ ui, kind, options, mine, only, say, heading: Heading }: BriefCardsProps) {
  const sayPage = useSay();
  const cards = ui.brief?.[kind](options, mine) ?? [];
  const pictures = new Map(cards.map((card) => [card.id, card]));
  const lines = briefOf(cards, options, say, sayPage).filter(({ id }) => only?.includes(id) ?? true);
  return (
    <ol className={styles['cards']} data-kind={kind} style={{ '--shown': lines.length } as CSSProperties}>
      {lines.map((line) => (
        <li key={line.id} className={styles['card']}>
          <Heading className={styles['name']}>{line.title}</Heading>
          <Felt card={pictures.get(line.id)} options={options} say={say} />
          <Words line={line} />
        </li>
      ))}
    </ol>
  );
}

interface FeltProps {
  /** Absent for a text without a picture. */
  readonly card: BriefCard<GameTypes, AnyWords> | undefined;
  readonly options: BriefOptions;
  readonly say: AnySay;
}

function Felt({ card, options, say }: FeltProps) {
  if (card === undefined) return null;
  const { Picture } = card;
  return (
    <div className={styles['felt']}>
      <Picture options={options} say={say} />
    </div>
  );
}

function Words({ line: { lead, rest } }: { readonly line: BriefLine }) {
  return (
    <p className={styles['words']}>
      <b>{lead}</b> {rest}
    </p>
  );
}
