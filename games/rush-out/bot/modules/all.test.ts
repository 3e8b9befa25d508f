import { describe, expect, it } from 'vitest';
import { rushOut } from '../../rules/index.ts';
import { installedModules } from '../../rules/modules/installed.ts';
import { BOT_MODULES } from './all.ts';

function kindsOf(modules: readonly object[], part: string): string[] {
  return modules.flatMap((module) => Object.keys((module as Record<string, object>)[part] ?? {})).toSorted();
}

describe('the modules of the bots', () => {
  it('have a pace for every command', () => {
    const played = new Set(rushOut.examples.map(({ do: kind }) => kind));
    expect(kindsOf(BOT_MODULES, 'paces')).toEqual([...played].toSorted());
  });

  it.each([
    ['effects', 'effects'],
    ['questions', 'answers'],
  ])('have what the rules have as %s', (ofRules, ofBots) => {
    const played = kindsOf(installedModules(), ofRules);
    expect(played.length).toBeGreaterThan(0);
    expect(kindsOf(BOT_MODULES, ofBots)).toEqual(played);
  });

  it('are in the order of the rules', () => {
    const ids = installedModules().map(({ id }) => id);
    const places = BOT_MODULES.map(({ id }) => ids.indexOf(id));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
