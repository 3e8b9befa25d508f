import { RaceTrack } from '@tablee/table-ui';
import trophy from './art/trophy.svg';
import type { RuckusProps } from './use-ruckus.ts';

/** RK-20: progress of all players; includes the round if no title shows it. */
export function Race(props: RuckusProps & { readonly isRoundTold?: boolean }) {
  const { view, viewer, say, nameOf, isRoundTold = false } = props;
  const scores = view.totals.map((total, seat) => `${nameOf(seat)} ${total}`).join(', ');
  return (
    <div className="race-place">
      {isRoundTold && <span className="race-round">{say('ui.round', { round: view.round })}</span>}
      <RaceTrack
        scores={view.totals}
        target={view.options.target}
        viewer={viewer === 'spectator' ? null : viewer}
        goal={trophy}
        label={say('ui.race', { target: view.options.target, scores })}
      />
    </div>
  );
}
