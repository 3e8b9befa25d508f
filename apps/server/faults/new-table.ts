import type { Person, Sitter, TableDoc } from '@tablee/host';
import { type GameTypes, secretFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import type { Setting } from './playground.ts';

/** A table at which all sit and nobody has begun; the first person made it. */
export function newTable({ definition, preset, seats }: Setting, sitters: readonly Sitter[], word: string): TableDoc {
  return {
    id: `table ${word}`,
    revision: 1,
    game: definition.id,
    version: definition.version,
    setup: tableFor(definition, preset, seats) as TableSetup<GameTypes>,
    listed: false,
    status: 'waiting',
    seats: sitters,
    maker: sitters.find((sitter): sitter is Person => sitter.kind === 'person')?.guest ?? '',
    secret: secretFromWord(word),
    nonces: null,
    next: null,
    madeAt: 0,
  };
}
