import { feel, Told, useNews } from '@tablee/table-ui';
import { useCallback } from 'react';
import type { DiceEvent, DiceTypes, Placed } from '../rules/types.ts';
import type { DiceProps } from './props.ts';
import { tellAloud } from './tell-aloud.ts';

interface SpectacleProps extends DiceProps {
  /** Called when another player has laid dice. */
  readonly onLaid: (placed: readonly Placed[]) => void;
}

/** Shows other players' actions: scrolls to their lays, plays sounds, and announces them. */
export function Spectacle(props: SpectacleProps) {
  const { happenings, viewer, onLaid, say, nameOf } = props;
  useNews(happenings, (sight) => {
    if (sight.kind === 'laid' && sight.seat !== viewer) onLaid(sight.placed);
    soundOf(sight, viewer);
  });
  const tell = useCallback((sight: DiceEvent) => tellAloud(sight, { say, nameOf, viewer }), [say, nameOf, viewer]);
  return <Told<DiceTypes> {...props} tell={tell} />;
}

/** My own actions sounded when I made them. */
function soundOf(sight: DiceEvent, viewer: DiceProps['viewer']): void {
  switch (sight.kind) {
    case 'rolled':
      if (sight.seat !== viewer) feel('draw');
      return;
    case 'laid':
      if (sight.seat !== viewer) feel('lay');
      return;
    case 'passed':
      if (sight.seat !== viewer) feel('turn');
      return;
    case 'scored':
      feel(sight.score.winner === viewer ? 'gain' : 'loss');
      return;
    default:
  }
}
