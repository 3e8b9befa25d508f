import type { Seat } from '@tablee/kernel';
import type { RushView } from '../../rules/types.ts';
import type { RushProps } from '../props.ts';
import { HeroJoker } from './joker-sign.tsx';
import styles from './role-words.module.css';

interface RoleWordsProps extends Pick<RushView, 'seatOptions'> {
  readonly seat: Seat;
  readonly isJokerBarred?: boolean;
  readonly say: RushProps['say'];
}

/** "Barde ★ = 🗝". */
export function RoleWords({ seatOptions, seat, isJokerBarred = false, say }: RoleWordsProps) {
  const { role, class: character } = seatOptions[seat] ?? { role: 'hero', class: 'any' };
  return (
    <>
      <span className={styles['role']}>
        {say('ui.role', { role, character: say(`seat-option.class.${character}`) })}
      </span>
      <HeroJoker seatOptions={seatOptions} seat={seat} isBarred={isJokerBarred} say={say} />
    </>
  );
}
