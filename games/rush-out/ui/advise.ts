import type { Rng, TableSetup } from '@tablee/kernel';
import type { Hint, HintQuestion } from '@tablee/table-ui';
import { normal } from '../bot/index.ts';
import { nameCard, type RushSay, type RushWords } from '../locale/index.ts';
import { diceAt, heroDiceAt, seatsAt, spotOf, squaresAt } from '../rules/board.ts';
import { thingAt } from '../rules/check-place.ts';
import type { PlacedDie, RushCommand, RushTypes, RushView } from '../rules/types.ts';

type Question = HintQuestion<RushTypes, RushWords>;

/** A friend overlooks nothing: chance never makes this one miss a die. */
const SHARP: Rng = {
  below: (bound) => bound - 1,
  pick: (list) => list[0] as never,
  shuffle: (list) => [...list],
  drawn: 0,
};

export function adviseRush(question: Question): Hint<RushTypes> | null {
  const { view, seat, at } = question;
  const { options, seatOptions } = view;
  const table: TableSetup<RushTypes> = { seats: view.dice.length, options, seatOptions };
  const decision = normal.decide({ table, view, seat, at, memory: normal.mind?.start ?? null, rng: SHARP });
  return decision && { command: decision.command, why: reasonOf(decision.command, question) };
}

function reasonOf(command: RushCommand, { view, seat, say, nameOf }: Question): string {
  switch (command.do) {
    case 'roll':
      return rollWords(view, seat, say);
    case 'place':
      return placeWords(command, { view, seat, say, nameOf });
    case 'aim': {
      const card = nameCard(thingAt(view, command.spot), say);
      if (command.die === null) return say('hint.aim.all', { count: heroDiceAt(view, command.spot).length, card });
      return say('hint.aim.one', { player: nameOf(command.die.seat), card });
    }
    case 'ping':
      return say('hint.ping', { card: nameCard(thingAt(view, command.spot), say) });
    case 'decline':
      return say('hint.decline');
    default:
      return say('hint.clear');
  }
}

function rollWords(view: RushView, seat: Question['seat'], say: RushSay): string {
  if (view.phase === 'signal') return say('hint.start');
  const spot = spotOf(view, seat);
  if (spot !== null) return say('hint.roll.keep', { card: nameCard(thingAt(view, spot), say) });
  return say(view.dice[seat]?.some(({ is }) => is === 'rolled') ? 'hint.roll' : 'hint.roll.loose');
}

type Place = Extract<RushCommand, { do: 'place' }>;

function placeWords({ die, spot, as }: Place, { view, seat, say, nameOf }: Omit<Question, 'at'>): string {
  if (spot === 'dragon') return say('hint.place.dragon');
  const card = nameCard(thingAt(view, spot), say);
  const { face } = view.dice[seat]?.[die] as PlacedDie;
  if (squaresAt(view, spot).length - diceAt(view, spot).length === 1) return say('hint.place.last', { card });
  const [partner] = seatsAt(view, spot).filter((other) => other !== seat);
  if (partner !== undefined) return say('hint.place.join', { player: nameOf(partner), card });
  if (face === 'joker') return say('hint.place.joker', { symbol: as, card });
  return say('hint.place', { face, card });
}
