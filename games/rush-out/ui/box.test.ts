import { expect, it } from 'vitest';
import { CHAPTERS, contentsOf } from '../rules/content/chapters.ts';
import { TRAINING_MODULES } from '../rules/modules/trainings.ts';
import { box } from './box.ts';

const inTrainings = new Set<string>(TRAINING_MODULES.map(({ id }) => id));

it.each(CHAPTERS)('a page loads the part of the scenarios if %s plays with modules that no training has', (chapter) => {
  const isTraining = contentsOf({ chapter }).modules.every((id) => inTrainings.has(id));
  expect(box.partFor?.({ chapter })?.id ?? null).toBe(isTraining ? null : 'scenarios');
});
