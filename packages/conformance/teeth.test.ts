import { type AnyGame, after, type GameDefinition, type Millis } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { judge } from './judge.ts';
import type { Law } from './law.ts';
import { laws } from './laws/index.ts';
import { brokenRolls } from './toys/rolls/broken.ts';
import { brokenSnatch } from './toys/snatch/broken.ts';
import { snatch } from './toys/snatch/index.ts';
import type { SnatchState, SnatchTypes } from './toys/snatch/types.ts';
import { brokenTug } from './toys/tug/broken.ts';

const CHANCE = { seed: 7, runs: 16 };
/** Trial of the laws that must not complain. */
const SILENT = { ...CHANCE, runs: inject('isQuick') ? 4 : CHANCE.runs };
const TRIAL = { preset: 'long', seats: 3, ...CHANCE };
const brokenToys = [...brokenSnatch, ...brokenTug, ...brokenRolls];

describe('the suite has teeth', () => {
  it.each(brokenToys.map((toy) => [toy.fault, toy] as const))('%s: its law complains, and no other', (_, toy) => {
    const setting = { ...toy.at, skipCache: new Map() };
    const complaining = laws
      .filter((law) => judge(toy.definition, law, { ...setting, ...(law.id === toy.law ? CHANCE : SILENT) }) !== null)
      .map((law) => law.id);
    expect(complaining).toEqual([toy.law]);
  });

  it('has a broken toy for every law', () => {
    const broken = new Set(brokenToys.map((toy) => toy.law));
    expect(laws.map((law) => law.id).filter((id) => !broken.has(id))).toEqual([]);
  });

  it('reports a game in which a hidden card decides the end of a rest', () => {
    const bellsLast = ({ deck, turnAt }: SnatchState): Millis => after(turnAt, deck.at(-1)?.face === 'bell' ? 500 : 0);
    const telling: GameDefinition<SnatchTypes> = { ...snatch, rests: () => true, wakeAt: bellsLast };
    const leaks = laws.find(({ id }) => id === 'leaks') as Law;
    expect(judge(telling as AnyGame, leaks, TRIAL)).toContain('until when the match rests is told to everybody');
  });

  it('names the journey that shows the fault', () => {
    const [toy] = brokenToys;
    const law = laws.find(({ id }) => id === toy?.law);
    const complaint = toy !== undefined && law !== undefined ? judge(toy.definition, law, TRIAL) : null;
    expect(complaint).toMatch(/journey \{"preset":"long","seats":3,.*"seed":\d+,.*\}, fast-check seed 7/s);
  });

  it.each(['sight', 'swap', 'bound', 'fallback', 'result', 'pieces'] as const)(
    'reports a game whose %s throws',
    (name) => {
      const throwing = {
        ...snatch,
        [name]: () => {
          throw new Error('no');
        },
      };
      const complaints = laws.map((law) => judge(throwing, law, TRIAL));
      expect(complaints.filter((complaint) => complaint?.includes('threw'))).not.toEqual([]);
    },
  );
});
