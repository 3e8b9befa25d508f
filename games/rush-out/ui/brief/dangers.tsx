import { type BriefPictureProps, SketchArrow, SketchPart, SketchParts, SketchSign } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { skillsOf } from '../../rules/content/cards.ts';
import { jokersToRepel } from '../../rules/content/dragon.ts';
import { TRIAL_SPOTS } from '../../rules/places.ts';
import type { Face, RushTypes } from '../../rules/types.ts';
import { Deck } from '../pieces/deck.tsx';
import { DragonTile } from '../pieces/dragon-tile.tsx';
import { Pawn } from '../pieces/pawn.tsx';
import { RushDie } from '../pieces/rush-die.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import styles from './dangers.module.css';

type PictureProps = BriefPictureProps<RushTypes, RushWords>;

const TRIALS = ['sealed-door', 'vine-bridge', 'stone-golem'] as const;
/** The face of the tile with the fewest jokers. */
const PLAYERS = 3;
/** A card with few squares: all its dice remain visible. */
const HIT = 'spiral-stairs';

function mine(face: Face): ReactNode {
  return <RushDie roll={null} colour="blue" shape="diamond" face={face} />;
}

/** RO-29, RO-30: a confusion pushes dice off a card, unless the card is complete. */
export function SpellPicture({ say }: PictureProps) {
  const name = nameCard(HIT, say, 'title');
  const theirs = <RushDie roll={null} colour="green" shape="triangle" face={skillsOf(HIT).at(-1) ?? 'fire'} />;
  const confusion = (
    <span className={styles['spell']}>
      <SpellCard
        card="confusion-all-1"
        name={nameCard('confusion-all-1', say, 'title')}
        text={say('effect.push.all')}
        state="done"
      />
    </span>
  );
  return (
    <SketchParts>
      <SketchPart
        thing={
          <>
            {confusion}
            <SketchArrow />
            <span className={styles['struck']}>
              <TrialCard card={HIT} name={name} state="struck" />
              <span className={styles['pushed']}>{mine(skillsOf(HIT)[0] ?? 'fire')}</span>
              <span className={styles['pushed']}>{theirs}</span>
            </span>
          </>
        }
      >
        {say('ui.brief.pushed')}
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['safe']}>
            <TrialCard
              card={HIT}
              name={name}
              laid={skillsOf(HIT).map((face, index, all) => (index < all.length - 1 ? mine(face) : theirs))}
              state="done"
            />
            <span className={styles['sign']}>
              <SketchSign isGood />
            </span>
          </span>
        }
      >
        {say('ui.brief.safe')}
      </SketchPart>
    </SketchParts>
  );
}

/** RO-33, RO-35, RO-37: the dragon's path over the cards to the heroes' deck, and the jokers that repel it. */
export function DragonPicture({ say }: PictureProps) {
  const joker = <RushDie roll={null} colour="blue" shape="diamond" face="joker" />;
  return (
    <span className={styles['way']}>
      <span className={styles['pawn']}>
        <Pawn />
      </span>
      <span className={styles['line']} />
      <span className={styles['tile']}>
        <DragonTile name={say('ui.tile')} jokers={jokersToRepel(PLAYERS)} laid={[joker]} />
      </span>
      {TRIAL_SPOTS.map((spot, index) => {
        const card = TRIALS[index] ?? TRIALS[0];
        const isHeld = index === 1;
        return (
          <span key={spot} className={styles['trial']}>
            <TrialCard card={card} name={nameCard(card, say, 'title')} state={isHeld ? 'held' : null} />
          </span>
        );
      })}
      <span className={styles['deck']}>
        <Deck back="trials" thickness={3} />
      </span>
    </span>
  );
}
