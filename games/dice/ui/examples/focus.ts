import type { ShownExample } from '@tablee/table-ui';
import { islandsOf } from '../../rules/islands.ts';
import type { DiceTypes } from '../../rules/types.ts';
import { laidIn } from './laid-table.ts';

type DiceExample = ShownExample<DiceTypes>;

/**
 * Reduces a table to the islands that the lay extends, rearranges or breaks: a whole table would be too small to read.
 */
export function focusOn(shown: DiceExample): DiceExample {
  const { view, command } = shown;
  const laid = laidIn(shown);
  if (laid === null || command.do !== 'lay') return shown;
  const about = new Set([...laid.added, ...laid.faulty, ...laid.missing.map(({ die }) => die)]);
  const islands = [...islandsOf(view.table), ...islandsOf(laid.dice)].map((island) => island.map(({ die }) => die));
  const before = new Set(islandsOf(view.table).map(keyOf));
  const changed = islandsOf(laid.dice).filter((island) => !before.has(keyOf(island)));
  for (const { die } of changed.flat()) about.add(die);
  const kept = new Set(islands.filter((island) => island.some((die) => about.has(die))).flat());
  return {
    ...shown,
    view: { ...view, table: view.table.filter(({ die }) => kept.has(die)) },
    command: { ...command, table: command.table.filter(({ die }) => kept.has(die)) },
  };
}

/** Key of an island by its dice, wherever it lies. */
function keyOf(island: readonly { readonly die: number }[]): string {
  return island
    .map(({ die }) => die)
    .toSorted((a, b) => a - b)
    .join(' ');
}
