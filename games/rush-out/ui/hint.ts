import type { Hint, HintQuestion } from '@tablee/table-ui';
import type { RushSay, RushWords } from '../locale/index.ts';
import { heroDiceAt, missingAt, seatsAt, spotOf } from '../rules/board.ts';
import { thingAt } from '../rules/check-place.ts';
import type { RushCommand, RushTypes, RushView } from '../rules/types.ts';
import { adviceFor } from './advice.ts';

type Question = HintQuestion<RushTypes, RushWords>;

/** What a friend would do, and why. */
export function hintRush(question: Question): Hint<RushTypes> | null {
  const command = adviceFor(question.view, question.seat);
  return command === null ? null : { command, why: reasonOf(command, question) };
}

function reasonOf(command: RushCommand, question: Question): string {
  const { view, seat, say, nameOf } = question;
  switch (command.do) {
    case 'roll':
      return rollWords(view, seat, say);
    case 'place':
      return placeWords(command, question);
    case 'aim': {
      const card = thingAt(view, command.spot);
      if (command.die === null) return say('hint.aim.all', { count: heroDiceAt(view, command.spot).length, card });
      return say('hint.aim.one', { player: nameOf(command.die.seat), card });
    }
    case 'ping':
      return say('hint.ping', { card: thingAt(view, command.spot) });
    case 'decline':
      return say('hint.decline');
    default:
      return say('hint.clear');
  }
}

function rollWords(view: RushView, seat: Question['seat'], say: RushSay): string {
  if (view.phase === 'signal') return say('hint.start');
  const spot = spotOf(view, seat);
  if (spot !== null) return say('hint.roll.keep', { card: thingAt(view, spot) });
  return say(view.dice[seat]?.some(({ is }) => is === 'rolled') === true ? 'hint.roll' : 'hint.roll.loose');
}

type Place = Extract<RushCommand, { do: 'place' }>;

function placeWords({ die: index, spot, as }: Place, { view, seat, say, nameOf }: Question): string {
  if (spot === 'dragon') return say('hint.place.dragon');
  const card = thingAt(view, spot);
  if (missingAt(view, spot) === 1) return say('hint.place.last', { card });
  const partner = seatsAt(view, spot).find((other) => other !== seat);
  if (partner !== undefined) return say('hint.place.join', { player: nameOf(partner), card });
  const die = view.dice[seat]?.[index];
  if (die?.is === 'rolled' && die.face === 'joker') return say('hint.place.joker', { symbol: as, card });
  return say('hint.place', { face: as, card });
}
