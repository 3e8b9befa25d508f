import { Avatar, avatarOf } from '@tablee/table-ui';
import type { RuckusSight } from '../rules/types.ts';
import type { RuckusProps } from './use-ruckus.ts';

const SHOWN = 3;

/** The last things that somebody did; the announcer says aloud what matters of it. */
export function Log({ happenings, seats, viewer, say }: RuckusProps) {
  const deeds = happenings.flatMap(({ seq, sights }) =>
    sights.flatMap((sight, index) => {
      const facts = factsOf(sight, viewer);
      return facts === null ? [] : [{ key: `${seq} ${index}`, ...facts }];
    }),
  );
  return (
    <div className="deeds" aria-hidden="true">
      {deeds
        .slice(-SHOWN)
        .toReversed()
        .map(({ key, seat, words, ...facts }) => (
          <span key={key} className="deed">
            <Avatar seat={seat} name={avatarOf(seats[seat])} size={30} />
            {say(words, { seat, ...facts })}
          </span>
        ))}
    </div>
  );
}

function factsOf(sight: RuckusSight, viewer: RuckusProps['viewer']) {
  switch (sight.kind) {
    case 'formed':
      return { seat: sight.seat, words: 'ui.log.formed', family: sight.family, count: sight.cards };
    case 'completed':
      return { seat: sight.seat, words: 'ui.log.completed', family: sight.family };
    case 'stolen':
      return {
        seat: sight.seat,
        words: sight.from === viewer ? 'ui.log.stolen-mine' : 'ui.log.stolen',
        family: sight.family,
        from: sight.from,
      };
    case 'drew':
      return { seat: sight.seat, words: 'ui.log.drew' };
    default:
      return null;
  }
}
