import { RaceTrack } from '@tablee/table-ui';
import trophy from './art/trophy.svg';
import type { RuckusProps } from './use-ruckus.ts';

/** RK-20: how far everybody is. */
export function Race({ view, viewer, say, nameOf }: RuckusProps) {
  const scores = view.totals.map((total, seat) => `${nameOf(seat)} ${total}`).join(', ');
  return (
    <div className="race-place">
      <span className="race-round">{say('ui.round', { round: view.round })}</span>
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
