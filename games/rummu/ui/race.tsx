import { RaceTrack, useBreakpoint } from '@tablee/table-ui';
import { targetOf, totalsOf } from '../rules/scoring.ts';
import { sidesOf } from '../rules/sides.ts';
import trophy from './art/trophy.svg';
import type { RummuProps } from './props.ts';
import styles from './race.module.css';

/** Divides the target: room on the track for scores below zero. */
const BELOW_ZERO_DIVISOR = 5;

/** RM-26: everybody's total on the way to the target. Opens the score sheets. */
export function Race({ view, viewer, say, nameOf, onShow }: RummuProps & { readonly onShow: () => void }) {
  const isPhone = useBreakpoint('phone');
  const seats = view.hands.length;
  const totals = totalsOf(view, seats);
  const target = targetOf(view.options);
  const sides = sidesOf(view.options, seats);
  const scores = sides
    .map((side) => `${side.map((seat) => nameOf(seat)).join(' + ')} ${totals[side[0] ?? 0]}`)
    .join(', ');
  return (
    <button
      type="button"
      className={styles['race']}
      data-thing="scores"
      disabled={view.sheets.length === 0}
      onClick={onShow}
    >
      <span className={styles['chip']}>
        <img src={trophy} alt="" draggable={false} />
        {target}
      </span>
      <span className={isPhone ? 'hidden-words' : undefined}>
        <RaceTrack
          scores={totals}
          target={target}
          least={-target / BELOW_ZERO_DIVISOR}
          sides={sides}
          viewer={viewer === 'spectator' ? null : viewer}
          goal={trophy}
          label={say('ui.race', { target, scores })}
        />
      </span>
    </button>
  );
}
