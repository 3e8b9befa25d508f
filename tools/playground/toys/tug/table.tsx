import { type TugTypes, tug } from '@tablee/conformance/tug';
import {
  Avatar,
  avatarOf,
  Button,
  type GameTableProps,
  listOf,
  othersOf,
  SeatPlate,
  TableStatus,
  Told,
  type Tries,
  useKeepFocus,
  useShake,
  useTries,
} from '@tablee/table-ui';
import { useCallback, useRef } from 'react';
import { Rope } from './rope.tsx';
import styles from './table.module.css';
import { tellTug } from './tell.ts';
import type { TugWords } from './words.ts';

type Props = GameTableProps<TugTypes, TugWords>;

/** The other players, a rope for each side, and my tray. */
export function TugTable(props: Props) {
  const { view, viewer, seats, pending, refusal, say, nameOf } = props;
  const root = useRef<HTMLElement>(null);
  const coming = pending.length > 0 ? null : view; // one command a turn: the sent one must be answered first
  const tries = useTries<TugTypes>(props, { rules: tug, coming, feelingOf: () => 'draw' });
  useKeepFocus(root);
  useShake(refusal, tries.refused);
  const tell = useCallback((sight: TugTypes['sight']) => tellTug(sight, say, nameOf), [say, nameOf]);
  return (
    <main className={`game ${styles['table']}`} data-watching={viewer === 'spectator' || undefined} ref={root}>
      <div className={styles['others']}>
        {othersOf(seats.length, viewer).map((seat) => (
          <Plate key={seat} {...props} seat={seat} />
        ))}
      </div>
      <Ropes {...props} />
      <Tray {...props} tries={tries} />
      <Told<TugTypes> {...props} tell={tell} />
    </main>
  );
}

function Ropes({ view, teams, locale, say, nameOf }: Props) {
  const { goal } = view.options;
  return (
    <div className={styles['ropes']}>
      {teams?.map((members, index) => {
        const far = view.pulled[index] ?? 0;
        const team = listOf(members.map(nameOf), locale);
        return <Rope key={members[0]} seats={members} {...{ far, goal }} label={say('ui.rope', { team, far, goal })} />;
      })}
    </div>
  );
}

/** A player with their badge, lit on their turn. */
function Plate({ seat, view, seats, result, locale, nameOf, say }: Props & { readonly seat: number }) {
  const info = seats[seat];
  if (info === undefined) return null;
  const badge = view.seatOptions[seat]?.badge ?? 'any';
  return (
    <SeatPlate {...{ seat, info, locale }} name={nameOf(seat)} isActive={result === null && view.turn === seat}>
      {badge === 'any' ? undefined : say(`seat-option.badge.${badge}`)}
    </SeatPlate>
  );
}

function Tray(props: Props & { readonly tries: Tries<TugTypes> }) {
  const { view, viewer, seats, result, say, tries } = props;
  const [title, text] = wordsOf(props);
  const isMyTurn = result === null && view.turn === viewer;
  return (
    <section className={`tray wood ${styles['tray']}`} aria-label={say('ui.mine')}>
      <div className={styles['status']}>
        <TableStatus<TugTypes>
          {...props}
          avatar={<Avatar seat={view.turn} name={avatarOf(seats[view.turn])} />}
          title={title}
        >
          {text}
        </TableStatus>
      </div>
      {viewer !== 'spectator' && (
        <>
          <Plate {...props} seat={viewer} />
          <Button
            look={isMyTurn ? 'now' : 'paper'}
            data-thing="pull"
            data-home
            onClick={() => tries.attempt({ do: 'pull' }, 'pull')}
          >
            {say('ui.pull')}
          </Button>
        </>
      )}
    </section>
  );
}

function wordsOf({ view, viewer, pending, result, say, sayEnd, nameOf }: Props): readonly [string, string] {
  if (result !== null) return [say('ui.over'), sayEnd(result)];
  if (pending.length > 0) return [say('ui.you'), say('ui.sent')];
  return view.turn === viewer ? [say('ui.you'), say('ui.you.pull')] : [nameOf(view.turn), say('ui.thinks')];
}
