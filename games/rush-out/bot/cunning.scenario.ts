import type { Decision } from '@tablee/bot-kit';
import { after, type Json, seatOf, seedFromWord, stepRng, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { rushOut } from '../rules/index.ts';
import { type PingWord } from '../rules/modules/calls.ts';
import { NOW } from '../rules/rush.scenario.ts';
import type { HeroSpot, RushState, RushTypes } from '../rules/types.ts';
import { pingMemory } from './memory.ts';
import { rushBot } from './player.ts';
import type { Temperament } from './temperament.ts';

/** Overlooks nothing and does not misjudge; tests override what they are about. */
const FLAWLESS: Temperament = {
  missChance: 0,
  weighs: true,
  errorRange: 0,
  watchesOtherCamp: true,
  holdsSpells: true,
};

/** A ping `ago` milliseconds before now: "B help t1". */
interface EarlierPing {
  readonly ping: string;
  readonly ago: number;
}

export interface DecisionSetup {
  readonly temperament?: Partial<Temperament>;
  readonly heard?: readonly EarlierPing[];
  /** Milliseconds since the seat's last action; null if there was none. */
  readonly acted?: number | null;
  readonly rolled?: number | null;
  readonly step?: number;
}

const TABLE = tableFor(rushOut, 'training-1', 3) as TableSetup<RushTypes>;

/** Decision of a bot in this seat. */
export function decide(state: RushState, letter: string, asked: DecisionSetup = {}): Decision<RushTypes> | null {
  const { temperament = {}, heard = [], acted = null, rolled = null, step = 0 } = asked;
  const seat = seatOf(letter);
  const view = rushOut.view(
    {
      ...state,
      actedAt: state.actedAt.with(seat, acted === null ? null : toMillis(NOW - acted)),
      rolledAt: state.rolledAt.with(seat, rolled === null ? null : toMillis(NOW - rolled)),
    },
    seat,
  );
  return rushBot('cunning', { ...FLAWLESS, ...temperament }).decide({
    table: TABLE,
    view,
    seat,
    at: toMillis(NOW),
    people: [],
    memory: memoryOf(state, heard),
    rng: stepRng(seedFromWord('cunning'), step),
  });
}

/** The decision in notation; null if the bot waits. */
export function choice(state: RushState, letter: string, asked: DecisionSetup = {}): string | null {
  const decision = decide(state, letter, asked);
  return decision === null ? null : rushOut.notation.command(decision.command);
}

function memoryOf(state: RushState, heard: readonly EarlierPing[]): Json {
  return heard.reduce<Json>((memory, { ping, ago }) => {
    const [letter = '', word, spot] = ping.split(' ');
    const sight = {
      kind: 'pinged' as const,
      rule: 'RO-A68' as const,
      seat: seatOf(letter),
      word: word as PingWord,
      spot: spot as HeroSpot,
    };
    return pingMemory.remember(memory, sight, rushOut.view(state, seatOf('A')), after(toMillis(NOW), -ago));
  }, pingMemory.start);
}
