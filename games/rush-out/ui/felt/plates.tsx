import type { Seat } from '@tablee/kernel';
import { othersOf, placed, ReadyMark, SeatPlate } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { campOf, heroesOf, sorcererOf } from '../../rules/camps.ts';
import type { RushView } from '../../rules/types.ts';
import type { Layout, Seated } from '../layout/types.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { HandDice } from './hand-dice.tsx';
import { JokerSign } from './joker-sign.tsx';
import styles from './plates.module.css';

interface PlatesProps extends RushProps {
  readonly game: RushGame;
  readonly layout: Layout;
}

/** Everybody but me: who they are, and the dice they have in hand. */
export function Plates(props: PlatesProps) {
  return seatedBy(props.view, props.layout, props.game.me).map(({ seat, seated }) => (
    <Plate key={seat} {...props} seat={seat} seated={seated} />
  ));
}

/** Who sits at which place: heroes clockwise from my left. */
export function seatedBy(view: RushView, layout: Layout, me: Seat | null) {
  const heroes = heroesOf(view);
  const around = othersOf(view.dice.length, me ?? 'spectator').filter((seat) => heroes.includes(seat));
  const others = around.flatMap((seat, index) => {
    const seated = layout.heroes[index];
    return seated === undefined ? [] : [{ seat, seated }];
  });
  return layout.sorcerer === null ? others : [{ seat: sorcererOf(view), seated: layout.sorcerer }, ...others];
}

function Plate(props: PlatesProps & { readonly seat: Seat; readonly seated: Seated }) {
  const { game, layout, seat, seated, seats, locale, say, nameOf, ready } = props;
  const { view } = game.shown;
  const info = seats[seat];
  if (info === undefined) return null;
  return (
    <section aria-label={say('ui.dice-of', { player: nameOf(seat) })}>
      <div
        className={styles['plate']}
        data-shape={layout.shape}
        data-camp={campOf(view, seat)}
        data-flat={seated.isFlat}
        style={{ ...placed(seated.plate), '--plate-wide': `${seated.plate.width}px` } as CSSProperties}
      >
        <SeatPlate seat={seat} info={info} name={nameOf(seat)} locale={locale} isActive={false}>
          <RoleWords view={view} seat={seat} say={say} />
          <ReadyMark seat={seat} state={ready} locale={locale} />
        </SeatPlate>
      </div>
      <div className={styles['dice']}>
        <HandDice view={view} seat={seat} box={seated.dice} gap={Math.max(2, Math.round(seated.dice.height * 0.14))} />
      </div>
    </section>
  );
}

/** "Barde ★ = 🗝". */
export function RoleWords({ view, seat, say }: Pick<RushProps, 'view' | 'say'> & { readonly seat: Seat }) {
  const { role, class: character } = view.seatOptions[seat] ?? { role: 'hero', class: 'any' };
  return (
    <>
      <span className={styles['role']}>
        {say('ui.role', { role, character: say(`seat-option.class.${character}`) })}
      </span>
      <JokerSign view={view} seat={seat} say={say} />
    </>
  );
}
