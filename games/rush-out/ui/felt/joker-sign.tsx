import type { Seat } from '@tablee/kernel';
import type { RushSay } from '../../locale/index.ts';
import { bannersOf } from '../../rules/board.ts';
import { classOf } from '../../rules/camps.ts';
import { JOKERS } from '../../rules/content/heroes.ts';
import { ELEMENTS } from '../../rules/content/symbols.ts';
import type { RushView } from '../../rules/types.ts';
import { Banner } from '../pieces/banner.tsx';
import { SymbolIcon } from '../pieces/symbol.tsx';
import styles from './joker-sign.module.css';

interface JokerSignProps {
  readonly view: RushView;
  readonly seat: Seat;
  readonly isMine?: boolean;
  readonly say: RushSay;
}

/** RO-22, RO-25: what the joker of a seat stands for: one skill of a hero, every banner that the sorcerer sees. */
export function JokerSign({ view, seat, isMine = false, say }: JokerSignProps) {
  const hero = classOf(view, seat);
  if (hero === null) return isMine ? <Banners view={view} say={say} /> : null;
  const symbol = JOKERS[hero];
  return (
    <span className={styles['sign']} role="img" aria-label={say(isMine ? 'ui.joker' : 'ui.joker.of', { symbol })}>
      <span className={styles['symbol']}>
        <SymbolIcon of="joker" />
      </span>
      =
      <span className={styles['symbol']}>
        <SymbolIcon of={symbol} />
      </span>
    </span>
  );
}

/** All five, so that none of them moves when another card is turned: those that are not seen are pale. */
function Banners({ view, say }: Pick<JokerSignProps, 'view' | 'say'>) {
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
