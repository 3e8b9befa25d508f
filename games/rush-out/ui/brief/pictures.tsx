import {
  type BriefPictureProps,
  SketchAction,
  SketchArrow,
  SketchCrown,
  SketchPart,
  SketchParts,
} from '@tablee/table-ui';
import { Fragment, type ReactNode } from 'react';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { elementsOf, skillsOf } from '../../rules/content/cards.ts';
import type { Camp, Face, RushTypes } from '../../rules/types.ts';
import cup from '../art/cup.svg';
import { Deck } from '../pieces/deck.tsx';
import { RushDie } from '../pieces/rush-die.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import { effectMark } from '../said/card-words.ts';
import styles from './pictures.module.css';

type PictureProps = BriefPictureProps<RushTypes, RushWords>;

const WORKED_ON = 'rat-swarm';
/** Fits no square of `WORKED_ON`. */
const UNWANTED: Face = 'heart';
const CAST = 'confusion-all-1';
const UNWANTED_ELEMENT: Face = 'air';

function blue(face: Face): ReactNode {
  return <RushDie roll={null} colour="blue" shape="diamond" face={face} />;
}

function black(face: Face): ReactNode {
  return <RushDie roll={null} colour="black" shape="star" face={face} />;
}

/** RO-6: the camp that reveals its last card wins. */
export function AimPicture({ say }: PictureProps) {
  return <Camps winner="heroes" say={say} />;
}

export function SorcererAimPicture({ say }: PictureProps) {
  return <Camps winner="sorcerer" say={say} />;
}

/** RO-39: a round gives a cup, and two cups win. */
export function CupsPicture({ say }: PictureProps) {
  return <Camps winner="heroes" hasCups say={say} />;
}

export function SorcererCupsPicture({ say }: PictureProps) {
  return <Camps winner="sorcerer" hasCups say={say} />;
}

interface CampsProps extends Pick<PictureProps, 'say'> {
  readonly winner: Camp;
  readonly hasCups?: boolean;
}

/** The winner's deck is empty. */
function Camps({ winner, hasCups = false, say }: CampsProps) {
  const spell = nameCard('invocation-1', say, 'title');
  const trial = nameCard('stone-golem', say, 'title');
  const isOurs = winner === 'heroes';
  const cupsOf = (wins: boolean): number | null => (hasCups ? (wins ? 2 : 1) : null);
  return (
    <span className={styles['camps']}>
      <CampSide
        name={say('team.heroes')}
        deck={<Deck back="trials" thickness={isOurs ? 0 : 3} />}
        wins={isOurs}
        cups={cupsOf(isOurs)}
      >
        <TrialCard card="stone-golem" name={trial} state={isOurs ? 'done' : null} />
      </CampSide>
      <CampSide
        name={say('team.sorcerer')}
        deck={<Deck back="spells" thickness={isOurs ? 3 : 0} />}
        wins={!isOurs}
        cups={cupsOf(!isOurs)}
      >
        <SpellCard card="invocation-1" name={spell} text={say('effect.summon')} state={isOurs ? null : 'done'} />
      </CampSide>
    </span>
  );
}

interface CampSideProps {
  readonly name: string;
  readonly deck: ReactNode;
  readonly wins: boolean;
  /** Null if rounds are not counted. */
  readonly cups: number | null;
  readonly children: ReactNode;
}

function CampSide({ name, deck, wins, cups, children }: CampSideProps) {
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
      {cups !== null && (
        <span className={styles['cups']}>
          {[1, 2].map((nth) => (
            <span key={nth} className={styles['cup']}>
              {nth <= cups && <img src={cup} alt="" draggable={false} />}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** RO-5, RO-17, RO-20: roll, place dice that fit, roll the rest. */
export function TurnPicture({ say }: PictureProps) {
  const wanted = skillsOf(WORKED_ON);
  return (
    <Turn
      wanted={wanted}
      unwanted={UNWANTED}
      dieOf={blue}
      card={(laid) => <TrialCard card={WORKED_ON} name={nameCard(WORKED_ON, say, 'title')} laid={laid} />}
      say={say}
    />
  );
}

/** RO-14, RO-23: the same with black dice on a spell. */
export function CastPicture({ say }: PictureProps) {
  const name = nameCard(CAST, say, 'title');
  const text = say('effect.push.all');
  return (
    <Turn
      wanted={elementsOf(CAST)}
      unwanted={UNWANTED_ELEMENT}
      dieOf={black}
      card={(laid) => <SpellCard card={CAST} name={name} text={text} mark={effectMark(CAST, say)} laid={laid} />}
      say={say}
    />
  );
}

interface TurnProps extends Pick<PictureProps, 'say'> {
  readonly wanted: readonly Face[];
  /** A face that fits no square. */
  readonly unwanted: Face;
  readonly dieOf: (face: Face) => ReactNode;
  readonly card: (laid: readonly ReactNode[]) => ReactNode;
}

function Turn({ wanted, unwanted, dieOf, card, say }: TurnProps) {
  const fitting = wanted.slice(0, 2);
  return (
    <SketchParts>
      <SketchPart
        thing={
          <span className={styles['rolled']}>
            {fitting.map((face, index) => (
              <Fragment key={index === 0 ? 'one' : 'two'}>{dieOf(face)}</Fragment>
            ))}
            {dieOf(unwanted)}
          </span>
        }
      >
        {say('ui.brief.all')} <SketchAction>{say('ui.brief.roll')}</SketchAction>
      </SketchPart>
      <SketchPart thing={<span className={styles['card']}>{card(fitting.map(dieOf))}</span>}>
        {say('ui.brief.same')} <SketchAction>{say('ui.brief.place')}</SketchAction>
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['rest']}>
            {dieOf(unwanted)}
            <SketchArrow />
            {dieOf(wanted.at(-1) ?? 'fire')}
          </span>
        }
      >
        {say('ui.brief.rest')} <SketchAction>{say('ui.brief.again')}</SketchAction>
      </SketchPart>
    </SketchParts>
  );
}
