import { Avatar, avatarOf, feel, type Happening, useSecondsUntil } from '@tablee/table-ui';
import { type CSSProperties, useEffect } from 'react';
import type { RuckusSight, RuckusTypes } from '../rules/types.ts';
import { Burst } from './family-card.tsx';
import type { Layout, Mat } from './layout/index.ts';
import { matOf } from './places.ts';
import { callsOf } from './tell.ts';
import type { RuckusProps } from './use-ruckus.ts';

interface SpectacleProps extends RuckusProps {
  readonly layout: Layout;
  /** Where a seat's calls stand; beside its plate unless said otherwise. */
  readonly placeCall?: (mat: Mat) => CSSProperties;
}

/** What is called, counted down and shouted: all of it above the table, and nothing of it in the way of a finger. */
export function Spectacle(props: SpectacleProps) {
  const { view, happenings } = props;
  const shout = lastOf(happenings, 'called');
  const start = lastOf(happenings, 'started');
  return (
    <div className="spectacle" aria-hidden="true">
      {view.phase === 'play' && <Bubbles {...props} />}
      {view.phase === 'countdown' && <Countdown {...props} />}
      {start !== null && view.phase === 'play' && (
        <div key={start.seq} className="start-call">
          {props.say('ui.go')}
        </div>
      )}
      {shout !== null && (view.phase === 'sheet' || view.phase === 'over') && (
        <Shout key={shout.seq} {...props} seat={shout.sight.seat} />
      )}
    </div>
  );
}

type SightOf<Kind> = Extract<RuckusSight, { kind: Kind }>;

function lastOf<Kind extends RuckusSight['kind']>(
  happenings: readonly Happening<RuckusTypes>[],
  kind: Kind,
): { readonly seq: number; readonly sight: SightOf<Kind> } | null {
  for (const { seq, sights } of happenings.toReversed()) {
    const sight = sights.find((one): one is SightOf<Kind> => one.kind === kind);
    if (sight !== undefined) return { seq, sight };
  }
  return null;
}

/** RK-14: the name that somebody calls, at their seat; it goes by itself. */
function Bubbles({ happenings, layout, viewer, view, say, placeCall }: SpectacleProps) {
  const me = viewer === 'spectator' ? null : viewer;
  return [...callsOf(happenings)].map(([seat, { seq, family }]) => {
    const mat = matOf(layout, seat, me, view.piles.length);
    if (mat === null) return null;
    return (
      <span
        key={`${seat} ${seq}`}
        className="bubble call"
        data-mine={seat === me || undefined}
        style={placeCall?.(mat) ?? bubblePlace(mat, layout, seat === me)}
      >
        {say('ui.call', { family })}
      </span>
    );
  });
}

/** Beside the plate of who calls, inside the window; mine above my piles. */
function bubblePlace({ plate, box }: Mat, { isRoomy, tray }: Layout, isMine: boolean): CSSProperties {
  if (isMine) return { left: box.left + 14, top: box.top - 36 };
  const wide = tray.box.width;
  const isAtEdge = plate.left + plate.width > wide - 40;
  const top = plate.top + (isRoomy ? -4 : -3);
  if (isAtEdge && !isRoomy) return { right: 6, top };
  return { left: plate.left + (isRoomy ? 222 : 40), top };
}

/** RK-3: so many seconds to look at the hand. */
function Countdown({ view, now, say }: SpectacleProps) {
  const seconds = useSecondsUntil(view.until ?? 0, now);
  useEffect(() => {
    if (seconds > 0 && seconds <= 3) feel('tick');
  }, [seconds]);
  return (
    <div className="countdown">
      <small>{say('ui.round', { round: view.round })}</small>
      {seconds > 0 && (
        <b key={seconds}>
          <Burst />
          <span>{seconds}</span>
        </b>
      )}
    </div>
  );
}

/** RK-15: the great moment. */
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
