import { canonical, type Rng, seatOf, seedFromWord, stepRng } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { type RaceTable, sitDown, stateByLog } from './races.scenario.ts';
import { diceAt, isCompleted } from './rules/board.ts';
import { rushOut } from './rules/index.ts';
import { campAt } from './rules/places.ts';
import { command, tile, training1 } from './rules/rush.scenario.ts';
import type { HeroSpot, RushState, Spot } from './rules/types.ts';

/** One die is missing on a card or the dragon tile, and a confusion waits for its target. */
interface RaceSetup {
  readonly state: RushState;
  readonly spot: HeroSpot;
  /** Player of the last die. */
  readonly hero: string;
  readonly die: string;
  readonly aim: string;
  /** True if another target exists. */
  readonly isOtherLeft: boolean;
}

const [CLOSE_MS, SHORTEST_TRIP_MS, LONGEST_TRIP_MS] = [5, 5, 115];
const RACES = inject('isQuick') ? 100 : 500;

/** Dice on the spot before the race; the hero and the number of the die that completes it. */
const FILLINGS = [
  { placed: 'B1 C1', hero: 'C', die: 2, B: '(sword) - key', C: '(step) fire heart' },
  { placed: 'B1 B2', hero: 'C', die: 1, B: '(sword) (step) key', C: 'fire - -' },
  { placed: 'B1 B2', hero: 'B', die: 3, B: '(sword) (step) fire', C: '- - -' },
  { placed: 'B1 B2', hero: 'B', die: 3, B: '(sword) (step) fire', C: '(fire) - -', elsewhere: 'C1' },
] as const;

function cardCourse(rng: Rng): RaceSetup {
  const spot = rng.pick(['t1', 't2', 't3'] as const);
  const filling = rng.pick(FILLINGS);
  const { placed, hero, die, B, C } = filling;
  const elsewhere = 'elsewhere' in filling ? filling.elsewhere : '.';
  const one = rng.pick([null, ...placed.split(' ')]);
  const state = training1(
    `training-1 play asking ${one === null ? 's1' : 's2'}`,
    't1 torches: . . .',
    `${spot === 't2' ? 't3' : 't2'} fires: ${elsewhere} . .`,
    `${spot} rats: ${placed} .`,
    `B warrior blue: ${B}`,
    `C tracker green: ${C}`,
  );
  return { state, spot, hero, die: `place ${die} ${spot} fire`, aim: aimAt(spot, one), isOtherLeft: elsewhere !== '.' };
}

function tileCourse(rng: Rng): RaceSetup {
  const placed = ['B1', 'B2'].slice(0, tile(3).split(' ').length - 1);
  const one = rng.pick([null, ...placed]);
  const state = training1(
    `training-2 play dragon ${1 + rng.below(3)} asking ${one === null ? 's1' : 's2'}`,
    `dragon tile: ${tile(3, ...placed)}`,
    `B warrior blue: (joker) ${placed.includes('B2') ? '(joker)' : '-'} -`,
    'C tracker green: joker key -',
  );
  return {
    state,
    spot: 'dragon',
    hero: 'C',
    die: 'place 1 dragon joker',
    aim: aimAt('dragon', one),
    isOtherLeft: false,
  };
}

function aimAt(spot: Spot, die: string | null): string {
  return die === null ? `aim ${spot}` : `aim ${spot} ${die}`;
}

interface Run {
  readonly scene: RaceTable;
  /** Time by which the die is due before the aim. */
  readonly leadMs: number;
}

/** Both commands are sent within 5 ms, with random delays to the host. */
async function run({ state, hero, die, aim }: RaceSetup, rng: Rng): Promise<Run> {
  const trips = state.seatOptions.map(() => SHORTEST_TRIP_MS + rng.below(LONGEST_TRIP_MS - SHORTEST_TRIP_MS + 1));
  const scene = await sitDown(state, trips);
  const { clock, people } = scene;
  await clock.pass(1_000);
  const apartMs = rng.below(2 * CLOSE_MS + 1) - CLOSE_MS;
  const lay = (): void => people[seatOf(hero)]?.ask(command(die));
  const push = (): void => people[0]?.ask(command(aim));
  const [first, second] = apartMs < 0 ? [push, lay] : [lay, push];
  first();
  await clock.pass(Math.abs(apartMs));
  second();
  await clock.pass(LONGEST_TRIP_MS + CLOSE_MS);
  return { scene, leadMs: apartMs + (trips[seatOf(hero)] ?? 0) - (trips[0] ?? 0) };
}

