import { CardStack, markOf, placed } from '@tablee/table-ui';
import { type CSSProperties, memo } from 'react';
import { CARDS_PER_FAMILY } from '../../rules/family.ts';
import type { Family } from '../../rules/types.ts';
import { BackCard, FamilyCard } from '../family-card.tsx';
import { lossOf } from '../felt.tsx';
import type { Layout, Mat } from '../layout/index.ts';
import { OtherPlate } from '../others.tsx';
import { Gap } from '../pile.tsx';
import { cardPlaced } from '../spot-style.ts';
import { spotName } from '../spots.ts';
import type { RuckusGame, RuckusProps } from '../use-ruckus.ts';

interface FeltProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly layout: Layout;
}

/** All piles and the draw pile, not interactive. */
export function BigFelt(props: FeltProps) {
  const { layout, nameOf, say } = props;
  return (
    <div className="felt" data-tight={layout.isTight || undefined}>
      {layout.others.map(({ box }, seat) => (
        <div key={markOf(seat).colour} className="mat spot" data-mat={seat} style={matStyle(box, seat)} />
      ))}
      <BigDraw {...props} />
      {layout.others.map((mat, seat) => (
        <section key={markOf(seat).colour} aria-label={say('ui.theirs', { player: nameOf(seat) })}>
          <OtherPlate {...props} seat={seat} mat={mat} colour={markOf(seat).colour} />
          <BigPiles {...props} seat={seat} mat={mat} />
        </section>
      ))}
    </div>
  );
}

function matStyle(box: Mat['box'], seat: number): CSSProperties {
  return { ...placed(box), '--seat': markOf(seat).colour } as CSSProperties;
}

const DRAW = spotName({ at: 'draw' });
const MAX_EDGES = 10;
const CARDS_PER_EDGE = 6;

function BigDraw({ layout, view: { deck }, say }: FeltProps) {
  return (
    <div className="spot pile-spot draw-pile" data-place={DRAW} style={cardPlaced(layout.draw)}>
      <div className="pile" role="img" aria-label={say('ui.deck', { count: deck })}>
        <CardStack count={deck} thickest={Math.min(MAX_EDGES, Math.ceil(deck / CARDS_PER_EDGE) + 1)}>
          {deck > 0 ? <BackCard /> : <span className="ghost-slot" />}
        </CardStack>
      </div>
    </div>
  );
}

function BigPiles({ game, seat, mat, view, happenings, nameOf, say }: FeltProps & { seat: number; mat: Mat }) {
  const counts = new Map(view.piles[seat]?.map((pile) => [pile.family, pile.count]));
  return game.slots[seat]?.map(({ family, isGone }, index) => {
    const box = mat.slots[index];
    if (box === undefined) return null;
    if (isGone) return <Gap key={`gap-${family}`} family={family} box={box} lost={lossOf(happenings, seat, family)} />;
    const count = counts.get(family) ?? 0;
    const label = say('ui.pile', { family, count, player: nameOf(seat), whose: 'theirs' });
    return <BigPile key={family} {...{ seat, family, count, label, box }} name={say(`family.${family}`)} />;
  });
}

interface BigPileProps {
  readonly seat: number;
  readonly family: Family;
  readonly count: number;
  readonly name: string;
  readonly label: string;
  readonly box: Mat['box'];
}

const BigPile = memo(function BigPile({ seat, family, count, name, label, box }: BigPileProps) {
  return (
    <div className="spot pile-spot" data-place={spotName({ at: 'pile', seat, family })} style={cardPlaced(box)}>
      <div className="pile" role="img" aria-label={label}>
        <CardStack count={count} isLocked={count === CARDS_PER_FAMILY}>
          <FamilyCard family={family} name={name} />
        </CardStack>
      </div>
    </div>
  );
});
