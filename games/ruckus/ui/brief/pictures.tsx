import {
  type BriefPictureProps,
  CardStack,
  emotePicture,
  Sketch,
  SketchAction,
  SketchArrow,
  SketchPart,
  SketchParts,
  SketchPoints,
} from '@tablee/table-ui';
import type { RuckusWords } from '../../locale/index.ts';
import { CALL_BONUS } from '../../rules/scoring.ts';
import type { Pile, RuckusTypes } from '../../rules/types.ts';
import trophy from '../art/trophy.svg';
import { BackCard, Burst, FamilyCard } from '../family-card.tsx';
import styles from './brief.module.css';

type PictureProps = BriefPictureProps<RuckusTypes, RuckusWords>;

const MINE: readonly Pile[] = [
  { family: 'zzz', count: 4 },
  { family: 'meuh', count: 5 },
  { family: 'atchoum', count: 3 },
];

/** Cards in front of me are points towards the target. */
export function AimPicture({ options, say }: PictureProps) {
  const points = MINE.reduce((sum, { count }) => sum + count, 0);
  return (
    <Sketch>
      <span className={styles['mat']}>
        {MINE.map(({ family, count }) => (
          <CardStack key={family} count={count}>
            <FamilyCard family={family} name={say(`family.${family}`)} />
          </CardStack>
        ))}
      </span>
      <span className={styles['goal']}>
        <SketchPoints>+{points}</SketchPoints>
        <span className={styles['target']}>
          <img src={trophy} alt="" draggable={false} />
          {options.target}
        </span>
      </span>
    </Sketch>
  );
}

/** RK-4, RK-7, RK-11: the three most frequent moves. */
export function TurnPicture({ options, say }: PictureProps) {
  const cat = <FamilyCard family="miaou" name={say('family.miaou')} />;
  const bomb = <FamilyCard family="boum" name={say('family.boum')} />;
  return (
    <SketchParts>
      <SketchPart
        thing={
          <span className={styles['fan']}>
            {cat}
            {cat}
          </span>
        }
      >
        {say('ui.brief.pair')}{' '}
        <SketchAction>{say('ui.brief.pair.do', { auto: String(options.autoForm) })}</SketchAction>
      </SketchPart>
      <SketchPart
        thing={
          <>
            <span className={styles['held']}>{bomb}</span>
            <SketchArrow />
            <CardStack count={4}>{bomb}</CardStack>
          </>
        }
      >
        {say('ui.brief.same')} <SketchAction>{say('ui.brief.same.do')}</SketchAction>
      </SketchPart>
      <SketchPart thing={<DrawPile />}>
        {say('ui.brief.want')} <SketchAction>{say('ui.brief.want.do')}</SketchAction>
      </SketchPart>
    </SketchParts>
  );
}

/** RK-15, RK-19: an empty hand, the slap, the call and its bonus. */
export function EndPicture({ options, say }: PictureProps) {
  return (
    <Sketch>
      <span className={styles['empty']}>{say('ui.brief.empty')}</span>
      <SketchArrow />
      <span className={styles['slap']}>
        <Burst />
        <DrawPile />
        {!options.autoCall && <img src={emotePicture('clap')} alt="" draggable={false} />}
      </span>
      <span className={styles['goal']}>
        <span className={styles['call']}>{say('ui.ruckus')}</span>
        <SketchPoints>+{CALL_BONUS}</SketchPoints>
      </span>
    </Sketch>
  );
}

function DrawPile() {
  return (
    <span className={styles['deck']}>
      <CardStack count={4} isCounted={false}>
        <BackCard />
      </CardStack>
    </span>
  );
}
