import type { Seat } from '@tablee/kernel';
import { Float, othersOf, useFlyer } from '@tablee/table-ui';
import { nameFaces } from '../locale/index.ts';
import { handOf, shownOf } from '../rules/hand.ts';
import { facesOf } from '../rules/lines.ts';
import type { OwnDie } from '../rules/types.ts';
import { DieFace } from './face.tsx';
import { inHandOrder } from './hand/order.ts';
import { lastActionOf } from './last-action.ts';
import { dieKey } from './origins.ts';
import styles from './others.module.css';
import { Plate } from './plate.tsx';
import type { DiceProps } from './props.ts';
import { tiltOf } from './tilt.ts';

interface OthersProps extends DiceProps {
  readonly rolls: ReadonlyMap<number, number>;
}

/** Long enough to read for a player who looked at their own dice. */
const ACTION_DURATION = '3.6s';

/** RX-A19: the dice of the other player are visible. A spectator sees both hands. */
export function Others(props: OthersProps) {
  const others = othersOf(props.seats.length, props.viewer);
  const title = props.say('ui.others', { count: others.length, player: props.nameOf(others[0] ?? props.view.turn) });
  return (
    <section className={styles['others']} data-count={others.length} aria-label={title}>
      <h2 className="hidden-words">{title}</h2>
      {others.map((seat) => (
        <Other key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

function Other({ seat, rolls, ...props }: OthersProps & { readonly seat: Seat }) {
  const { view, say, happenings } = props;
  const action = lastActionOf(seat, happenings, say);
  const hand = inHandOrder(handOf(view, seat));
  return (
    <div className={styles['other']}>
      <div className={styles['who']}>
        <Plate {...props} seat={seat} count={hand.length} />
        {action !== null && (
          <span className={styles['action']}>
            <Float
              key={action.seq}
              look={action.isLaid ? 'good' : 'calm'}
              style={{ animationDuration: ACTION_DURATION }}
            >
              {action.words}
            </Float>
          </span>
        )}
      </div>
      <div className={styles['dice']} data-many={hand.length > 5 || undefined}>
        <OpenDice {...{ hand, rolls, say }} />
      </div>
    </div>
  );
}

interface OpenDiceProps extends Pick<OthersProps, 'rolls' | 'say'> {
  /** In display order. */
  readonly hand: readonly OwnDie[];
}

/** Visible dice, named in one sentence for screen readers. */
export function OpenDice({ hand, rolls, say }: OpenDiceProps) {
  return (
    <>
      <span className="hidden-words">{nameFaces(facesOf(shownOf(hand)), say)}</span>
      {hand.map((die) => (
        <OtherDie key={die.die} die={die} roll={rolls.get(die.die) ?? 'before'} />
      ))}
    </>
  );
}

function OtherDie({ die, roll }: { readonly die: OwnDie; readonly roll: string | number }) {
  const ref = useFlyer(dieKey(die.die), 'other');
  return (
    <span style={{ rotate: tiltOf(die.die) }} ref={ref}>
      <DieFace face={die.face} die={die.die} roll={roll} />
    </span>
  );
}
