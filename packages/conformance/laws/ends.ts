import { randomBot, simulate } from '@tablee/bot-kit';
import type { AnyGame } from '@tablee/kernel';
import type { Complaint, Law, Walked } from '../law.ts';

/** From wherever the journey stopped, bots end the match within the bound. */
export const ends: Law = {
  id: 'ends',
  begin: (definition) => ({ close: (walked) => endless(definition, walked) }),
};

function endless(definition: AnyGame, { end }: Walked): Complaint {
  const { options, seats } = end.table;
  const bound = definition.bound(options, seats);
  const bots = Array.from({ length: seats }, () => randomBot(definition));
  const { ended } = simulate({ match: end, events: [] }, bots, bound);
  return ended === 'result' ? null : `not over ${bound} entries after entry ${end.seq}: ${ended}`;
}
