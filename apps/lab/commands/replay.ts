import { winnersOf } from '@tablee/kernel';
import { print } from '../output.ts';
import { openMatchFile } from '../stored.ts';

/** Replays a log and verifies its hash, seed commitment, state and result. */
export function replayFile(file: string, { json }: { readonly json: boolean }): void {
  const { definition, stored, match } = openMatchFile(file);
  const { result, stateHash } = stored.end;
  const winners = result === null ? [] : winnersOf(result);
  const report = {
    game: definition.id,
    version: definition.version,
    entries: match.seq,
    at: match.at,
    result,
    winners,
    stateHash,
  };
  print(json, report, () => {
    const end = result === null ? 'no result yet' : `ended by ${result.rule}, won by seat ${winners.join(' and ')}`;
    const state = stateHash === null ? '' : `\nstate ${stateHash}`;
    return `${file} is true: ${definition.id} ${definition.version}, ${match.seq} entries, ${end}.${state}`;
  });
}
