import type { ClientRules } from '@tablee/kernel';
import { arrangeRush, teamsOfRush } from './camps.ts';
import { checkRush, legalRush } from './legality.ts';
import { rushOptions, rushPresets, rushSeatOptions } from './options.ts';
import { projectRush } from './projection.ts';
import { resultOfRush, roundsOfRush } from './result.ts';
import { rushRulebook } from './rulebook.ts';
import { readyAt, rushEarly } from './timing.ts';
import type { RushTypes } from './types.ts';

/** The part of the definition that a page loads too. */
export const rushClientRules: ClientRules<RushTypes> = {
  id: 'rush-out',
  traits: { pace: 'realtime', hidden: true, chance: true, legal: 'all' },
  rulebook: rushRulebook,
  options: rushOptions,
  seatOptions: rushSeatOptions,
  presets: rushPresets,
  seating: () => ({ counts: [3, 4, 5] }),
  arrange: arrangeRush,
  teams: teamsOfRush,
  teamNames: () => ['sorcerer', 'heroes'],
  check: checkRush,
  project: projectRush,
  legal: legalRush,
  readyAt: (view, seat, command) => readyAt(view, seat, command.do),
  early: rushEarly,
  result: resultOfRush,
  rounds: roundsOfRush,
};
