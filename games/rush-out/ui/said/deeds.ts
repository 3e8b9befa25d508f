import type { RushProps } from '../props.ts';
import { tellRush } from './tell.ts';

/** The last so many things are told to who asks. */
const LATELY = 5;

export function lastDeeds({ happenings, say, nameOf }: Pick<RushProps, 'happenings' | 'say' | 'nameOf'>): string {
  const told = happenings.flatMap(({ sights }) => sights.flatMap((sight) => tellRush(sight, say, nameOf) ?? []));
  return told.length === 0 ? say('ui.said.nothing') : told.slice(-LATELY).join(' ');
}
