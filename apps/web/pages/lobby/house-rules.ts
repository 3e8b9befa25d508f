import type { OptionSpec } from '@tablee/kernel';
import { graceMs, HOUSE } from '@tablee/protocol';
import type { AnySay } from '@tablee/words';
import type { PageWord, SayPage } from '../../locale/index.ts';

type Pace = Parameters<typeof graceMs>[0];

/** House rules that apply to one pace only. */
const ONLY_IN: Readonly<Partial<Record<string, Pace>>> = { clock: 'turns', fair: 'realtime' };

/** House rules that apply to games of this pace. */
export function houseRulesFor(pace: Pace): [string, OptionSpec][] {
  return Object.entries(HOUSE).filter(([name]) => (ONLY_IN[name] ?? pace) === pace);
}

type HouseWord = Exclude<Extract<PageWord, `option.${string}`>, `option.grace.${string}`>;

/** The grace period depends on the pace, so its sentence gets the duration. */
export function sayHouse(say: SayPage, pace: Pace): AnySay {
  return (id) => {
    const grace = HOUSE.grace.choices.find((one) => id === `option.grace.${one}`);
    if (grace === undefined) return say(id as HouseWord);
    return say(`option.grace.${grace}`, spanFacts(graceMs(pace, { ...NO_HOUSE, grace }) / 1000));
  };
}

/** Facts for « 45 s » or « 3 min »: `minutes` is 0 unless the duration is in whole minutes. */
export function spanFacts(seconds: number): { readonly seconds: number; readonly minutes: number } {
  return { seconds, minutes: seconds % 60 === 0 ? seconds / 60 : 0 };
}

const NO_HOUSE = { clock: 'none', fair: true } as const;
