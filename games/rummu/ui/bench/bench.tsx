import { useIsWide } from '@tablee/table-ui';
import { whyNotLaid } from '../draft/places.ts';
import { useDrop } from '../drag.ts';
import { cardsOf } from '../hand/order.ts';
import { Taken } from '../piles.tsx';
import type { RummuProps } from '../props.ts';
import type { SeenTurn } from '../since.ts';
import type { RummuGame } from '../use-rummu.ts';
import styles from './bench.module.css';
import { Chosen } from './chosen.tsx';
import { Recap } from './recap.tsx';
import { TakeBack } from './take-back.tsx';

interface BenchProps extends RummuProps {
  readonly game: RummuGame;
  readonly turns: readonly SeenTurn[];
}

/** The place where chosen cards are judged before they are laid: what they make, its points, and where they fit. */
export function Bench(props: BenchProps) {
  const { game, say } = props;
  const { ref, isOver } = useDrop('chosen');
  return (
    <section
      className={styles['bench']}
      data-look={lookOf(game)}
      data-awaiting={game.isCarrying || undefined}
      data-over={isOver || undefined}
      data-refused={(game.refused !== null && game.chosen.length > 0) || undefined}
      data-home=""
      aria-label={say('ui.bench')}
      ref={ref}
    >
      <h2 className="hidden-words">{say('ui.bench')}</h2>
      <Content {...props} />
    </section>
  );
}

function lookOf({ chosen, now, mustTakeBack }: RummuGame): 'good' | 'bad' | 'some' | 'ask' | 'empty' {
  if (chosen.length === 0) return mustTakeBack ? 'ask' : 'empty';
  if (now === null || chosen.length < 2) return 'some';
  return whyNotLaid(now, cardsOf(chosen)) === null ? 'good' : 'bad';
}

function Content(props: BenchProps) {
  const { game, view } = props;
  const isWide = useIsWide();
  if (view.phase === 'over' && props.turns.length === 0) return null; // no turn is composed after the match
  if (game.chosen.length > 0) return <Chosen {...props} />;
  if (game.isTaking && !isWide) return <Taken {...props} />;
  if (game.mustTakeBack) return <TakeBack {...props} />;
  if (game.canPlay || props.turns.length === 0) return <Invitation {...props} />;
  return <Recap {...props} />;
}

/** Shown while no card is chosen: how this place is used. */
function Invitation({ game, say }: BenchProps) {
  return (
    <div className={styles['words']} data-quiet="">
      <span className={styles['why']}>
        {say(game.draft.draft.discard === null ? 'ui.bench.empty' : game.mustDraw ? 'ui.bench.draw' : 'ui.bench.ready')}
      </span>
    </div>
  );
}