/** Expects every view to match the log. */
async function agreed({ scene }: Run): Promise<RushState> {
  const state = await stateByLog(scene);
  const truth = canonical(rushOut.view(state, 'spectator'));
  for (const { followed } of scene.people) expect(canonical(followed.view)).toBe(truth);
  return state;
}

/**
 * The die came first: the card stays completed, the sorcerer learns why the aim was refused, and the choice ends if no
 * target is left.
 */
async function judgeCompleted(course: RaceSetup, ran: Run): Promise<void> {
  const { scene, leadMs } = ran;
  const { spot, hero } = course;
  const state = await agreed(ran);
  expect(isCompleted(state, spot, campAt(state, spot))).toBe(true);
  expect(scene.people[seatOf(hero)]?.answers).toMatchObject([{ type: 'ack' }]);
  expect(scene.people[0]?.answers).toEqual([
    {
      type: 'refusal',
      id: 'wish',
      rule: 'RO-30',
      facts: { why: course.isOtherLeft ? 'aim' : 'over', card: spot === 'dragon' ? 'dragon-tile' : 'rats' },
      late: { ms: Math.max(1, leadMs), to: seatOf(hero) },
    },
  ]);
  await scene.clock.pass(1_000);
  const after = await agreed(ran);
  expect(diceAt(after, spot, campAt(after, spot))).toEqual([]);
  const { dragon } = course.state;
  expect([after.dragon, after.heaps.heroDiscard]).toEqual(
    spot === 'dragon' ? [(dragon ?? 0) - 1, []] : [dragon, ['rats']],
  );
  expect(after.questions).toEqual(course.isOtherLeft ? course.state.questions : []);
  for (const { sights } of scene.people) {
    const kinds = sights.map(({ kind }) => kind);
    expect(kinds).toContain('completed');
    expect(kinds.includes('fizzled')).toBe(!course.isOtherLeft);
  }
}

/** The aim came first: its dice are pushed, and the last die is placed without completing the card. */
async function judgePushed(course: RaceSetup, ran: Run): Promise<void> {
  const { scene } = ran;
  const { spot, hero, state: before } = course;
  await scene.clock.pass(1_000);
  const state = await agreed(ran);
  const pushed = course.aim.split(' ').length === 3 ? 1 : diceAt(before, spot, campAt(before, spot)).length;
  expect(diceAt(state, spot, campAt(state, spot))).toHaveLength(
    diceAt(before, spot, campAt(before, spot)).length - pushed + 1,
  );
  expect([isCompleted(state, spot, campAt(state, spot)), state.heaps.heroDiscard, state.dragon]).toEqual([
    false,
    [],
    before.dragon,
  ]);
  expect(scene.people[0]?.answers).toMatchObject([{ type: 'ack' }]);
  expect(scene.people[seatOf(hero)]?.answers).toMatchObject([{ type: 'ack' }]);
  for (const { sights } of scene.people) expect(sights.map(({ kind }) => kind)).toContain('pushed');
}

describe('the sorcerer’s confusion and the last die of a hero, within 5 ms at a live table', () => {
  it.each([
    ['a card', cardCourse],
    ['the dragon tile', tileCourse],
  ] as const)(
    '[RO-30] are played one after the other: %s stays completed, and all players see the same',
    async (name, lay) => {
      const won = { die: 0, aim: 0 };
      for (let race = 0; race < RACES / 2; race += 1) {
        const rng = stepRng(seedFromWord(`race for ${name}`), race);
        const course = lay(rng);
        const ran = await run(course, rng);
        const [sorcerer] = ran.scene.people;
        const isCompletedFirst = sorcerer?.answers[0]?.type === 'refusal';
        expect(isCompletedFirst ? ran.leadMs : -ran.leadMs).toBeGreaterThanOrEqual(0);
        await (isCompletedFirst ? judgeCompleted : judgePushed)(course, ran);
        won[isCompletedFirst ? 'die' : 'aim'] += 1;
      }
      expect(Math.min(won.die, won.aim)).toBeGreaterThan(RACES / 10);
    },
  );
});
