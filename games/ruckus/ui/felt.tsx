import { markOf, othersOf, type ThingState } from '@tablee/table-ui';
import type { Family, Pile } from '../rules/types.ts';
import { DrawPile } from './draw-pile.tsx';
import type { Layout, Mat } from './layout/index.ts';
import { OtherPlate, PlaceMat } from './others.tsx';
import { Gap, PileOnFelt } from './pile.tsx';
import { matOf } from './places.ts';
import { isSent } from './projection.ts';
import { spotName } from './spots.ts';
import { isAmong } from './touch.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface FeltProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly layout: Layout;
}

/** The shared table: all piles and the draw pile, each in its computed place. */
export function Felt(props: FeltProps) {
  const { game, layout, view } = props;
  const count = view.piles.length;
  const seats = [...othersOf(count, game.me ?? 'spectator'), ...(game.me === null ? [] : [game.me])];
  const mats = seats.flatMap((seat) => {
    const mat = matOf(layout, seat, game.me, count);
    return mat === null ? [] : [{ seat, mat, colour: markOf(seat).colour }];
  });
  return (
    <>
      {mats.map(({ seat, mat, colour }) => (
        <PlaceMat key={seat} seat={seat} mat={mat} colour={colour} />
      ))}
      <DrawPile {...props} />
      {mats.map(({ seat, mat, colour }) => (
        <section key={seat} aria-label={ownerWords(props, seat)}>
          <h2 className="hidden-words">{ownerWords(props, seat)}</h2>
          {seat !== game.me && <OtherPlate {...props} seat={seat} mat={mat} colour={colour} />}
          <Piles {...props} seat={seat} mat={mat} />
        </section>
      ))}
    </>
  );
}

function ownerWords({ game, say, nameOf }: FeltProps, seat: number): string {
  return seat === game.me ? say('ui.mine') : say('ui.theirs', { player: nameOf(seat) });
}

function Piles(props: FeltProps & { readonly seat: number; readonly mat: Mat }) {
  const { game, seat, mat, say, nameOf } = props;
  const player = seat === game.me ? null : nameOf(seat);
  const counts = new Map((game.shown.piles[seat] ?? []).map((pile: Pile) => [pile.family, pile.count]));
  return (game.slots[seat] ?? []).map(({ family, isGone }, index) => {
    const box = mat.slots[index];
    if (box === undefined) return null;
    const count = counts.get(family) ?? 0;
    if (isGone) {
      return (
        <Gap
          key={`gap-${family}`}
          family={family}
          box={box}
          lost={seat === game.me ? lossOf(props.happenings, seat, family) : null}
        />
      );
    }
    return (
      <PileOnFelt
        key={family}
        seat={seat}
        family={family}
        count={count}
        state={stateOf(game, seat, family)}
        isTarget={isAmong(game.targets, seat, family)}
        {...{ player, say, box }}
      />
    );
  });
}

/** Number of cards lost with the pile of this family that was last stolen from this seat. */
export function lossOf(happenings: RuckusProps['happenings'], seat: number, family: Family): number | null {
  for (const { sights } of happenings.toReversed()) {
    for (const sight of sights) {
      if (sight.kind === 'stolen' && sight.from === seat && sight.family === family) return sight.taken;
    }
  }
  return null;
}

function stateOf(game: RuckusGame, seat: number, family: Family): ThingState {
  const spot = spotName({ at: 'pile', seat, family });
  if (isSent(game.shown, seat, family)) return 'pending';
  if (game.refused === spot) return 'refused';
  if (isAmong(game.targets, seat, family)) return 'playable';
  return game.hinted?.thing === spot ? 'now' : 'idle';
}
