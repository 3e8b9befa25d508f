import type { GameTypes } from '@tablee/kernel';
import type { AnyUi, BriefCard } from '@tablee/table-ui';
import type { AnySay, AnyWords } from '@tablee/words';
import type { CSSProperties } from 'react';
import { useSay } from '../../locale/use-say.ts';
import styles from './brief-cards.module.css';
import { type BriefLine, type BriefOptions, briefOf } from './brief-lines.ts';

interface BriefCardsProps {
  readonly ui: AnyUi;
  /** What a newcomer sees before the first match, or the rules in thirty seconds. */
  readonly kind: 'first' | 'short';
  readonly options: BriefOptions;
  /** What was arranged for the seat of whoever reads, where that is known. */
  readonly mine?: GameTypes['seatOptions'] | undefined;
  /** The ids of those that are shown; all of them where it is absent. */
  readonly only?: readonly string[];
  /** Says a sentence of the game. */
  readonly say: AnySay;
  readonly heading: 'h2' | 'h3';
}

/** A game in three pictures, each with a title and a line. */
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
  /** Absent where nobody has drawn one. */
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
