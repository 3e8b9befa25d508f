import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableDraft } from '../draft/compose.ts';
import type { DiceGame } from '../use-dice.ts';
import type { CameraPose } from './camera-pose.ts';
import { PosesByDraft } from './poses-by-draft.ts';
import type { Camera } from './use-camera.ts';

interface ViewBack {
  /** The game, with an undo that also restores the view before the step. */
  readonly game: DiceGame;
  /** Called at the start of a drag, since the felt may scroll before the drop. */
  readonly onLift: () => void;
  readonly onDropNowhere: () => void;
}

/** Makes undo restore the scroll position of each step, too. */
export function useViewBack(game: DiceGame, camera: Camera): ViewBack {
  const [seen] = useState(() => new PosesByDraft());
  const draft = game.draft.draft;
  const before = useRef<TableDraft>(draft);
  const lifted = useRef<CameraPose | null>(null);
  const isUndone = useRef(false);
  useLayoutEffect(() => {
    if (before.current === draft) return;
    if (!isUndone.current) seen.remember(before.current, lifted.current ?? camera.pose());
    lifted.current = null;
    before.current = draft;
  });
  // After the effects of the felt, which scroll to the table or to a faulty line.
  useEffect(() => {
    if (!isUndone.current) return;
    isUndone.current = false;
    const to = seen.recall(draft);
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
      lifted.current = camera.pose();
    },
    onDropNowhere: () => {
      lifted.current = null;
    },
  };
}
