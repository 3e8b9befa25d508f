import type { SeatInfo } from '@tablee/protocol';
import type { PlaygroundOptions } from './options.ts';

const NAMES = ['Camille', 'Léa', 'Malik', 'Jules', 'Anaïs', 'Noé'];
const LONG = ['Marie-Antoinette', 'Jean-Christophe', 'Anne-Sophie B.', 'Maximilienne', 'Bartholomé', 'Wilhelmine'];
const AVATARS = ['rabbit', 'fox', 'owl', 'robot', 'cat', 'bear'];

/** Sitters of the table: three people, then bots. */
export function peopleOf({ seats, level, hasLongNames, away }: PlaygroundOptions): SeatInfo[] {
  const names = hasLongNames ? LONG : NAMES;
  return Array.from({ length: seats }, (_, seat): SeatInfo => {
    const [name, avatar] = [names[seat] as string, AVATARS[seat] as string];
    if (seat > 2) return { kind: 'bot', level, name, avatar };
    return { kind: 'person', name, avatar, online: !away.includes(seat), away: null };
  });
}
