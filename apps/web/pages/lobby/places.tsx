import { Glyph, type TeamWords, teamWordsOf, useSeatMarks } from '@tablee/table-ui';
import { type CSSProperties, useId } from 'react';
import type { SayPage } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
import { spotsAround } from './around.ts';
import { defaultPlace, defaultWords } from './offer-words.ts';
import { Place } from './place.tsx';
import { type PlaceGroup, placeGroups } from './place-groups.ts';
import styles from './places.module.css';
import type { Room } from './room.ts';
import { hasRoles } from './seat-options.ts';

/** The places around the box, or grouped if the game has teams or roles. */
export function Places({ room }: { readonly room: Room }) {
  const say = useSay();
  const groups = placeGroups(room.table, room.own);
  const isAround = groups === null && !hasRoles(room.definition, room.table);
  return (
    <section
      className={styles['stage']}
      data-around={isAround || undefined}
      data-home
      tabIndex={-1}
      aria-label={say('lobby.places')}
    >
      {isAround && (
        <span className={styles['box']} aria-hidden="true">
          <GameBox entry={room.entry} />
        </span>
      )}
      {groups === null ? <Everybody room={room} /> : <Groups room={room} groups={groups} />}
    </section>
  );
}

function Everybody({ room }: { readonly room: Room }) {
  const spots = spotsAround(room.table.seats.length, room.own);
  return (
    <ul className={styles['places']} data-many={spots.length > 4 || undefined}>
      {[...spots.entries()].map(([seat, { x, y }]) => (
        <Spot key={seat} room={room} seat={seat} x={x} y={y} />
      ))}
    </ul>
  );
}

interface SpotProps {
  readonly room: Room;
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
}

function Spot({ room, seat, x = 0, y = 0 }: SpotProps) {
  const style = { '--x': `${x}%`, '--y': `${y}%`, '--seat': useSeatMarks()(seat).colour } as CSSProperties;
  return (
    <li className={styles['spot']} data-seat={seat} data-home style={style}>
      <Place room={room} seat={seat} />
    </li>
  );
}

interface GroupsProps {
  readonly room: Room;
  readonly groups: readonly PlaceGroup[];
}

function Groups({ room, groups }: GroupsProps) {
  return (
    <div className={styles['groups']} data-uneven={groups.some(isAlone) || undefined}>
      {groups.map((group) => (
        <Group key={group.n} room={room} group={group} />
      ))}
    </div>
  );
}

/** A player alone against a team, whose places then need more room. */
function isAlone({ kind, places }: PlaceGroup): boolean {
  return kind !== 'spare' && places.length === 1;
}

function Group({ room, group }: { readonly room: Room; readonly group: PlaceGroup }) {
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
      <ul className={styles['places']}>
        {group.places.map((place) => (
          <Spot key={place} room={room} seat={place} />
        ))}
      </ul>
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
