import {
  type BriefPictureProps,
  Sketch,
  SketchArrow,
  SketchCrown,
  SketchDeed,
  SketchLine,
  SketchLines,
  SketchPart,
  SketchParts,
  SketchSign,
} from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { skillsOf } from '../../rules/content/cards.ts';
import { HERO_CLASSES, JOKERS } from '../../rules/content/heroes.ts';
import type { Face, RushTypes } from '../../rules/types.ts';
import { Deck } from '../pieces/deck.tsx';
import { RushDie } from '../pieces/rush-die.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import { SymbolIcon } from '../pieces/symbol.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import styles from './pictures.module.css';

type PictureProps = BriefPictureProps<RushTypes, RushWords>;

/** A card that somebody works on alone, and one that two share. */
const WORKED_ON = 'rat-swarm';
const SHARED = 'sealed-door';
/** No square of the card that is worked on asks for it. */
const UNWANTED: Face = 'heart';

function blue(face: Face): ReactNode {
  return <RushDie roll={null} colour="blue" shape="diamond" face={face} />;
}

function green(face: Face): ReactNode {
  return <RushDie roll={null} colour="green" shape="triangle" face={face} />;
}

/** RO-6: both camps turn up their decks; the last card wins. */
export function AimPicture({ say }: PictureProps) {
  const spell = nameCard('invocation-1', say, 'title');
  const trial = nameCard('stone-golem', say, 'title');
  return (
    <span className={styles['camps']}>
      <Camp name={say('team.heroes')} deck={<Deck back="trials" thickness={0} />} wins>
        <TrialCard card="stone-golem" name={trial} state="done" />
      </Camp>
      <Camp name={say('team.sorcerer')} deck={<Deck back="spells" thickness={3} />}>
        <SpellCard card="invocation-1" name={spell} text={say('effect.summon')} />
      </Camp>
    </span>
  );
}

interface CampProps {
  readonly name: string;
  readonly deck: ReactNode;
  readonly wins?: boolean;
  readonly children: ReactNode;
}

function Camp({ name, deck, wins = false, children }: CampProps) {
  return (
    <span className={styles['camp']}>
      <span className={styles['camp-name']}>
        {name}
        {wins && <SketchCrown />}
      </span>
      <span className={styles['camp-cards']}>
        <span className={styles['deck']}>{deck}</span>
        <SketchArrow />
        <span className={styles['card']}>{children}</span>
      </span>
    </span>
  );
}

/** RO-5, RO-17, RO-20: roll, place what fits, roll the rest. */
export function TurnPicture({ say }: PictureProps) {
  const name = nameCard(WORKED_ON, say, 'title');
  const wanted = skillsOf(WORKED_ON);
  const last = wanted.at(-1) ?? 'fire';
  return (
    <SketchParts>
      <SketchPart
        thing={
          <span className={styles['rolled']}>
            {wanted.slice(0, 2).map((face, index) => (
              <RushDie key={index === 0 ? 'one' : 'two'} roll={null} colour="blue" shape="diamond" face={face} />
            ))}
            {blue(UNWANTED)}
          </span>
        }
      >
        {say('ui.brief.all')} <SketchDeed>{say('ui.brief.roll')}</SketchDeed>
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['card']}>
            <TrialCard card={WORKED_ON} name={name} laid={wanted.slice(0, 2).map(blue)} />
          </span>
        }
      >
        {say('ui.brief.same')} <SketchDeed>{say('ui.brief.place')}</SketchDeed>
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['rest']}>
            {blue(UNWANTED)}
            <SketchArrow />
            {blue(last)}
          </span>
        }
      >
        {say('ui.brief.rest')} <SketchDeed>{say('ui.brief.again')}</SketchDeed>
      </SketchPart>
    </SketchParts>
  );
}

/** RO-18, RO-19, RO-22: one card at a time, two colours on it, and what each joker is. */
export function LayPicture({ say }: PictureProps) {
  const name = nameCard(SHARED, say, 'title');
  const wanted = skillsOf(SHARED);
  const free = wanted.length - 1;
  return (
    <Sketch>
      <span className={styles['card']} data-size="large">
        <TrialCard
          card={SHARED}
          name={name}
          laid={wanted.slice(0, free).map((face, index) => (index === 0 ? green(face) : blue(face)))}
          fits={[free]}
          state="legal"
        />
      </span>
      <SketchSign isGood />
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
    </Sketch>
  );
}
