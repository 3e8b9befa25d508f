import type { Hint, HintQuestion } from '@tablee/table-ui';
import { adviceFor } from '../bot/advice.ts';
import type { RushSay, RushWords } from '../locale/index.ts';
import { heroDiceAt, isCompleted, isUnderDragon, missingAt, seatsAt, spotOf } from '../rules/board.ts';
import { cardOrTileAt, type PlaceCommand } from '../rules/check-place.ts';
import { campAt } from '../rules/places.ts';
import type { RushCommand, RushTypes, RushView } from '../rules/types.ts';
import { fitsOf } from './play/touch.ts';

type RushHintQuestion = HintQuestion<RushTypes, RushWords>;

/** Command of a normal bot that overlooks nothing, with its reason. */
export function hintRush(question: RushHintQuestion): Hint<RushTypes> | null {
  const command = adviceFor(question.view, question.seat, question.at);
  return command === null ? null : { command, why: reasonOf(command, question) };
}

function reasonOf(command: RushCommand, question: RushHintQuestion): string {
  const { view, seat, say, nameOf } = question;
  switch (command.do) {
    case 'roll':
      return rollWords(view, seat, say);
    case 'place':
      return placeWords(command, question);
    case 'aim': {
      const card = cardOrTileAt(view, command.spot);
      if (command.die === null) return say('hint.aim.all', { count: heroDiceAt(view, command.spot).length, card });
      return say('hint.aim.one', { player: nameOf(command.die.seat), card });
    }
    case 'ping':
      return pingWords(command, question);
    case 'decline':
      return say('hint.decline');
    case 'take':
    case 'clear':
      return say('hint.clear');
  }
}

/** RO-34: a hero whose card is held by the dragon calls for help against the dragon. */
function pingWords(
  { word, spot }: Extract<RushCommand, { do: 'ping' }>,
  { view, seat, say }: RushHintQuestion,
): string {
  const here = spotOf(view, seat);
  if (here !== null && isUnderDragon(view, here)) return say('hint.ping.held', { card: cardOrTileAt(view, here) });
  return say(`hint.ping.${word}`, { card: cardOrTileAt(view, spot) });
}

function rollWords(view: RushView, seat: RushHintQuestion['seat'], say: RushSay): string {
  if (view.phase === 'signal') return say('hint.start');
  const spot = spotOf(view, seat);
  if (spot !== null && !isCompleted(view, spot, campAt(view, spot)))
    return say('hint.roll.keep', { card: cardOrTileAt(view, spot) });
  if (view.dice[seat]?.some(({ is }) => is === 'rolled') !== true) return say('hint.roll.loose');
  const hasFit = fitsOf({ view, seat }).some((spots) => spots.length > 0);
  return say(hasFit ? 'hint.roll.again' : 'hint.roll');
}

function placeWords({ die: index, spot, as }: PlaceCommand, { view, seat, say, nameOf }: RushHintQuestion): string {
  if (spot === 'dragon') return say('hint.place.dragon');
  const card = cardOrTileAt(view, spot);
  if (missingAt(view, spot, campAt(view, spot)) === 1)
    return say(isUnderDragon(view, spot) ? 'hint.place.held' : 'hint.place.last', { card });
  const die = view.dice[seat]?.[index];
  const isJoker = die?.is === 'rolled' && die.face === 'joker';
  if (!isJoker && spotOf(view, seat) === spot) return say('hint.place.more', { face: as, card });
  const partner = seatsAt(view, spot, campAt(view, spot)).find((other) => other !== seat);
  if (partner !== undefined && spotOf(view, seat) === null)
    return say('hint.place.join', { player: nameOf(partner), card });
  if (isJoker) return say('hint.place.joker', { symbol: as, card });
  return say('hint.place', { face: as, card });
}
