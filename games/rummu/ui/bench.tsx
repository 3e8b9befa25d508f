import {
  ArrowLeftRight,
  Avatar,
  avatarOf,
  Check,
  Plus,
  signed,
  useFlyer,
  useIsWide,
  useMergedRefs,
} from '@tablee/table-ui';
import { nameCard, nameCards } from '../locale/index.ts';
import type { Card } from '../rules/card.ts';
import { readMeld } from '../rules/melds.ts';
import { countMeld } from '../rules/scoring.ts';
import styles from './bench.module.css';
import { CardMarks } from './card-marks.tsx';
import { whyNotLaid } from './draft/places.ts';
import { useDrag, useDrop } from './drag.ts';
import { CardFace } from './face.tsx';
import { cardIn, cardsOf, type Own } from './hand/order.ts';
import { nameMeld, whyPoints } from './meld-name.ts';
import { Opening } from './opening.tsx';
import { Taken } from './piles.tsx';
import type { RummuProps } from './props.ts';
import type { Deed } from './since.ts';
import type { RummuGame } from './use-rummu.ts';

interface BenchProps extends RummuProps {
  readonly game: RummuGame;
  readonly deeds: readonly Deed[];
}

/** Where cards are looked at before they are laid: what they make, what it scores, where they fit. */
export function Bench(props: BenchProps) {
  const { game, say } = props;
  const { ref, isOver } = useDrop('chosen');
  return (
    <section
      className={styles['bench']}
      data-look={lookOf(game)}
      data-over={isOver || undefined}
      data-home=""
      aria-label={say('ui.bench')}
      ref={ref}
    >
      <h2 className="hidden-words">{say('ui.bench')}</h2>
      <Content {...props} />
    </section>
  );
}

function lookOf({ chosen, now, mustTakeBack }: RummuGame): 'good' | 'bad' | 'some' | 'ask' | 'empty' {
  if (chosen.length === 0) return mustTakeBack ? 'ask' : 'empty';
  if (now === null || chosen.length < 2) return 'some';
  return whyNotLaid(now, cardsOf(chosen)) === null ? 'good' : 'bad';
}

function Content(props: BenchProps) {
  const { game } = props;
  const isWide = useIsWide();
  if (game.chosen.length > 0) return <Chosen {...props} />;
  if (game.isTaking && !isWide) return <Taken {...props} />;
  if (game.mustTakeBack) return <TakeBack {...props} />;
  if (game.canPlay || props.deeds.length === 0) return <Invitation {...props} />;
  return <Recap {...props} />;
}

function Chosen(props: BenchProps) {
  const { game, say } = props;
  const cards = cardsOf(game.chosen);
  const reading = readMeld(cards);
  const count = reading.ok ? countMeld(cards) : null;
  return (
    <>
      <div className={styles['cards']}>
        {game.chosen.map((own) => (
          <ChosenCard key={own} {...props} own={own} />
        ))}
      </div>
      <div className={styles['words']}>
        {(count !== null || cards.length === 1) && <strong>{nameMeld(cards, say)}</strong>}
        <span className={styles['why']}>{count === null ? sayWhyNot(props, cards) : whyPoints(cards, say)}</span>
        <span className={styles['chips']}>
          <Opening {...props} count={count?.size ?? 0} />
          <Ways {...props} />
        </span>
      </div>
      {count !== null && (
        <b className={styles['medal']}>
          <span className="hidden-words">{say('ui.points', { points: count.points })}</span>
          <span aria-hidden="true">{count.points}</span>
        </b>
      )}
    </>
  );
}

/** One card says nothing yet; two or more, why they are no combination. */
function sayWhyNot({ game: { now }, sayRefusal, say }: BenchProps, cards: readonly Card[]): string {
  const why = now === null || cards.length < 2 ? null : whyNotLaid(now, cards);
  return why === null ? say('ui.bench.one') : sayRefusal(why);
}

