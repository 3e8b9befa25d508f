import type { Announcement } from '@tablee/table-ui';
import { nameAll, type RushSay } from '../../locale/index.ts';
import { isSpellSpot } from '../../rules/places.ts';
import type { EventOf, RushEvent, RushView } from '../../rules/types.ts';
import { tellRush } from './tell.ts';

/** The player addressed, with the names of seats and cards. */
export interface Listener {
  readonly me: number | null;
  readonly cards: RushView['cards'];
  readonly say: RushSay;
  readonly nameOf: (seat: number) => string;
}

/** Announcement of a sight: own dice, completions, effects on the player, the dragon; not other players' rolls. */
export function sayAloud(sight: RushEvent, listener: Listener): string | Announcement | null {
  const { me, cards, say, nameOf } = listener;
  switch (sight.kind) {
    case 'rolled':
      return sight.seat === me ? { text: facesWords(sight.faces, say), when: 'important', about: 'dice' } : null;
    case 'completed':
      return completedWords(sight, listener);
    case 'pushed': {
      const count = sight.dice.filter(({ seat }) => seat === me).length;
      return count > 0 ? say('ui.said.pushed-mine', { count }) : idle(sight, listener);
    }
    case 'asked':
      return sight.seat === me ? null : idle(sight, listener);
    case 'pinged': {
      if (sight.seat === me) return null;
      const card = sight.spot === 'dragon' ? 'dragon-tile' : cards[sight.spot];
      return say('event.pinged', { player: nameOf(sight.seat), card, word: say(`ping.${sight.word}`) });
    }
    case 'started':
    case 'called':
    case 'advanced':
    case 'repelled':
    case 'held':
    case 'summoned':
    case 'fizzled':
      return tellRush(sight, say, nameOf);
    case 'revealed':
      return idle(sight, listener);
    default:
      return null;
  }
}

function idle(sight: RushEvent, { say, nameOf }: Listener): Announcement | null {
  const text = tellRush(sight, say, nameOf);
  return text === null ? null : { text, when: 'idle' };
}

function completedWords(sight: EventOf<'completed'>, { me, say, nameOf }: Listener): string {
  const card = sight.card ?? 'dragon-tile';
  if (isSpellSpot(sight.spot) && !sight.seats.some((seat) => seat === me)) return say('ui.said.spell', { card });
  const who = sight.seats.some((seat) => seat === me) ? 'me' : 'other';
  return say('ui.said.completed', { who, players: nameAll(sight.seats.map(nameOf), say), card });
}

type RolledFaces = EventOf<'rolled'>['faces'];

export function facesWords(faces: RolledFaces, say: RushSay): string {
  const dice = faces.flatMap((face) => (face === null ? [] : [say(`symbol.${face}`)]));
  return say('ui.said.dice', { count: dice.length, dice: dice.join(', ') });
}
