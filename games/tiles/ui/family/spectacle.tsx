import { feel, TileBack, useFlights, useNews } from '@tablee/table-ui';
import type { TilesSight } from '../../rules/types.ts';
import { seatAnchor } from '../origins.ts';
import { TilesTold } from '../told.tsx';
import type { FamilyProps } from './use-family.ts';

/** Shows other players' actions: flights of drawn tiles, sounds, and announcements for screen readers. */
export function Spectacle(props: FamilyProps) {
  const { happenings, viewer } = props;
  const deck = useFlights();
  useNews(happenings, (sight) => {
    if (sight.kind === 'drew' && sight.seat !== viewer) {
      const piece = document.querySelector('[data-next] > .tile');
      if (piece !== null) {
        deck.send([{ picture: <TileBack />, from: piece, to: seatAnchor(sight.seat), way: 'straight' }]);
      }
    }
    soundOf(sight, viewer);
  });
  return <TilesTold {...props} />;
}

/** My own lay and draw sounded when I made them. */
function soundOf(sight: TilesSight, viewer: FamilyProps['viewer']): void {
  if (sight.kind === 'turn' && sight.seat === viewer) feel('turn');
  if (sight.kind === 'laid' && sight.seat !== viewer) feel('lay');
  if (sight.kind === 'drew' && sight.seat !== viewer) feel('draw');
}
