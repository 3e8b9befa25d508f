import type { GameDefinition } from '@tablee/kernel';
import type { BrokenToy } from '../broken-toy.ts';
import { tug } from './index.ts';
import { arrangeTug, teamsOfTug } from './sides.ts';
import type { TugTypes } from './types.ts';

function broken(fault: string, part: Partial<GameDefinition<TugTypes>>, preset = 'giant'): BrokenToy {
  return { fault, law: 'seating', definition: { ...tug, ...part }, at: { preset, seats: 4 } };
}

const fallingCounts = broken('seat counts fall', { seating: () => ({ counts: [5, 4, 3] }) });

function moodyArrangement(): BrokenToy {
  let asked = 0;
  return broken('roles are assigned differently every time', {
    arrange(table) {
      const arranged = arrangeTug(table);
      asked += 1;
      if (!arranged.ok || table.seats < 2) return arranged;
      const [first, ...rest] = arranged.seatOptions;
      return asked % 2 === 0 || first === undefined ? arranged : { ok: true, seatOptions: [...rest, first] };
    },
  });
}

const openBadge = broken('a badge is left open', {
  arrange(table) {
    const arranged = arrangeTug(table);
    if (!arranged.ok) return arranged;
    return { ok: true, seatOptions: arranged.seatOptions.map(({ role }) => ({ role }) as TugTypes['seatOptions']) };
  },
});

const silentRule = broken('seat options are refused by a rule without refusals', {
  arrange(table) {
    const arranged = arrangeTug(table);
    return arranged.ok ? arranged : { ok: false, refusal: { rule: 'TG-1', facts: {} } };
  },
});

const doubleAgent = broken(
  'a seat is in two teams',
  { teams: (table) => teamsOfTug(table).map((team) => [...team, 0 as (typeof team)[number]]) },
  'pairs',
);

const namelessTeam = broken('a team has no name', { teamNames: () => ['giant'] });

const tornTeam = broken(
  'partners do not win together',
  {
    result(state) {
      const result = tug.result(state);
      return result === null ? null : { ...result, ranks: result.ranks.map((_, seat) => seat + 1) };
    },
  },
  'pairs',
);

const tornScore = broken(
  'partners have scores of their own',
  {
    result(state) {
      const result = tug.result(state);
      return result === null ? null : { ...result, scores: result.scores.map((score, seat) => score + seat) };
    },
  },
  'pairs',
);

/** Variants of Tug with one fault each. */
export const brokenTug: readonly BrokenToy[] = [
  fallingCounts,
  moodyArrangement(),
  openBadge,
  silentRule,
  doubleAgent,
  namelessTeam,
  tornTeam,
  tornScore,
];
