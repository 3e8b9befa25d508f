import { randomBot } from '@tablee/bot-kit';
import { isRecord } from '@tablee/kernel';
import type { RoundEnd, RulesEntry } from '../catalog.rules.ts';
import { figuresOfRush } from './bot/figures.ts';
import { expert, facile, normal } from './bot/index.ts';
import { rushOut } from './rules/index.ts';
import type { RushEvent } from './rules/types.ts';

/** Version 3 calls a chapter by its name. */
function nameChapter(old: unknown): unknown {
  if (!isRecord(old)) return old;
  const { training, ...options } = old;
  return { ...options, chapter: `training-${String(training)}` };
}

const SORCERER = { option: 'role', is: 'sorcerer' };

/** Id of the completed card. The dragon tile has no card of its own and can be completed repeatedly. */
function completedBy(event: object): string | null {
  const told = event as RushEvent;
  return told.kind === 'completed' ? (told.card ?? 'dragon-tile') : null;
}

/** A training is one round, so the end of the match is that of its round; a scenario gives a cup for each (RO-39). */
function endedRound(event: object): RoundEnd | null {
  const told = event as RushEvent;
  if (told.kind === 'cup') return { rule: told.by, camp: told.camp };
  if (told.kind !== 'over' || told.camp === null || told.rule === 'RO-39' || told.rule === 'RO-A94') return null;
  return { rule: told.rule, camp: told.camp };
}

export const play: RulesEntry = {
  versions: [rushOut],
  upgrades: [
    { from: 2, options: nameChapter },
    { from: 3, options: (old) => old },
  ],
  bots: { random: randomBot(rushOut), facile, normal, expert },
  endless: ['random'],
  duels: [
    { preset: 'training-1', seats: 4, sides: SORCERER },
    { preset: 'training-2', seats: 4, sides: SORCERER },
    { preset: 'scenario-1', seats: 4, sides: SORCERER },
  ],
  figures: { of: figuresOfRush, presets: ['training-1', 'training-2', 'scenario-1'] },
  camps: { split: SORCERER, names: ['sorcerer', 'heroes'], completedBy, endedRound },
  words: async () => (await import('./locale/index.ts')).words,
};
