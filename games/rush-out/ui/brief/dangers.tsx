import { type BriefPictureProps, SketchArrow, SketchPart, SketchParts, SketchSign } from '@tablee/table-ui';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { TRIAL_SPOTS } from '../../rules/board.ts';
import { jokersToRepel } from '../../rules/content/dragon.ts';
import type { RushTypes } from '../../rules/types.ts';
import { Deck } from '../pieces/deck.tsx';
import { DragonTile } from '../pieces/dragon-tile.tsx';
import { Pawn } from '../pieces/pawn.tsx';
import { RushDie } from '../pieces/rush-die.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import styles from './dangers.module.css';

type PictureProps = BriefPictureProps<RushTypes, RushWords>;

const TRIALS = ['sealed-door', 'vine-bridge', 'stone-golem'] as const;
/** The tile for so many players has room for two jokers. */
const PLAYERS = 3;

/** RO-29, RO-30: a confusion pushes dice off a card, unless the card is complete. */
export function SpellPicture({ say }: PictureProps) {
  const name = nameCard('torch-hall', say, 'title');
  const fire = <RushDie name="fire" colour="blue" shape="diamond" face="fire" />;
  const step = <RushDie name="step" colour="green" shape="triangle" face="step" />;
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
              <TrialCard card="torch-hall" name={name} state="struck" />
              <span className={styles['pushed']}>{fire}</span>
              <span className={styles['pushed']}>{step}</span>
            </span>
          </>
        }
      >
        {say('ui.brief.pushed')}
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['safe']}>
            <TrialCard card="torch-hall" name={name} laid={[fire, fire, step]} state="done" />
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

/** RO-33, RO-35, RO-37: the dragon's way over the cards to the heroes' deck, and the jokers that send it back. */
export function DragonPicture({ say }: PictureProps) {
  const joker = <RushDie name="joker" colour="blue" shape="diamond" face="joker" />;
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
