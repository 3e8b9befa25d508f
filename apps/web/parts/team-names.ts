import type { AnyGame } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { AnySay } from '@tablee/words';

/** What the game calls its teams, in their order; empty where they are only counted. */
export function teamNamesOf(definition: AnyGame, { options }: Pick<TableInfo, 'options'>, say: AnySay): string[] {
  return definition.teamNames?.(options).map((name) => say(`team.${name}`)) ?? [];
}
