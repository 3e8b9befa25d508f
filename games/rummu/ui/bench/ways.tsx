import { ArrowLeftRight, Avatar, avatarOf, formatSigned, Plus } from '@tablee/table-ui';
import { CardMarks } from '../card-marks.tsx';
import { nameMeld } from '../meld-name.ts';
import type { RummuProps } from '../props.ts';
import type { RummuGame } from '../use-rummu.ts';
import styles from './ways.module.css';

interface WaysProps extends RummuProps {
  readonly game: RummuGame;
}

/** A button for every combination that takes the chosen cards: on a phone the combinations themselves are hard to reach. */
export function Ways({ game, view, seats, say, nameOf, viewer }: WaysProps) {
  return game.places.map(({ meld: id, how, gain }) => {
    const meld = game.now?.melds.find((one) => one.id === id);
    if (meld === undefined) return null;
    const who = meld.owner === viewer ? 'me' : 'other';
    const facts = { name: nameMeld(meld.cards, say), who, player: nameOf(meld.owner), gain: gained(gain) } as const;
    return (
      <button
        key={`${id} ${how}`}
        type="button"
        className={styles['way']}
        data-thing={`go-${how}-${id}`}
        data-draft={id >= view.nextMeld || undefined}
        onClick={() => game.goTo(id, how)}
      >
        {how === 'swap' ? <ArrowLeftRight aria-hidden="true" /> : <Plus aria-hidden="true" />}
        <span className="hidden-words">{say(how === 'swap' ? 'ui.way.swap' : 'ui.way.add', facts)}</span>
        <CardMarks cards={meld.cards} />
        <Avatar seat={meld.owner} name={avatarOf(seats[meld.owner])} size={22} />
        <span className={styles['gain']} aria-hidden="true">
          {gained(gain)}
        </span>
      </button>
    );
  });
}

function gained(points: number): string {
  return points === 0 ? '=' : formatSigned(points);
}
