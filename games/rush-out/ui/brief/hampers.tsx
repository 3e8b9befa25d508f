import { type BriefPictureProps, SketchArrow, SketchPart, SketchParts, SketchSign } from '@tablee/table-ui';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { skillsOf } from '../../rules/content/cards.ts';
import type { Face, HeroColour, RushTypes } from '../../rules/types.ts';
import { RushDie } from '../pieces/rush-die.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import styles from './hampers.module.css';

type PictureProps = BriefPictureProps<RushTypes, RushWords>;

const LAID = 'dissipation-fire';
/** Has squares of the forbidden symbol. */
const TRIAL = 'sealed-door';

const SHAPES = { blue: 'diamond', green: 'triangle' } as const;

interface DieProps {
  readonly colour: Extract<HeroColour, 'blue' | 'green'>;
  readonly face: Face | null;
}

function Die({ colour, face }: DieProps) {
  return <RushDie roll={null} colour={colour} shape={SHAPES[colour]} face={face} />;
}

/** RO-42, RO-43: a dissipation lies in front of a hero, forbids a symbol, and is lifted by two heroes together. */
export function HamperPicture({ say }: PictureProps) {
  const name = nameCard(LAID, say, 'title');
  return (
    <SketchParts>
      <SketchPart
        thing={
          <>
            <span className={styles['card']}>
              <SpellCard card={LAID} name={name} text={say('effect.hamper.fire')} state="done" />
            </span>
            <SketchArrow />
            <span className={styles['hero']}>
              <Die colour="blue" face={null} />
            </span>
          </>
        }
      >
        {say('ui.brief.hampered')}
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['card']}>
            <TrialCard card={TRIAL} name={nameCard(TRIAL, say, 'title')} />
            <span className={styles['refused']}>
              <Die colour="blue" face="fire" />
            </span>
            <span className={styles['sign']}>
              <SketchSign isGood={false} />
            </span>
          </span>
        }
      >
        {say('ui.brief.forbidden')}
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['card']}>
            <SpellCard
              card={LAID}
              name={name}
              text={say('ui.read.trial')}
              side="heroes"
              laid={skillsOf(LAID).map((face, index) => (
                <Die key={face} colour={index === 0 ? 'blue' : 'green'} face={face} />
              ))}
              state="done"
            />
            <span className={styles['sign']}>
              <SketchSign isGood />
            </span>
          </span>
        }
      >
        {say('ui.brief.lifted')}
      </SketchPart>
    </SketchParts>
  );
}
