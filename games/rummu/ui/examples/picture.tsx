import { DrawnExample, type ExampleWords, type ShownExample, SketchArrow } from '@tablee/table-ui';
import type { RummuWords } from '../../locale/index.ts';
import type { RummuCommand, RummuTypes, RummuView } from '../../rules/types.ts';
import { CardBack, CardFace } from '../face.tsx';
import styles from './picture.module.css';
import { tellWhen } from './tell-example.ts';
import { type CardMark, triedIn } from './tried-table.ts';

type RummuExample = ShownExample<RummuTypes>;

/** A small table as one seat sees it. Tried cards are ringed, in the place where the command would put them. */
export function ExamplePicture({ say, nameOf, ...shown }: RummuExample & ExampleWords<RummuWords>) {
  const { view, command } = shown;
  const when = tellWhen(shown, { say, nameOf });
  const tried = triedIn(shown);
  const hand = tried?.hand ?? (view.hand ?? []).map((card): CardMark => ({ card, isTried: false }));
  return (
    <DrawnExample when={when} className={styles['example']}>
      {tried === null && <Piles view={view} tried={command.do} />}
      {tried !== null && tried.melds.length > 0 && (
        <span className={styles['melds']}>
          {tried.melds.map(({ id, marks }) => (
            <span key={id} className={styles['meld']}>
              <Marks marks={marks} />
            </span>
          ))}
        </span>
      )}
      <Hand hand={hand} discard={tried?.discard ?? null} isAlone={tried?.melds.length === 0} />
    </DrawnExample>
  );
}

/** RM-6: the piles, with a ring around the one that is drawn from. */
function Piles({ view: { stock, discards }, tried }: { readonly view: RummuView; readonly tried: RummuCommand['do'] }) {
  const top = discards.at(-1) ?? null;
  return (
    <span className={styles['piles']}>
      <span className={styles['card']} data-tried={tried === 'draw' || undefined} data-empty={stock === 0 || undefined}>
        {stock > 0 && <CardBack />}
        <b className={styles['count']}>{stock}</b>
      </span>
      <span
        className={styles['card']}
        data-tried={tried === 'take' || undefined}
        data-deep={discards.length > 1 || undefined}
      >
        {top !== null && <CardFace card={top} />}
        <b className={styles['count']}>{discards.length}</b>
      </span>
    </span>
  );
}

interface HandProps {
  readonly hand: readonly CardMark[];
  readonly discard: CardMark['card'] | null;
  /** True if the example is about the discard alone. */
  readonly isAlone: boolean;
}

/** The rest of the hand, and the discard outside it. */
function Hand({ hand, discard, isAlone }: HandProps) {
  const thrown = hand.findLastIndex(({ card }) => card === discard);
  const kept = thrown === -1 ? hand : hand.toSpliced(thrown, 1);
  return (
    <span className={styles['row']}>
      <span className={styles['hand']}>
        <Marks marks={kept} />
      </span>
      {discard !== null && (
        <>
          <span className={styles['away']}>
            <SketchArrow />
          </span>
          <Marks marks={[{ card: discard, isTried: isAlone || hand[thrown]?.isTried === true }]} />
        </>
      )}
    </span>
  );
}

function Marks({ marks }: { readonly marks: readonly CardMark[] }) {
  return [...marks.entries()].map(([place, { card, isTried, isFault = false }]) => (
    <span key={place} className={styles['card']} data-tried={isTried || undefined} data-fault={isFault || undefined}>
      <CardFace card={card} />
    </span>
  ));
}
