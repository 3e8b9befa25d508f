import { ArrowLeftRight, type Box, Plus, useFlyer, useMergedRefs } from '@tablee/table-ui';
import { useCallback, useRef } from 'react';
import { type Card, isJoker } from '../../rules/card.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { Meld } from '../../rules/types.ts';
import type { MeldPlace } from '../draft/places.ts';
import { type DropPlace, useDropField } from '../drag.ts';
import { CardChip, CardFace } from '../face.tsx';
import { nameMeld } from '../meld-name.ts';
import type { RummuProps } from '../props.ts';
import type { RummuGame } from '../use-rummu.ts';
import styles from './meld.module.css';

export type MeldLook = 'cards' | 'strip';

interface MeldProps extends RummuProps {
  readonly game: RummuGame;
  readonly meld: Meld;
  readonly look: MeldLook;
  /** Its cards that have come since my last turn. */
  readonly fresh: readonly Card[];
}

/** A combination with its points. It lights up if it takes the chosen cards. */
export function MeldView(props: MeldProps) {
  const { game, meld, look, fresh, say, nameOf, view } = props;
  const element = useRef<HTMLElement>(null);
  const { ref, over } = useDropField((box) => aimAt(element.current, meld.id, box));
  const ways = game.places.filter((place) => place.meld === meld.id);
  const isDraft = meld.id >= view.nextMeld && game.me !== null;
  const lain = view.melds.find(({ id }) => id === meld.id)?.cards;
  const points = pointsOf(meld.cards);
  const hinted = hintedAt(game, meld.id);
  const name = say('ui.meld.whole', { name: nameMeld(meld.cards, say), player: nameOf(meld.owner), points });
  const keep = useCallback((node: HTMLElement | null) => {
    element.current = node;
  }, []);
  const merged = useMergedRefs(ref, keep);
  return (
    <span
      className={styles['meld']}
      data-look={look}
      data-draft={isDraft || undefined}
      data-lit={ways.length > 0 || undefined}
      data-hinted={hinted || undefined}
      data-refused={game.refused === `meld-${meld.id}` || undefined}
      data-thing={`meld-${meld.id}`}
      data-over={(over !== null && ways.length > 0) || undefined}
      role={canTouch(game, isDraft) ? 'group' : 'img'}
      aria-label={name}
      ref={merged}
    >
      {meld.cards.map((card) => (
        <MeldCard
          key={card}
          {...{ card, meld, game, look }}
          isFresh={fresh.includes(card)}
          isDraft={lain !== undefined && !lain.includes(card)}
        />
      ))}
      <b className={styles['points']} aria-hidden="true">
        {points}
      </b>
      <Sign ways={ways} />
      <Hit {...props} ways={ways} isDraft={isDraft} name={name} />
    </span>
  );
}

/** A combination has a button if cards are chosen, or if it was composed in this turn; otherwise it is a picture. */
function canTouch({ chosen, canCompose }: RummuGame, isDraft: boolean): boolean {
  return chosen.length > 0 || (isDraft && canCompose);
}

interface MeldCardProps extends Pick<MeldProps, 'game' | 'meld' | 'look'> {
  readonly card: Card;
  readonly isFresh: boolean;
  /** Added by the composed turn, which is not sent yet. */
  readonly isDraft: boolean;
}

function MeldCard({ card, meld, game, look, isFresh, isDraft }: MeldCardProps) {
  const place = `meld-${meld.id}`;
  const ref = useFlyer(game.keyOf({ card, place }), place);
  const canSwap = game.active.length === 1 && game.places.some(({ meld: id, how }) => id === meld.id && how === 'swap');
  return (
    <span
      className={styles['card']}
      data-joker={isJoker(card) || undefined}
      data-swaps={(canSwap && isJoker(card) && card[1] === game.active[0]?.[1]) || undefined}
      data-fresh={isFresh || undefined}
      data-draft={isDraft || undefined}
      ref={ref}
    >
      {look === 'cards' ? <CardFace card={card} /> : <CardChip card={card} />}
    </span>
  );
}

/** A sign of what would happen to the chosen cards. */
function Sign({ ways }: { readonly ways: readonly MeldPlace[] }) {
  if (ways.length === 0) return null;
  const isSwap = ways.every(({ how }) => how === 'swap');
  return <span className={styles['sign']}>{isSwap ? <ArrowLeftRight /> : <Plus />}</span>;
}

interface HitProps extends MeldProps {
  readonly ways: readonly MeldPlace[];
  readonly isDraft: boolean;
  readonly name: string;
}

/** A touch adds the chosen cards; without any, it takes a combination of this turn up again. */
function Hit({ ways, isDraft, name, game, meld, say }: HitProps) {
  const { id } = meld;
  if (game.chosen.length > 0) {
    return (
      <Button label={say('ui.meld.go', { name, can: ways.length > 0 ? 'yes' : 'no' })} onTouch={() => game.goTo(id)} />
    );
  }
  if (!canTouch(game, isDraft)) return null;
  return <Button label={say('ui.meld.take-up', { name })} onTouch={() => game.takeUp(id)} />;
}

function Button({ label, onTouch }: { readonly label: string; readonly onTouch: () => void }) {
  return <button type="button" className={styles['hit']} aria-label={label} onClick={onTouch} />;
}

/** True if the hint is about this combination. */
function hintedAt({ hintedStep: step }: RummuGame, id: number): boolean {
  return (step?.do === 'add' && step.to === id) || (step?.do === 'swap' && step.in === id);
}

/** A card dropped right on a joker is exchanged for it; elsewhere it is added. */
function aimAt(element: HTMLElement | null, meld: number, box: Box): DropPlace {
  const x = box.left + box.width / 2;
  const jokers = [...(element?.querySelectorAll('[data-joker]') ?? [])];
  const joker = jokers.some((one) => {
    const { left, right } = one.getBoundingClientRect();
    return x >= left && x <= right;
  });
  return { meld, joker };
}