function ChosenCard({ own, game, say }: BenchProps & { readonly own: Own }) {
  const card = cardIn(own);
  const flyer = useFlyer(game.keyOfOwn(own), 'bench');
  const { isDragging, ref, onPointerDown, onKeyDown } = useDrag(own);
  return (
    <button
      type="button"
      className={styles['card']}
      data-thing={`chosen-${own}`}
      data-dragging={isDragging || undefined}
      aria-label={nameCard(card, say)}
      aria-pressed="true"
      ref={useMergedRefs(ref, flyer)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={() => game.toggle(own)}
    >
      <CardFace card={card} />
    </button>
  );
}

/** Every combination that what is chosen fits to: far away on the table, near to the thumb here. */
function Ways({ game, view, say, nameOf, viewer }: BenchProps) {
  return game.places.map(({ meld: id, how, gain }) => {
    const meld = game.now?.melds.find((one) => one.id === id);
    if (meld === undefined) return null;
    const who = meld.owner === viewer ? 'me' : 'other';
    const facts = { name: nameMeld(meld.cards, say), who, player: nameOf(meld.owner), gain: gained(gain) } as const;
    return (
      <button
        key={`${id} ${how}`}
        type="button"
        className={styles['way']}
        data-thing={`go-${how}-${id}`}
        data-draft={id >= view.nextMeld || undefined}
        onClick={() => game.goTo(id, how)}
      >
        {how === 'swap' ? <ArrowLeftRight aria-hidden="true" /> : <Plus aria-hidden="true" />}
        <span className="hidden-words">{say(how === 'swap' ? 'ui.way.swap' : 'ui.way.add', facts)}</span>
        <CardMarks cards={meld.cards} />
        <span className={styles['gain']} aria-hidden="true">
          {gained(gain)}
        </span>
      </button>
    );
  });
}

function gained(points: number): string {
  return points === 0 ? '=' : signed(points);
}

/** RM-20: nothing is left to be thrown away, so one card comes back. */
function TakeBack({ game, say }: BenchProps) {
  const own = game.now?.melds.filter(({ owner }) => owner === game.me) ?? [];
  return (
    <>
      <div className={styles['words']}>
        <strong>{say('ui.take-back')}</strong>
        <span className={styles['why']}>{say('ui.take-back.why')}</span>
      </div>
      <div className={styles['cards']} data-many="">
        {own.flatMap(({ id, cards }) =>
          cards.map((card) => (
            <button
              key={`${id} ${card}`}
              type="button"
              className={styles['card']}
              data-thing={`back-${card}`}
              aria-label={say('ui.take-back.card', { card: nameCard(card, say), name: nameMeld(cards, say) })}
              onClick={() => game.takeBack(card, id)}
            >
              <CardFace card={card} />
            </button>
          )),
        )}
      </div>
    </>
  );
}

/** Nothing is chosen: what to do with this place. */
function Invitation({ game, say }: BenchProps) {
  return (
    <div className={styles['words']} data-quiet="">
      <span className={styles['why']}>
        {say(game.draft.draft.discard === null ? 'ui.bench.empty' : 'ui.bench.ready')}
      </span>
    </div>
  );
}

/** What the others did since my last turn, at a glance. */
function Recap({ deeds, seats, say, nameOf, game }: BenchProps) {
  return (
    <div className={styles['recap']}>
      <span className={styles['since']}>{say(game.me === null ? 'ui.lately' : 'ui.since')}</span>
      <ul>
        {deeds.map((deed) => (
          <li key={deed.seq}>
            <Avatar seat={deed.seat} name={avatarOf(seats[deed.seat])} size={26} />
            <span className="hidden-words">{nameOf(deed.seat)} </span>
            <DeedWords deed={deed} say={say} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeedWords({ deed: { took, laid, hasFinished }, say }: { readonly deed: Deed } & Pick<RummuProps, 'say'>) {
  return (
    <>
      {took.length > 0 ? (
        <>
          {say('ui.deed.took')} <CardMarks cards={took} />
          <span className="hidden-words">{nameCards(took, say)} </span>
        </>
      ) : (
        <span>{say('ui.deed.drew')}</span>
      )}
      {laid > 0 && <b>{say('ui.deed.laid', { count: laid })}</b>}
      {hasFinished && (
        <>
          <Check aria-hidden="true" />
          <span className="hidden-words">{say('ui.float.finished')}</span>
        </>
      )}
    </>
  );
}
