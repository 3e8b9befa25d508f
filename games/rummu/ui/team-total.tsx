import type { Seat } from '@tablee/kernel';
import { formatPoints, TeamMarks } from '@tablee/table-ui';
import type { RummuProps } from './props.ts';
import type { SeatTeam } from './side-of.ts';
import styles from './team-total.module.css';

interface TeamTotalProps extends Pick<RummuProps, 'say' | 'nameOf'> {
  readonly team: SeatTeam;
  readonly total: number;
}

/** Marks and total of a team, beside its players on a small screen. */
export function TeamTotal({ team, total, say, nameOf }: TeamTotalProps) {
  const [seat, ...partners] = team.seats;
  const owner = partners.length === 0 ? nameOf(seat as Seat) : say(team.isMine ? 'ui.team.mine' : 'ui.team.theirs');
  return (
    <div className={styles['team']}>
      <TeamMarks {...team} />
      {partners.length > 0 && <small aria-hidden="true">{say('ui.team')}</small>}
      <b>
        <span className="hidden-words">{owner} </span>
        {formatPoints(total)}
      </b>
    </div>
  );
}
