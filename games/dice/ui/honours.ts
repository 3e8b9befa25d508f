import { chooseHonours, type Honour, leaderOf, type MatchEnd } from '@tablee/table-ui';
import type { DiceWords } from '../locale/index.ts';
import { isJoker } from '../rules/face.ts';
import type { DiceEvent, DiceTypes } from '../rules/types.ts';

type DiceMatchEnd = MatchEnd<DiceTypes, DiceWords>;
type LaidSight = Extract<DiceEvent, { kind: 'laid' }>;

/** Honours from score sheets are always available; those from lays need a page that has seen the whole match. */
export function honoursOfDice({ view, sights, say }: DiceMatchEnd): readonly Honour[] {
  const lays = laysIn(sights ?? []);
  const perSeat = (count: (seat: number) => number) => leaderOf(view.hands.map((_, seat) => count(seat)));
  const mine = (seat: number): LaidSight[] => lays.filter((lay) => lay.seat === seat);
  const largest = perSeat((seat) => Math.max(0, ...mine(seat).map(({ placed }) => placed.length)));
  const round = perSeat((seat) => Math.max(0, ...view.sheets.map(({ points }) => points[seat] ?? 0)));
  const movers = perSeat((seat) => mine(seat).filter(({ moved }) => moved.length > 0).length);
  const jokers = perSeat(
    (seat) =>
      mine(seat)
        .flatMap(({ placed }) => placed)
        .filter(({ face }) => isJoker(face)).length,
  );
  return chooseHonours([
    largest && { seat: largest.seat, title: say('honour.largest', largest), words: say('honour.largest.words') },
    round && {
      seat: round.seat,
      title: say('honour.round', { points: round.count }),
      words: say('honour.round.words'),
    },
    movers && { seat: movers.seat, title: say('honour.moved', movers), words: say('honour.moved.words') },
    jokers && { seat: jokers.seat, title: say('honour.jokers', jokers), words: say('honour.jokers.words', jokers) },
  ]);
}

/**
 * The lays that stand. A lay that was undone is followed by another action of the same player without a roll in
 * between.
 */
function laysIn(sights: readonly DiceEvent[]): LaidSight[] {
  const turns = sights.filter((sight) => sight.kind === 'rolled' || sight.kind === 'laid' || sight.kind === 'passed');
  return turns.filter((turn, index): turn is LaidSight => {
    const next = turns[index + 1];
    return turn.kind === 'laid' && (next === undefined || next.kind === 'rolled' || next.seat !== turn.seat);
  });
}
