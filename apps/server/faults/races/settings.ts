import type { HostCatalog } from '@tablee/host';
import { type FaultSetting, settingsIn } from '../playground.ts';

/** Two race, one gives the cue, and one watches. */
const SEATS = 4;

/** Every game with races, in its first preset. */
export function racingIn(catalog: HostCatalog): FaultSetting[] {
  const racing = settingsIn(catalog).filter(
    ({ definition, seats }) => definition.contest !== undefined && seats === SEATS,
  );
  return racing.filter((one, place) => racing.findIndex((other) => sameGame(one, other)) === place);
}

function sameGame({ definition }: FaultSetting, other: FaultSetting): boolean {
  return definition.id === other.definition.id;
}
