import { Bubble, Countdown, isPhone, lastOf, placed } from '@tablee/table-ui';
import { type CSSProperties, useMemo, useState } from 'react';
import { countPlace } from '../layout/count-place.ts';
import { spotBox } from '../layout/spot-box.ts';
import type { Layout } from '../layout/types.ts';
import { rushMarkOf } from '../marks.ts';
import { PingPicture } from '../pieces/ping-picture.tsx';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { useSince } from '../said/lately.ts';
import { pingsIn, rankOf } from './pings.ts';
import { seatedBy } from './plates.tsx';
import styles from './spectacle.module.css';

interface SpectacleProps extends RushProps {
  readonly game: RushGame;
  readonly layout: Layout;
}

/** Pings, flashes and the countdown, above the table and without pointer events. */
export function Spectacle(props: SpectacleProps) {
  const { view, layout, say } = props;
  const news = useSince(props.happenings);
  const start = lastOf(news, 'started');
  const struck = lastOf(news, 'pushed');
  const struckBox = struck === null ? null : spotBox(layout, view, struck.sight.spot);
  const [swept, started] = [useFaded(), useFaded()];
  return (
    <div
      className={styles['spectacle']}
      data-part="spectacle"
      style={betweenRows(layout, view.dragon !== null)}
      aria-hidden="true"
    >
      {view.completions.map(({ spot, due }) => {
        const box = spotBox(layout, view, spot);
        return (
          box !== null && (
            <span key={`${spot} ${due}`} className={styles['flash']} data-part="flash" style={placed(box)} />
          )
        );
      })}
      {struck !== null && struckBox !== null && struck.seq > swept.last && (
        <span
          key={struck.seq}
          className={styles['struck']}
          style={placed(struckBox)}
          onAnimationEnd={() => swept.add(struck.seq)}
        />
      )}
      <Pings {...props} happenings={news} />
      {view.phase === 'ready' && <Countdown until={view.until} title={say('ui.look')} behind={null} />}
      {start !== null && start.seq > started.last && view.phase === 'play' && (
        <div key={start.seq} className={styles['go']} onAnimationEnd={() => started.add(start.seq)}>
          {say('ui.go')}
        </div>
      )}
    </div>
  );
}

/**
 * Faded elements are removed: an invisible one would still push the next aside. Elements of one kind have equal
 * durations, so they end in order.
 */
function useFaded() {
  const [last, setLast] = useState(-1);
  const add = (seq: number): void => setLast((before) => Math.max(before, seq));
  return { last, add };
}

/** Keeps the countdown off the cards, which players study during it. */
function betweenRows(layout: Layout, hasDragon: boolean): CSSProperties {
  const { floor, way } = layout;
  const path = way.stops[1]?.y ?? floor.height / 2;
  const { x, y } = countPlace(layout, hasDragon);
  return {
    '--countdown-low': `${floor.height - 2 * y}px`,
    '--countdown-aside': `${x - floor.width / 2}px`,
    '--path': `${path}px`,
  } as CSSProperties;
}

/** Narrower dragon tiles, in pixels, have no room for words. */
const MIN_WIDTH_FOR_WORDS = 150;

/** RO-A68: pings at cards and plates; they fade by themselves. */
function Pings(props: SpectacleProps) {
  const { happenings, layout, view, game, say } = props;
  const faded = useFaded();
  const pings = useMemo(() => pingsIn(happenings).filter(({ seq }) => seq > faded.last), [happenings, faded.last]);
  const isSmall = isPhone(layout.shape);
  const plates = new Map(seatedBy(view, layout, game.me).map(({ seat, seated }) => [seat as number, seated.plate]));
  return pings.map((ping) => {
    const { seq, sight } = ping;
    const colour = rushMarkOf(view, sight.seat).colour;
    const card = spotBox(layout, view, sight.spot);
    if (card === null) return null;
    const plate = plates.get(sight.seat);
    return (
      <span key={`${sight.seat} ${seq}`}>
        <span
          className={styles['ping']}
          data-part="ping"
          data-small={isSmall || card.width < MIN_WIDTH_FOR_WORDS || undefined}
          style={{ ...placed(card), '--seat': colour, '--nth': rankOf(ping, pings) } as CSSProperties}
        >
          <span className={styles['pinged']} onAnimationEnd={() => faded.add(seq)}>
            <PingPicture word={sight.word} />
            <span className={styles['word']}>{say(`ping.${sight.word}`)}</span>
          </span>
        </span>
        {plate !== undefined && (
          <span
            className={styles['speaker']}
            data-part="speaker"
            data-small={isSmall || undefined}
            style={placed(plate)}
          >
            <Bubble side={null}>{say(`ping.${sight.word}`)}</Bubble>
          </span>
        )}
      </span>
    );
  });
}
