import { placed, ReadyMark, SeatPlate } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { campOf } from '../../rules/camps.ts';
import { HandDice, handOf } from '../felt/hand-dice.tsx';
import { seatedBy } from '../felt/plates.tsx';
import { RoleWords } from '../felt/role-words.tsx';
import type { Layout, SeatBoxes } from '../layout/types.ts';
import { rushMarkOf } from '../marks.ts';
import type { RushProps } from '../props.ts';
import styles from './big-plates.module.css';

interface PlatesProps extends RushProps {
  readonly layout: Layout;
}

/** Plates of all players with their role and the dice in their hand. */
export function BigPlates(props: PlatesProps) {
  return seatedBy(props.view, props.layout, null).map(({ seat, seated }) => (
    <BigPlate key={seat} {...props} seat={seat} seated={seated} />
  ));
}

interface PlateProps extends PlatesProps {
  readonly seat: ReturnType<typeof seatedBy>[number]['seat'];
  readonly seated: SeatBoxes;
}

function BigPlate({ view, seat, seated, seats, locale, say, nameOf, ready }: PlateProps) {
  const info = seats[seat];
  if (info === undefined) return null;
  const { plate, dice } = seated;
  const camp = campOf(view, seat);
  const mat = { ...plate, height: dice.top + dice.height + 16 - plate.top };
  const style = { '--seat': rushMarkOf(view, seat).colour } as CSSProperties;
  return (
    <section aria-label={say('ui.dice-of', { player: nameOf(seat) })} style={style}>
      {camp === 'heroes' && <div className={styles['mat']} style={placed(mat)} />}
      <div
        className={styles['plate']}
        data-camp={camp}
        data-tight={plate.width < TIGHT_WIDTH || undefined}
        style={{ ...placed(plate), '--plate-wide': `${plate.width}px` } as CSSProperties}
      >
        <SeatPlate seat={seat} info={info} name={nameOf(seat)} locale={locale} isActive={false}>
          <RoleWords seatOptions={view.seatOptions} seat={seat} say={say} />
          <ReadyMark seat={seat} state={ready} locale={locale} />
        </SeatPlate>
      </div>
      {view.phase !== 'result' && <HandDice {...handOf(view, seat)} box={dice} gap={GAP} />}
    </section>
  );
}

const GAP = 12;
/** Narrower plates get the compact style. */
const TIGHT_WIDTH = 330;
