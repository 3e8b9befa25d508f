import type { ShownExample } from '@tablee/table-ui';
import type { PlayCommand, RummuTypes } from '../../rules/types.ts';

type RummuExample = ShownExample<RummuTypes>;

/** Keeps only the combinations that a turn changes: those of six players would be too small to read. */
export function focusOn(shown: RummuExample): RummuExample {
  const { view, command } = shown;
  const about = command.do === 'play' ? touchedBy(command) : new Set<number>();
  return { ...shown, view: { ...view, melds: view.melds.filter(({ id }) => about.has(id)) } };
}

function touchedBy({ moves, back }: PlayCommand): Set<number> {
  const touched = moves.flatMap((move) => (move.do === 'add' ? [move.to] : move.do === 'swap' ? [move.in] : []));
  return new Set(back === null ? touched : [...touched, back.from]);
}
