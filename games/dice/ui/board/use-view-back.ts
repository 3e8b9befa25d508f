import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Plan } from '../draft/compose.ts';
import type { DiceGame } from '../use-dice.ts';
import type { Sighting } from './see-all.ts';
import { SeenBefore } from './seen-before.ts';
import type { Camera } from './use-camera.ts';

interface ViewBack {
  /** The game, with an undo that also leads back to what was seen before the step. */
  readonly game: DiceGame;
  /** A hand lifts something: the felt may be scrolled before it is let go. */
  readonly onLift: () => void;
  readonly onDropNowhere: () => void;
}

/** Undo takes back with a step also how far the felt was moved for it. */
export function useViewBack(game: DiceGame, camera: Camera): ViewBack {
  const [seen] = useState(() => new SeenBefore());
  const plan = game.draft.draft;
  const before = useRef<Plan>(plan);
  const lifted = useRef<Sighting | null>(null);
  const isUndone = useRef(false);
  useLayoutEffect(() => {
    if (before.current === plan) return;
    if (!isUndone.current) seen.remember(before.current, lifted.current ?? camera.sighting());
    lifted.current = null;
    before.current = plan;
  });
  // After the effects of the felt, which brings the table or a wrong line into sight.
  useEffect(() => {
    if (!isUndone.current) return;
    isUndone.current = false;
    const to = seen.recall(plan);
    if (to !== null) camera.goTo(to);
  });
  useEffect(() => {
    if (!game.canLay) seen.forget();
  }, [seen, game.canLay]);
  const { undo } = game;
  return {
    game: {
      ...game,
      undo:
        undo &&
        (() => {
          isUndone.current = true;
          undo();
        }),
    },
    onLift: () => {
      lifted.current = camera.sighting();
    },
    onDropNowhere: () => {
      lifted.current = null;
    },
  };
}
