import { Avatar, avatarOf, Countdown, lastOf, type Size } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { type CallPlace, placeOfCall } from './call-place.ts';
import { Burst } from './family-card.tsx';
import { countBox } from './layout/count-box.ts';
import type { Layout, Mat } from './layout/index.ts';
import { matOf } from './places.ts';
import { callsOf } from './tell.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface SpectacleProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly layout: Layout;
  /** Absent where the styles place the countdown. */
  readonly floor?: Size;
  /** Position of a seat's calls; beside its plate by default. */
  readonly placeCall?: (mat: Mat) => CallPlace;
}

/** Calls, countdown and shout: above the table, without catching touches. */
export function Spectacle(props: SpectacleProps) {
  const { view, happenings, say, floor, layout } = props;
  const shout = lastOf(happenings, 'called');
  const start = lastOf(happenings, 'started');
  return (
    <div
      className="spectacle"
      style={view.phase === 'countdown' && floor !== undefined ? countdownStyle(floor, layout) : undefined}
      aria-hidden="true"
    >
      {view.phase === 'play' && <Bubbles {...props} />}
      {/* RK-3: time to look at the hand. */}
      {view.phase === 'countdown' && (
        <Countdown until={view.until} title={say('ui.round', { round: view.round })} behind={<Burst />} />
      )}
      {start !== null && view.phase === 'play' && (
        <div key={start.seq} className="start-call">
          {say('ui.go')}
        </div>
      )}
      {shout !== null && (view.phase === 'sheet' || view.phase === 'over') && (
        <Shout key={shout.seq} {...props} seat={shout.sight.seat} />
      )}
    </div>
  );
}

function countdownStyle(floor: Size, layout: Layout): CSSProperties {
  const { top, width, height } = countBox(floor, layout);
  return {
    '--countdown': `${width}px`,
    '--countdown-low': `${floor.height - 2 * top - height}px`,
    '--countdown-title': layout.isRoomy ? 'block' : 'none',
  } as CSSProperties;
}

/** RK-14: the name that a player calls, at their seat; disappears by itself. */
function Bubbles({ happenings, layout, game, view, say, placeCall }: SpectacleProps) {
  const { me, slots } = game;
  return [...callsOf(happenings)].map(([seat, { seq, family }]) => {
    const mat = matOf(layout, seat, me, view.piles.length);
    if (mat === null) return null;
    const { tail, style } = placeCall?.(mat) ?? placeOfCall(mat, layout, slots[seat]?.length ?? 0, seat === me);
    return (
      <span key={`${seat} ${seq}`} className="bubble call" data-tail={tail} style={style}>
        {say('ui.call', { family })}
      </span>
    );
  });
}

/** RK-15 */
function Shout({ seat, seats, say, nameOf }: SpectacleProps & { readonly seat: number }) {
  return (
    <div className="shout">
      <span className="shout-rays">
        <Burst />
      </span>
      <b>{say('ui.ruckus')}</b>
      <span className="shout-who">
        <Avatar seat={seat} name={avatarOf(seats[seat])} />
        {nameOf(seat)}
      </span>
    </div>
  );
}
