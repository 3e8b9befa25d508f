import type { OptionSpec } from '@tablee/kernel';
import { graceMs, HOUSE } from '@tablee/protocol';
import type { AnySay } from '@tablee/words';
import type { PageWord, SayPage } from '../../locale/index.ts';

type Pace = Parameters<typeof graceMs>[0];

/** Which pace a rule of the house is for, where it is not for both. */
const ONLY_IN: Readonly<Partial<Record<string, Pace>>> = { clock: 'turns', fair: 'realtime' };

/** Without those that mean nothing in a game of this pace. */
export function houseRulesFor(pace: Pace): [string, OptionSpec][] {
  return Object.entries(HOUSE).filter(([name]) => (ONLY_IN[name] ?? pace) === pace);
}

type Plain = Exclude<Extract<PageWord, `option.${string}`>, `option.grace.${string}`>;

/** How long is waited depends on the pace: the sentence gets the seconds. */
export function sayHouse(say: SayPage, pace: Pace): AnySay {
  return (id) => {
    const grace = HOUSE.grace.choices.find((one) => id === `option.grace.${one}`);
    if (grace === undefined) return say(id as Plain);
    return say(`option.grace.${grace}`, spanFacts(graceMs(pace, { ...NO_HOUSE, grace }) / 1000));
  };
}

/** « 45 s », « 3 min »: whole minutes are said as minutes, and as 0 where there are none. */
export function spanFacts(seconds: number): { readonly seconds: number; readonly minutes: number } {
  return { seconds, minutes: seconds % 60 === 0 ? seconds / 60 : 0 };
}

const NO_HOUSE = { clock: 'none', fair: true } as const;
