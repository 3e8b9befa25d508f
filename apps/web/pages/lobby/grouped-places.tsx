import { Glyph, type TeamWords, teamWordsOf, useSeatMarks } from '@tablee/table-ui';
import { type ReactNode, useId } from 'react';
import type { SayPage } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import styles from './grouped-places.module.css';
import { defaultPlace, defaultWords } from './offer-words.ts';
import type { PlaceGroup } from './place-groups.ts';
import type { Room } from './room.ts';

interface GroupedPlacesProps {
  readonly room: Room;
  readonly groups: readonly PlaceGroup[];
  readonly drawPlaces: (seats: readonly number[]) => ReactNode;
}

/** Teams or roles, each with its title and its places. */
export function GroupedPlaces({ room, groups, drawPlaces }: GroupedPlacesProps) {
  return (
    <div className={styles['groups']} data-uneven={groups.some(isAlone) || undefined}>
      {groups.map((group) => (
        <Group key={group.n} room={room} group={group}>
          {drawPlaces(group.places)}
        </Group>
      ))}
    </div>
  );
}

/** A player alone against a team, whose places then need more room. */
function isAlone({ kind, places }: PlaceGroup): boolean {
  return kind !== 'spare' && places.length === 1;
}

interface GroupProps {
  readonly room: Room;
  readonly group: PlaceGroup;
  readonly children: ReactNode;
}

function Group({ room, group, children }: GroupProps) {
  const say = useSay();
  const title = useId();
  const words = teamWordsOf(room.definition, room.table.options, room.sayGame);
  const given = defaultPlace(room);
  return (
    <div
      className={styles['group']}
      data-group={group.kind}
      data-alone={isAlone(group) || undefined}
      role="group"
      aria-labelledby={title}
    >
      <h2 className={styles['title']}>
        {group.kind !== 'spare' && group.places.map((place) => <Mark key={place} seat={place} />)}
        <span id={title}>{titleOf(group, words, say)}</span>
      </h2>
      {given !== null && group.places.includes(given) && (
        <p className={styles['given']}>
          <span className={styles['given-whole']}>{defaultWords(room, given, say)}</span>
          <span className={styles['given-short']} aria-hidden="true">
            {say('lobby.role-unless-asked-short')}
          </span>
        </p>
      )}
      {children}
    </div>
  );
}

function Mark({ seat }: { readonly seat: number }) {
  const { shape, colour } = useSeatMarks()(seat);
  return <Glyph shape={shape} isRimmed style={{ color: colour }} />;
}

/** The name of a team, if the game gives it one. */
function titleOf({ kind, n, places }: PlaceGroup, words: readonly TeamWords[], say: SayPage): string {
  const name = words[n - 1]?.name;
  switch (kind) {
    case 'mine':
      if (name === undefined) return say('lobby.your-team');
      return say(places.length === 1 ? 'lobby.you-named' : 'lobby.your-team-named', { team: name });
    case 'opposite':
      return name ?? say('lobby.opposite');
    case 'team':
      return name ?? say('lobby.team', { n });
    case 'spare':
      return say('lobby.spare');
  }
}
