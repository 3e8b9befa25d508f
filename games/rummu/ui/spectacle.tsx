import { feel, Told, useFlights, useNews } from '@tablee/table-ui';
import { useCallback } from 'react';
import type { RummuSight, RummuTypes } from '../rules/types.ts';
import { CardBack, CardFace } from './face.tsx';
import { DISCARDS_ANCHOR, STOCK_ANCHOR, seatAnchor } from './origins.ts';
import type { RummuProps } from './props.ts';
import { tellAloud } from './tell-aloud.ts';

/** Shows actions of others: flying cards, sounds, and sentences for screen readers. */
export function Spectacle(props: RummuProps) {
  const { happenings, viewer, say, nameOf } = props;
  const deck = useFlights();
  useNews(happenings, (sight) => {
    if (sight.kind === 'drew' && sight.seat !== viewer) {
      deck.send([{ picture: <CardBack />, from: STOCK_ANCHOR, to: seatAnchor(sight.seat), way: 'straight' }]);
    }
    if (sight.kind === 'took' && sight.seat !== viewer) {
      deck.send([
        { picture: <CardFace card={sight.card} />, from: DISCARDS_ANCHOR, to: seatAnchor(sight.seat), way: 'straight' },
      ]);
    }
    soundOf(sight, viewer);
  });
  const tell = useCallback((sight: RummuSight) => tellAloud(sight, { say, nameOf, viewer }), [say, nameOf, viewer]);
  return <Told<RummuTypes> {...props} tell={tell} />;
}

/** My own actions have made their sounds already. */
function soundOf(sight: RummuSight, viewer: RummuProps['viewer']): void {
  if (sight.kind === 'scored') {
    const mine = viewer === 'spectator' ? 0 : (sight.score.points[viewer] ?? 0);
    feel(mine < 0 ? 'loss' : 'gain');
    return;
  }
  if (!('seat' in sight) || sight.seat === viewer) return;
  if (sight.kind === 'drew' || sight.kind === 'took') feel('draw');
  if (sight.kind === 'laid' || sight.kind === 'added' || sight.kind === 'swapped') feel('lay');
  if (sight.kind === 'discarded') feel('turn');
}
