import type { ExampleWords, HintQuestion } from '@tablee/table-ui';
import { nameCard, type RushSay, type RushWords } from '../../locale/index.ts';
import { isCompleted, isUnderDragon, missingAt, seatsAt, spotOf } from '../../rules/board.ts';
import { cardOrTileAt, type PlaceCommand } from '../../rules/check-place.ts';
import { type DiceCommand, type DiceEvent } from '../../rules/modules/dice.ts';
import { campAt, placeAt } from '../../rules/places.ts';
import type { Die, RushTypes, RushView } from '../../rules/types.ts';
import { thingName } from '../play/things.ts';
import { fitsOf } from '../play/touch.ts';
import { facesWords, faceWord } from '../said/face-words.ts';
import type { CommandLooks, EventLooks } from './contract.ts';

type DiceHintQuestion = HintQuestion<RushTypes, RushWords>;

/** Placements are seen, and the log would have nothing else. */
const EVENTS: EventLooks<DiceEvent> = {
  rolled: {
    aloud: ({ seat, faces }, { me, say }) =>
      seat === me ? { text: facesWords(faces, say), when: 'important', about: 'dice' } : null,
  },
  placed: {},
  took: {},
};

const COMMANDS: CommandLooks<DiceCommand> = {
  roll: {
    feeling: 'draw',
    touches: () => 'roll',
    hint: (_, { view, seat, say }) => rollWords(view, seat, say),
    tried: (_, __, { say }) => say('ui.example.roll'),
  },
  place: {
    feeling: 'lay',
    touches: ({ die }) => thingName({ at: 'die', die }),
    hint: placeWords,
    tried: (command, { view, seat }, words) =>
      tellPlace(view.dice[seat]?.[command.die], command, nameCard(cardOrTileAt(view, command.spot), words.say), words),
  },
  take: {
    feeling: 'flip',
    touches: ({ die }) => thingName({ at: 'die', die }),
    hint: (_, { say }) => say('hint.clear'),
    tried: ({ die }, { view, seat }, { say }) =>
      say('ui.example.take', { face: faceWord(view.dice[seat]?.[die], say) }),
  },
  clear: {
    feeling: 'flip',
    touches: () => 'clear',
    hint: (_, { say }) => say('hint.clear'),
    tried: (_, __, { say }) => say('ui.example.clear'),
  },
};

/** RO-5, RO-15 to RO-20, RO-23. */
export const diceLooks = { id: 'dice', events: EVENTS, commands: COMMANDS } as const;

function rollWords(view: RushView, seat: DiceHintQuestion['seat'], say: RushSay): string {
  if (view.phase === 'signal') return say('hint.start');
  const spot = spotOf(view, seat);
  if (spot !== null && !isCompleted(view, spot, campAt(view, spot)))
    return say('hint.roll.keep', { card: cardOrTileAt(view, spot) });
  if (view.dice[seat]?.some(({ is }) => is === 'rolled') !== true) return say('hint.roll.loose');
  const hasFit = fitsOf({ view, seat }).some((spots) => spots.length > 0);
  return say(hasFit ? 'hint.roll.again' : 'hint.roll');
}

function placeWords({ die: index, spot, as }: PlaceCommand, { view, seat, say, nameOf }: DiceHintQuestion): string {
  if (placeAt(view, spot)?.isForJokers === true) return say('hint.place.dragon');
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

function tellPlace(die: Die | undefined, { as }: PlaceCommand, card: string, { say }: ExampleWords<RushWords>): string {
  if (die === undefined) return say('ui.example.place.missing', { card });
  if (die.is === 'loose') return say('ui.example.place.loose', { card });
  if (die.is === 'locked') return say('ui.example.place.locked', { card });
  return say('ui.example.place', { face: faceWord(die, say), symbol: say(`symbol.${as}`), card });
}
