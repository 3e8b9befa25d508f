import type { Seat } from '@tablee/kernel';
import type { RushSay } from '../../locale/index.ts';
import { bannersOf } from '../../rules/board.ts';
import { classOf } from '../../rules/camps.ts';
import { refusalOfSymbol } from '../../rules/check-place.ts';
import { JOKERS } from '../../rules/content/heroes.ts';
import { ELEMENTS } from '../../rules/content/symbols.ts';
import type { RushView } from '../../rules/types.ts';
import { Banner } from '../pieces/banner.tsx';
import { SymbolIcon } from '../pieces/symbol.tsx';
import styles from './joker-sign.module.css';

interface MyJokerProps {
  readonly view: RushView;
  readonly seat: Seat;
  readonly say: RushSay;
}

/** RO-22, RO-25: meaning of the player's joker: one skill for heroes, all visible banners for the sorcerer. */
export function MyJoker({ view, seat, say }: MyJokerProps) {
  const isSorcerer = classOf(view, seat) === null;
  return isSorcerer ? (
    <Banners view={view} say={say} />
  ) : (
    <HeroJoker seatOptions={view.seatOptions} seat={seat} isMine isBarred={isJokerBarred(view, seat)} say={say} />
  );
}

interface HeroJokerProps extends Pick<RushView, 'seatOptions'> {
  readonly seat: Seat;
  readonly isMine?: boolean;
  /** RO-43: this hero may not use its symbol now. */
  readonly isBarred?: boolean;
  readonly say: RushSay;
}

/** RO-22: the skill of this hero's joker; nothing for the sorcerer. */
export function HeroJoker({ seatOptions, seat, isMine = false, isBarred = false, say }: HeroJokerProps) {
  const hero = classOf({ seatOptions }, seat);
  if (hero === null) return null;
  const symbol = JOKERS[hero];
  const words = isBarred ? 'ui.joker.barred' : isMine ? 'ui.joker' : 'ui.joker.of';
  return (
    <span className={styles['sign']} role="img" aria-label={say(words, { symbol })}>
      <span className={styles['symbol']}>
        <SymbolIcon of="joker" />
      </span>
      =
      <span className={styles['symbol']} data-barred={isBarred || undefined}>
        <SymbolIcon of={symbol} />
      </span>
    </span>
  );
}

/** RO-43, RO-A23. */
export function isJokerBarred(view: RushView, seat: Seat): boolean {
  const hero = classOf(view, seat);
  return hero !== null && refusalOfSymbol(view, seat, JOKERS[hero]) !== null;
}

/** Always all five in the same place; those without a visible banner are pale. */
function Banners({ view, say }: Pick<MyJokerProps, 'view' | 'say'>) {
  const seen = bannersOf(view);
  const symbols = seen.map((element) => say(`symbol.${element}`)).join(', ');
  return (
    <span className={styles['sign']} role="img" aria-label={say('ui.joker.banners', { count: seen.length, symbols })}>
      <span className={styles['symbol']}>
        <SymbolIcon of="joker" />
      </span>
      =
      {ELEMENTS.map((element) => (
        <span key={element} className={styles['banner']} data-off={!seen.includes(element) || undefined}>
          <Banner element={element} />
        </span>
      ))}
    </span>
  );
}
