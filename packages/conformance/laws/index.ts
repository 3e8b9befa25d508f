import type { Law } from '../law.ts';
import { agreement } from './agreement.ts';
import { early } from './early.ts';
import { ends } from './ends.ts';
import { hears } from './hears.ts';
import { imagine } from './imagine.ts';
import { json } from './json.ts';
import { leaks } from './leaks.ts';
import { legal } from './legal.ts';
import { newcomers } from './newcomers.ts';
import { outcome } from './outcome.ts';
import { pace } from './pace.ts';
import { parse } from './parse.ts';
import { pieces } from './pieces.ts';
import { progress } from './progress.ts';
import { projection } from './projection.ts';
import { purity } from './purity.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { rests } from './rests.ts';
import { resuming } from './resuming.ts';
import { rulebook } from './rulebook.ts';
import { seating } from './seating.ts';
import { time } from './time.ts';
import { total } from './total.ts';
import { traits } from './traits.ts';
import { unlinkable } from './unlinkable.ts';

/** The laws of every game, in the order in which they are tried. */
export const laws: readonly Law[] = [
  total,
  parse,
  agreement,
  projection,
  legal,
  purity,
  json,
  replay,
  traits,
  progress,
  outcome,
  ends,
  pieces,
  imagine,
  leaks,
  unlinkable,
  newcomers,
  resuming,
  refusals,
  time,
  pace,
  early,
  hears,
  rests,
  rulebook,
  seating,
];
