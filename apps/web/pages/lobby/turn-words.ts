import type { OptionSpec } from '@tablee/kernel';
import type { SayPage } from '../../locale/index.ts';
import { nameAt } from './lobby-status.ts';
import type { Room } from './room.ts';

type Offered = Pick<Room, 'table' | 'definition' | 'sayGame' | 'own'>;

/** To whom a rematch offers what goes round, in one sentence; null where it offers nothing. */
export function turnWords({ table, definition, sayGame, own }: Offered, say: SayPage): string | null {
  const { turn } = table;
  const options: [string, OptionSpec][] = Object.entries(definition.seatOptions);
  const [name, spec] = options.find(([, { goesRound }]) => goesRound !== undefined) ?? [];
  if (turn === null || spec === undefined) return null;
  const role = sayGame(`seat-option.${name}.${spec.goesRound}`);
  return turn === own ? say('lobby.turn-mine', { role }) : say('lobby.turn-of', { role, name: nameAt(table, turn) });
}
