import type { Seat } from '@tablee/kernel';
import { type Box, Button, type ThingState } from '@tablee/table-ui';
import { useEffect, useState } from 'react';
import { heroDiceAt } from '../../rules/board.ts';
import { thingAt } from '../../rules/check-place.ts';
import { isSpell } from '../../rules/content/cards.ts';
import type { DieRef, PlacedDie, RushView, Target } from '../../rules/types.ts';
import { titleOf } from '../felt/card-words.ts';
import type { Tray } from '../layout/types.ts';
import { colourOf, rushMarkOf } from '../marks.ts';
import { Picture } from '../pieces/picture.tsx';
import { RushDie } from '../pieces/rush-die.tsx';
import { Scene } from '../pieces/scene.tsx';
import { thingName } from '../play/things.ts';
import type { Aim } from '../play/touch.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { placed } from '../spot-style.ts';
import styles from './choices.module.css';

interface ChoicesProps extends RushProps {
  readonly game: RushGame;
  readonly aims: readonly Aim[];
  readonly tray: Tray;
}

/** RO-29, RO-A66: what may be aimed at, as buttons that a finger finds; a desk needs them for single dice alone. */
export function Choices(props: ChoicesProps) {
  const { aims, tray } = props;
  if (props.game.aims === null) return null;
  const isDice = aims.some(({ die }) => die !== null);
  const box = tray.choices ?? (isDice ? tray.well : null);
  return (
    <>
      {box !== null && (
        <div className={styles['field']} data-dice={isDice || undefined} data-count={aims.length} style={placed(box)}>
          {aims.map((target, index) => (
            <Choice key={keyOf(target)} {...props} target={target} nth={index + 1} />
          ))}
        </div>
      )}
      <Pass {...props} box={tray.pass} />
    </>
  );
}

function keyOf({ spot, die }: Target): string {
  return `${spot} ${die?.seat} ${die?.die}`;
}

function Choice({ game, target, nth, say, nameOf }: ChoicesProps & { readonly target: Aim; readonly nth: number }) {
  const { view } = game.shown;
  const name = thingName({ at: 'aim', nth });
  const words = target.isGone ? say('ui.badge.no-push') : targetWords(view, target, { say, nameOf });
  return (
    <button
      type="button"
      className={`thing ${styles['choice']}`}
      data-state={stateOf(game, name)}
      data-thing={name}
      data-gone={target.isGone || undefined}
      aria-disabled={target.isGone || undefined}
      aria-label={`${nth} : ${words}`}
    >
      <span className={styles['number']} aria-hidden="true">
        {nth}
      </span>
      {target.die === null ? (
        <CardChoice view={view} target={target} say={say} />
      ) : (
        <Dice view={view} dice={target.isGone ? [] : [target.die]} />
      )}
    </button>
  );
}

function stateOf({ refused, hinted }: RushGame, name: string): ThingState {
  if (refused === name) return 'refused';
  return hinted?.thing === name ? 'now' : 'idle';
}

interface TargetReader {
  readonly say: RushProps['say'];
  readonly nameOf: (seat: Seat) => string;
}

/** « 3 dés sur la Porte scellée », or « Clé de Léa, sur la Porte scellée ». */
function targetWords(view: RushView, { spot, die }: Target, { say, nameOf }: TargetReader): string {
  const card = thingAt(view, spot);
  if (die === null) return say('ui.target.all', { card, count: heroDiceAt(view, spot).length });
  return say('ui.target', { card, player: nameOf(die.seat), symbol: faceOf(view, die) });
}

function faceOf(view: RushView, { seat, die }: DieRef): PlacedDie['face'] {
  const laid = view.dice[seat]?.[die];
  return laid?.is === 'placed' ? laid.face : 'joker';
}

function CardChoice({ view, target: { spot }, say }: Pick<ChoicesProps, 'view' | 'say'> & { readonly target: Target }) {
  const card = spot === 'dragon' ? null : view.cards[spot];
  return (
    <>
      <span className={styles['scene']}>
        {card !== null && !isSpell(card) ? (
          <Scene card={card} />
        ) : (
          <Picture of={card === null ? 'dracology' : 'invocation'} />
        )}
      </span>
      <span className={styles['title']}>{titleOf(view, spot, say)}</span>
      <Dice view={view} dice={heroDiceAt(view, spot)} />
    </>
  );
}

function Dice({ view, dice }: { readonly view: RushView; readonly dice: readonly DieRef[] }) {
  return (
    <span className={styles['dice']}>
      {dice.map((ref) => (
        <RushDie
          key={`${ref.seat} ${ref.die}`}
          name={`choice ${ref.seat} ${ref.die}`}
          colour={colourOf(view, ref.seat)}
          shape={rushMarkOf(view, ref.seat).shape}
          face={faceOf(view, ref)}
        />
      ))}
    </span>
  );
}

/** Who was rolling when the choice came must not pass it by the next tap. */
const LOOK_MS = 700;

function Pass({ game, box, say }: ChoicesProps & { readonly box: Box }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['pass']} style={placed(box)}>
      <Button look="paper" data-thing="decline" aria-disabled={!isOpen} onClick={() => isOpen && game.decline()}>
        {say('ui.decline')}
      </Button>
    </div>
  );
}
