import { useMergedRefs } from '@tablee/table-ui';
import { isRoundOn } from '../rules/phase.ts';
import type { Card } from '../rules/types.ts';
import { useDrop } from './drag.ts';
import { MeldView } from './melds/meld.tsx';
import { useFit } from './melds/use-fit.ts';
import { useIsSmall } from './melds/use-is-small.ts';
import styles from './mine.module.css';
import { Opening } from './opening.tsx';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

interface MineProps extends RummuProps {
  readonly game: RummuGame;
  readonly fresh: ReadonlyMap<number, readonly Card[]>;
}

/** My combinations, composed ones included; before the opening, the number of cards that it takes. */
export function Mine(props: MineProps) {
  const { game, fresh, say, view } = props;
  const isSmall = useIsSmall();
  const look = isSmall ? 'strip' : 'cards';
  const own = game.now?.melds.filter(({ owner }) => owner === game.me) ?? [];
  const { ref, style, isCut } = useFit(own, look);
  const { ref: dropRef, isOver } = useDrop('mine');
  return (
    <section
      className={styles['mine']}
      data-melds=""
      data-cut={isCut || undefined}
      data-awaiting={game.isCarrying || undefined}
      data-over={isOver || undefined}
      style={style}
      ref={useMergedRefs(ref, dropRef)}
      aria-label={say('ui.mine')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key scrolls it
      tabIndex={isSmall ? 0 : undefined}
    >
      <h2 className="hidden-words">{say('ui.mine')}</h2>
      {own.map((meld) => (
        <MeldView key={meld.id} {...props} meld={meld} look={look} fresh={fresh.get(meld.id) ?? []} />
      ))}
      {own.length === 0 && <span className={styles['nothing']}>{say('ui.mine.nothing')}</span>}
      {isRoundOn(view) && game.chosen.length === 0 && own.length === 0 && <Opening {...props} count={0} />}
    </section>
  );
}
