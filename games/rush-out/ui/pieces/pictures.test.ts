import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HERO_CLASSES } from '../../rules/content/heroes.ts';
import { CONFUSIONS, DRACOLOGIES, INVOCATIONS } from '../../rules/content/spells.ts';
import { ELEMENTS, SKILLS } from '../../rules/content/symbols.ts';
import { TRIALS } from '../../rules/content/trials.ts';
import { OUTLINES } from '../art/symbols.gen.ts';

const sheet = readFileSync(join(import.meta.dirname, '../art/pictures.svg'), 'utf8');
const airs = readFileSync(join(import.meta.dirname, 'scene.module.css'), 'utf8');
const standard = TRIALS.filter(({ type }) => type === 'standard').map(({ id }) => id);

describe('pictures', () => {
  it('exist on the sheet for every trial of the trainings, type of spell, hero and deck', () => {
    const wanted = new Set([
      ...standard,
      ...[...CONFUSIONS, ...INVOCATIONS, ...DRACOLOGIES].map(({ type }) => type),
      ...HERO_CLASSES,
      'castle',
      'book',
    ]);
    expect([...wanted].filter((id) => !sheet.includes(`<symbol id="${id}"`))).toEqual([]);
  });

  it('have the colours of every trial of the trainings', () => {
    expect(standard.filter((id) => !airs.includes(`[data-card="${id}"]`))).toEqual([]);
  });

  it('have an outline for every symbol except the joker, which is drawn separately', () => {
    expect(Object.keys(OUTLINES).toSorted()).toEqual([...new Set([...SKILLS, ...ELEMENTS])].toSorted());
  });
});
