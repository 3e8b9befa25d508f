import { keyOf } from '../../rules/lines.ts';
import type { Cell } from '../../rules/types.ts';
import { isOn } from '../draft/compose.ts';
import { laidAt } from '../draft/selection.ts';
import { DieFace } from '../face.tsx';
import type { DiceProps } from '../props.ts';
import type { DiceGame } from '../use-dice.ts';
import { placeOf } from './cell-box.ts';
import styles from './ghosts.module.css';
import type { Camera } from './use-camera.ts';

interface GhostsProps extends DiceProps {
  readonly game: DiceGame;
  readonly camera: Camera;
}

/** Cells where the chosen dice would make sets, and the cells that they would take if dropped now. */
export function Fits({ game, camera, over }: GhostsProps & { readonly over: Cell | null }) {
  const landing = over === null ? [] : landingOf(game, over);
  const taken = new Set(landing.map(({ cell }) => keyOf(cell)));
  return (
    <>
      {over === null &&
        [...game.spread.values()].map(({ cell }) => (
          <span key={`with ${keyOf(cell)}`} className={styles['with']} data-part="with" style={placeOf(cell, camera)} />
        ))}
      {game.fits
        .filter((cell) => !taken.has(keyOf(cell)))
        .map((cell) => (
          <span
            key={keyOf(cell)}
            className={styles['fit']}
            data-part="fit"
            data-swap={game.table.some((die) => keyOf(die) === keyOf(cell)) || undefined}
            style={placeOf(cell, camera)}
          />
        ))}
      {landing.map(({ cell, isFree }) => (
        <span
          key={keyOf(cell)}
          className={styles['landing']}
          data-blocked={!isFree || undefined}
          data-fit={game.fits.some((fit) => keyOf(fit) === keyOf(cell)) || undefined}
          style={placeOf(cell, camera)}
        />
      ))}
    </>
  );
}

interface LandingCell {
  readonly cell: Cell;
  readonly isFree: boolean;
}

/** The cells that the carried dice would take. */
function landingOf(game: DiceGame, over: Cell): LandingCell[] {
  const { chosen } = game;
  const next = laidAt(game, over);
  if (next === null) return [{ cell: over, isFree: false }];
  return next.filter(({ die }) => isOn(chosen.dice, die)).map(({ x, y }) => ({ cell: { x, y }, isFree: true }));
}

/** Ghosts of the dice that a hint moves, in their new places. */
export function Ghosts({ game: { hinted }, camera }: GhostsProps) {
  return hinted?.step?.missing.map((die) => (
    <span key={die.die} className={styles['hinted']} style={placeOf(die, camera)}>
      <DieFace face={die.face} look="faded" />
    </span>
  ));
}
