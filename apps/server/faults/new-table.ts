import type { Person, Sitter, TableDoc } from '@tablee/host';
import { defaultOptions, type GameTypes, secretFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { HOUSE } from '@tablee/protocol';
import type { FaultSetting } from './playground.ts';

/** A full table whose match has not started; its first person is the maker. */
export function newTable(
  { definition, preset, seats }: FaultSetting,
  sitters: readonly Sitter[],
  word: string,
): TableDoc {
  return {
    id: `table ${word}`,
    revision: 1,
    game: definition.id,
    version: definition.version,
    setup: tableFor(definition, preset, seats) as TableSetup<GameTypes>,
    house: defaultOptions(HOUSE),
    listed: false,
    status: 'waiting',
    seats: sitters,
    maker: sitters.find((sitter): sitter is Person => sitter.kind === 'person')?.guest ?? '',
    barred: [],
    secret: secretFromWord(word),
    nonces: null,
    next: null,
    madeAt: 0,
  };
}
