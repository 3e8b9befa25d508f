import { type BriefPictureProps, SketchLine, SketchLines, SketchPart, SketchParts, SketchSign } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { skillsOf } from '../../rules/content/cards.ts';
import { HERO_CLASSES, JOKERS } from '../../rules/content/heroes.ts';
import type { HeroColour, RushTypes } from '../../rules/types.ts';
import { RushDie } from '../pieces/rush-die.tsx';
import { SymbolIcon } from '../pieces/symbol.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import styles from './limits.module.css';

type PictureProps = BriefPictureProps<RushTypes, RushWords>;

const FIRST = 'sealed-door';
const SECOND = 'spiral-stairs';

const SHAPES = { blue: 'diamond', green: 'triangle', brown: 'square', white: 'circle' } as const;

interface LimitCardProps extends Pick<PictureProps, 'say'> {
  readonly card: string;
  /** Colours of the dice on its first squares. */
  readonly dice: readonly HeroColour[];
}

function Card({ card, dice, say }: LimitCardProps) {
  const skills = skillsOf(card);
  const laid = dice.map(
    (colour, square): ReactNode => (
      <RushDie key={colour} roll={null} colour={colour} shape={SHAPES[colour]} face={skills[square] ?? null} />
    ),
  );
  return (
    <span className={styles['card']}>
      <TrialCard card={card} name={nameCard(card, say, 'title')} laid={laid} />
    </span>
  );
}

function Sign({ isGood }: { readonly isGood: boolean }) {
  return (
    <span className={styles['sign']}>
      <SketchSign isGood={isGood} />
    </span>
  );
}

/** RO-18: all dice of a hero are on one card. */
function OneCard({ say }: Pick<PictureProps, 'say'>) {
  return (
    <SketchPart
      thing={
        <span className={styles['cards']}>
          <Card card={FIRST} dice={['blue']} say={say} />
          <Card card={SECOND} dice={['blue']} say={say} />
          <Sign isGood={false} />
        </span>
      }
    >
      {say('ui.brief.one-card')}
    </SketchPart>
  );
}

/** RO-19: two colours on one card, never three. */
function TwoColours({ say }: Pick<PictureProps, 'say'>) {
  return (
    <SketchPart
      thing={
        <span className={styles['cards']}>
          <Card card={FIRST} dice={['blue', 'green', 'brown']} say={say} />
          <Sign isGood={false} />
        </span>
      }
    >
      {say('ui.brief.two-colours')}
    </SketchPart>
  );
}

/** The two rules that beginners break first. */
export function LimitsPicture({ say }: Pick<PictureProps, 'say'>) {
  return (
    <SketchParts>
      <OneCard say={say} />
      <TwoColours say={say} />
    </SketchParts>
  );
}

/** RO-18, RO-19, RO-22: the limits and the joker of each hero. */
export function LayPicture({ say }: PictureProps) {
  return (
    <span className={styles['lay']}>
      <LimitsPicture say={say} />
      <span className={styles['jokers']}>
        <SketchLines>
          {HERO_CLASSES.map((hero) => (
            <SketchLine
              key={hero}
              thing={
                <span className={styles['joker']}>
                  <SymbolIcon of="joker" />=<SymbolIcon of={JOKERS[hero]} />
                </span>
              }
            >
              {say(`seat-option.class.${hero}`)}
            </SketchLine>
          ))}
        </SketchLines>
      </span>
    </span>
  );
}
