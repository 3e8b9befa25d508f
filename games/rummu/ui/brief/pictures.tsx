import {
  type BriefPictureProps,
  formatSigned,
  SketchAction,
  SketchArrow,
  SketchLine,
  SketchLines,
  SketchPart,
  SketchParts,
  SketchPoints,
} from '@tablee/table-ui';
import type { ReactNode } from 'react';
import type { RummuWords } from '../../locale/index.ts';
import type { Card } from '../../rules/card.ts';
import { costOf, FINISH_BONUS, pointsOf } from '../../rules/scoring.ts';
import type { RummuTypes } from '../../rules/types.ts';
import finish from '../art/finish.svg';
import { CardBack, CardFace } from '../face.tsx';
import { Strip } from '../score/strip.tsx';
import styles from './brief.module.css';

type PictureProps = BriefPictureProps<RummuTypes, RummuWords>;

const PURE: readonly Card[] = ['R3', 'R4', 'R5', 'R6'];
const FOUR: readonly Card[] = ['R9', 'B9', 'K9', 'G9'];
const WITH_JOKER: readonly Card[] = ['R5', 'Y6', 'R7', 'R8'];

interface DrawnKind {
  readonly id: 'run' | 'set' | 'joker';
  readonly cards: readonly Card[];
}

/** RM-8 to RM-10, RM-22 to RM-24: combinations with their points; the joker makes one worth less. */
export function AimPicture({ say }: PictureProps) {
  const kinds: readonly DrawnKind[] = [
    { id: 'run', cards: PURE },
    { id: 'set', cards: FOUR },
    { id: 'joker', cards: WITH_JOKER },
  ];
  return (
    <KindLines kinds={kinds} say={say}>
      {(cards) => <SketchPoints>{formatSigned(pointsOf(cards))}</SketchPoints>}
    </KindLines>
  );
}

/** RM-5: draw or take, lay, discard. */
export function TurnPicture({ say }: PictureProps) {
  return (
    <SketchParts>
      <SketchPart
        thing={
          <span className={styles['piles']}>
            <CardBack />
            <CardFace card="G8" />
          </span>
        }
      >
        <SketchAction>{say('ui.brief.draw')}</SketchAction> {say('ui.brief.draw.what')}
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['laid']}>
            <Strip cards={PURE} />
          </span>
        }
      >
        <SketchAction>{say('ui.brief.lay')}</SketchAction> {say('ui.brief.lay.what')}
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['piles']}>
            <SketchArrow />
            <CardFace card="K9" />
          </span>
        }
      >
        <SketchAction>{say('ui.brief.discard')}</SketchAction> {say('ui.brief.discard.what')}
      </SketchPart>
    </SketchParts>
  );
}

/** RM-8 to RM-10: a run, a set, and a joker in its place. */
export function LayPicture({ say }: PictureProps) {
  const kinds: readonly DrawnKind[] = [
    { id: 'run', cards: ['G2', 'G3', 'G4'] },
    { id: 'set', cards: ['R8', 'B8', 'K8'] },
    { id: 'joker', cards: ['R5', 'Y6', 'R7'] },
  ];
  return <KindLines kinds={kinds} say={say} />;
}

interface KindLinesProps extends Pick<PictureProps, 'say'> {
  readonly kinds: readonly DrawnKind[];
  /** Drawn beside the cards. */
  readonly children?: (cards: readonly Card[]) => ReactNode;
}

/** Each kind of combination, with its rule in words. */
function KindLines({ kinds, say, children }: KindLinesProps) {
  return (
    <SketchLines>
      {kinds.map(({ cards, id }) => (
        <SketchLine
          key={id}
          thing={
            <span className={styles['scored']}>
              <Strip cards={cards} />
              {children?.(cards)}
            </span>
          }
        >
          <SketchAction>{say(`ui.brief.${id}`)}</SketchAction>
          {say(`ui.brief.${id}.how`)}
        </SketchLine>
      ))}
    </SketchLines>
  );
}

const LEFT: readonly Card[] = ['K2', 'Y3'];
const PARTNERS_LEFT: readonly Card[] = ['B0', 'R1'];

/** RM-21, RM-25: points at the end of a round for the finisher, for their partner and for others. */
export function EndPicture({ options, say }: PictureProps) {
  return (
    <SketchParts>
      <Share cards={[]} points={FINISH_BONUS}>
        <SketchAction>{say('ui.brief.finish')}</SketchAction> {say('ui.brief.finish.what')}
      </Share>
      {options.sides === 'pairs' && (
        <Share cards={PARTNERS_LEFT} points={0}>
          <SketchAction>{say('ui.brief.partner')}</SketchAction> {say('ui.brief.partner.what')}
        </Share>
      )}
      <Share cards={LEFT} points={-costOf(LEFT)}>
        <SketchAction>{say('ui.brief.left')}</SketchAction> {say('ui.brief.left.what')}
      </Share>
    </SketchParts>
  );
}

interface ShareProps {
  readonly cards: readonly Card[];
  readonly points: number;
  readonly children: ReactNode;
}

/** A hand at the end of a round (a flag if it is empty) and its points. */
function Share({ cards, points, children }: ShareProps) {
  return (
    <SketchPart
      thing={
        <span className={styles['share']}>
          {cards.length === 0 ? <img src={finish} alt="" draggable={false} /> : <Strip cards={cards} />}
          <SketchPoints isLoss={points < 0}>{formatSigned(points)}</SketchPoints>
        </span>
      }
    >
      {children}
    </SketchPart>
  );
}
