import { BookOpen, Button, useAskedFocus, useBreakpoint, useEscape, useSize, X } from '@tablee/table-ui';
import { type CSSProperties, useRef, useState } from 'react';
import type { RummuProps } from '../props.ts';
import styles from './sheet.module.css';
import { SideCard } from './side-card.tsx';
import { type SeatTally, tallyRound } from './tally.ts';
import { Title } from './title.tsx';
import { useShrunk } from './use-shrunk.ts';

interface SheetProps
  extends Pick<RummuProps, 'view' | 'viewer' | 'seats' | 'say' | 'nameOf' | 'locale' | 'ready' | 'openRule'> {
  /** Opened by the player, at any time. */
  readonly isAsked?: boolean;
  readonly onClose?: () => void;
  /** On a television, where it cannot be closed. */
  readonly isFixed?: boolean;
}

/** Smaller boxes (pixels) fold the players: phones, upright or on their side. */
const ROOMY_SIZE = { width: 700, height: 420 };
/** Minimum zoom factors: below them the sheet scrolls instead. */
const TELEVISION_SCALE = 0.64;
const DESKTOP_SCALE = 0.76;
/** Maximum number of lines for each player at full size. */
const ROOMY_LINES = 3;

/**
 * RM-21 to RM-26: the score sheet on the felt, card by card. It comes after every round, can be closed, and shows earlier
 * rounds too.
 */
export function Sheet({ isAsked = false, onClose, ...props }: SheetProps) {
  const { phase, sheets } = props.view;
  const [seen, setSeen] = useState(0);
  const isDue = phase === 'sheet' && seen !== sheets.length;
  if (sheets.length === 0 || (!isAsked && !isDue)) return null;
  const close = (): void => {
    if (isDue) setSeen(sheets.length);
    onClose?.();
  };
  return <OpenSheet key={sheets.length} {...props} isAsked={isAsked} onClose={close} />;
}

function OpenSheet({ onClose, isAsked, isFixed = false, ...props }: SheetProps & { readonly onClose: () => void }) {
  const { view, say, openRule } = props;
  const [round, setRound] = useState(view.sheets.length);
  const [ref, size] = useSize();
  const title = useRef<HTMLHeadingElement>(null);
  useAskedFocus(title, isAsked === true);
  useEscape(onClose, !isFixed);
  const isFolding = !isFixed && size !== null && (size.width < ROOMY_SIZE.width || size.height < ROOMY_SIZE.height);
  const isLow = useBreakpoint('low');
  const shrunk = useShrunk(isFixed ? TELEVISION_SCALE : isFolding ? 1 : DESKTOP_SCALE);
  const rule = (
    <Button look="ghost" className={styles['tool'] ?? ''} onClick={() => openRule('RM-22')}>
      <BookOpen aria-hidden="true" />
      {say('ui.sheet.rule')}
    </Button>
  );
  const sides = tallyRound(view, round);
  const lines = sides.flatMap(({ seats }) => seats).map(linesOf);
  const isDense = isFixed || isLow || Math.max(...lines) > ROOMY_LINES;
  return (
    <section
      className={`scoreboard ${styles['board']}`}
      data-part="sheet"
      data-dense={isDense || undefined}
      data-asked={isAsked || undefined}
      data-folding={isFolding || undefined}
      data-fixed={isFixed || undefined}
      aria-label={say('ui.sheet', { round })}
      ref={ref}
    >
      <header className={styles['head']}>
        <Title {...props} title={title} round={round} onShow={isFixed ? null : setRound} />
        {!isFixed && (
          <>
            {!isFolding && rule}
            <Button look="ghost" className={styles['tool'] ?? ''} aria-label={say('ui.sheet.close')} onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </>
        )}
      </header>
      <div
        className={styles['sides']}
        data-sides={view.options.sides}
        style={{ '--across': acrossOf(sides.length), '--others': sides.length - 1 } as CSSProperties}
        ref={shrunk}
        role="group"
        aria-label={say('ui.sheet', { round })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key scrolls it
        tabIndex={0}
      >
        {sides.map((side) => (
          <SideCard key={`${round} ${side.seats[0]?.seat}`} {...props} side={side} isFolding={isFolding} />
        ))}
        {isFolding && rule}
      </div>
    </section>
  );
}

/** The number of lines of a player: combinations, and the rest of the hand. */
function linesOf({ melds, left }: SeatTally): number {
  return melds.length + Math.min(1, left.length);
}

/** Number of columns on a television: two rows of equal length for more than three sides. */
function acrossOf(sides: number): number {
  return sides > 3 ? Math.ceil(sides / 2) : sides;
}
