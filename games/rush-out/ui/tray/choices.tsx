import type { Seat } from '@tablee/kernel';
import { type Box, Button, placed } from '@tablee/table-ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { heroDiceAt } from '../../rules/board.ts';
import { heroesOf } from '../../rules/camps.ts';
import { cardOrTileAt } from '../../rules/check-place.ts';
import { isSpell } from '../../rules/content/cards.ts';
import { HERO_DICE } from '../../rules/content/heroes.ts';
import { type PushTarget } from '../../rules/modules/confusion.ts';
import { cardAt } from '../../rules/places.ts';
import type { DieRef, PlacedDie, RushView } from '../../rules/types.ts';
import type { Layout, Tray } from '../layout/types.ts';
import { Picture } from '../pieces/picture.tsx';
import { Scene } from '../pieces/scene.tsx';
import { SeatDie } from '../pieces/seat-die.tsx';
import { answerIn, areDice, type NumberedTarget, targetName } from '../play/aims.ts';
import { thingState } from '../play/thing-state.ts';
import { thingName } from '../play/things.ts';
import { useFresh } from '../play/use-fresh.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { titleOf } from '../said/card-words.ts';
import styles from './choices.module.css';

interface ChoicesProps extends RushProps {
  readonly game: RushGame;
  readonly aims: readonly NumberedTarget[];
  readonly layout: Layout;
  readonly tray: Tray;
}

/** RO-29, RO-A66: targets as large buttons. On a desk only for single dice, because cards are large enough there. */
export function Choices(props: ChoicesProps) {
  const { aims, game, tray, layout, view } = props;
  // This script may come later than the choice.
  const isFresh = useFresh(game.aims === null || game.asked === null ? null : cardAt(view, game.asked.spot));
  if (game.aims === null || game.asked === null) return null;
  const isDice = areDice(aims);
  const box = tray.choices ?? (isDice ? tray.well : null);
  // Room for all dice that may become targets, so that buttons do not move.
  const cells = isDice ? HERO_DICE * heroesOf(view).length : aims.length;
  const columns = Math.ceil(cells / (isDice && layout.shape !== 'landscape' && layout.shape !== 'tablet' ? 2 : 1));
  const grid = { '--columns': columns, '--rows': Math.ceil(aims.length / columns) } as CSSProperties;
  return (
    <>
      {box !== null && (
        <div
          className={styles['field']}
          data-dice={isDice || undefined}
          style={{ ...placed(box), ...grid }}
          data-fresh={isFresh || undefined}
          onClickCapture={(event) => isFresh && event.stopPropagation()}
        >
          {aims.map((aim) => (
            <Choice key={targetName(aim.target)} {...props} aim={aim} />
          ))}
        </div>
      )}
      <Pass key={cardAt(view, game.asked.spot)} {...props} box={tray.pass} />
    </>
  );
}

function Choice({ game, aim, say, nameOf }: ChoicesProps & { readonly aim: NumberedTarget }) {
  const { view } = game.shown;
  const { target, nth, lost, isChosen } = aim;
  const name = thingName({ at: 'aim', nth });
  const words = lost === null ? targetWords(view, target, { say, nameOf }) : lostWords(view, target, lost, say);
  return (
    <button
      type="button"
      className={`thing ${styles['choice']}`}
      data-state={isChosen ? 'selected' : thingState(game, name)}
      data-lost={lost ?? undefined}
      data-thing={name}
      data-target={targetName(target)}
      aria-label={`${nth}. ${words}`}
      aria-disabled={lost !== null}
      aria-pressed={isChosen || undefined}
    >
      <span className={styles['number']} aria-hidden="true">
        {nth}
      </span>{' '}
      <span className={styles['face']}>
        {target.die === null && <CardFace view={view} target={target} say={say} />}
        {lost === null ? (
          <Dice view={view} dice={target.die === null ? heroDiceAt(view, target.spot) : [target.die]} />
        ) : (
          <span className={styles['why']}>{say(`ui.lost.${lost}`)}</span>
        )}
      </span>
      {isChosen && <span className="sign" aria-hidden="true" />}
    </button>
  );
}

/** « Porte scellée, aucun dé ». */
function lostWords(
  view: RushView,
  { spot }: PushTarget,
  lost: NonNullable<NumberedTarget['lost']>,
  say: RushProps['say'],
): string {
  return say('ui.target.lost', { card: titleOf(view, spot, say), why: say(`ui.lost.${lost}`) });
}

interface TargetReader {
  readonly say: RushProps['say'];
  readonly nameOf: (seat: Seat) => string;
}

/** « Porte scellée : 3 dés », or « Clé de Léa, sur la Porte scellée ». */
function targetWords(view: RushView, { spot, die }: PushTarget, { say, nameOf }: TargetReader): string {
  if (die !== null)
    return say('ui.target', { card: cardOrTileAt(view, spot), player: nameOf(die.seat), symbol: faceOf(view, die) });
  return say('ui.target.card', { card: titleOf(view, spot, say), count: heroDiceAt(view, spot).length });
}

function faceOf(view: RushView, { seat, die }: DieRef): PlacedDie['face'] {
  const laid = view.dice[seat]?.[die];
  return laid?.is === 'placed' ? laid.face : 'joker';
}

function CardFace({
  view,
  target: { spot },
  say,
}: Pick<ChoicesProps, 'view' | 'say'> & { readonly target: PushTarget }) {
  const card = cardAt(view, spot);
  return (
    <>
      <span className={styles['scene']}>
        {card !== null && !isSpell(card) ? (
          <Scene card={card} />
        ) : (
          <Picture of={card === null ? 'dracology' : 'invocation'} />
        )}
      </span>
      <span className={styles['title']}>{titleOf(view, spot, say)}</span>{' '}
    </>
  );
}

function Dice({ view, dice }: { readonly view: RushView; readonly dice: readonly DieRef[] }) {
  return (
    <span className={styles['dice']} style={{ '--count': dice.length } as CSSProperties}>
      {dice.map((ref) => (
        <SeatDie key={`${ref.seat} ${ref.die}`} view={view} seat={ref.seat} face={faceOf(view, ref)} />
      ))}
    </span>
  );
}

/** Delay before declining is possible: players who are tapping to roll must not decline by mistake. */
const CHOICE_LOCK_MS = 700;

function Pass({ game, box, say }: ChoicesProps & { readonly box: Box }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), CHOICE_LOCK_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['pass']} style={placed(box)}>
      <Button
        look="paper"
        data-thing="decline"
        aria-disabled={!isOpen}
        aria-pressed={answerIn(game.shown.coming)?.do === 'decline' || undefined}
        onClick={() => isOpen && game.decline()}
      >
        {say('ui.decline')}
      </Button>
    </div>
  );
}
