import { Avatar, avatarOf } from '@tablee/table-ui';
import type { RuckusSight } from '../rules/types.ts';
import type { RuckusProps } from './use-ruckus.ts';

const SHOWN = 3;

/** The last things that somebody did; the announcer says aloud what matters of it. */
export function Log(props: RuckusProps) {
  return (
    <div className="deeds" aria-hidden="true">
      {deedsIn(props)
        .slice(-SHOWN)
        .toReversed()
        .map(({ key, seat, words }) => (
          <span key={key} className="deed">
            <Avatar seat={seat} name={avatarOf(props.seats[seat])} size={30} />
            {words}
          </span>
        ))}
    </div>
  );
}

export interface Deed {
  readonly key: string;
  readonly seat: number;
  readonly words: string;
}

/** What somebody did, the latest last. */
export function deedsIn({ happenings, viewer, say }: Pick<RuckusProps, 'happenings' | 'viewer' | 'say'>): Deed[] {
  return happenings.flatMap(({ seq, sights }) =>
    sights.flatMap((sight, index) => {
      const told = factsOf(sight, viewer);
      if (told === null) return [];
      const { words, ...facts } = told;
      return [{ key: `${seq} ${index}`, seat: facts.seat, words: say(words, facts) }];
    }),
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
