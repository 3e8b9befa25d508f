import type { BrowserContext, Page } from '@playwright/test';
import type { Stepped } from '@tablee/host';
import { toSeat } from '@tablee/kernel';
import { DICE } from '../../games/dice/rules/face.ts';
import type { DiceEvent, DiceState, Placed, ShownDie } from '../../games/dice/rules/types.ts';
import { pathOf, Stage } from '../harness/stage.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';

/** Nine dice each, as a round begins; and a table that is laid anew as a whole, with six more dice. */
const THROWN = diceScene({ a: 'R4 O4 B2 B3 K2 R3 K4 O3 K3', b: 'K7 K8 K6 O7 R8 O8 B7 B8 O9' });
const LAID = diceScene({ table: 'R3 R4 R5 . B7 B8 B9 . K1 K2 K3', a: 'R7', b: 'O4 O5 O6 R10 R11 R12' });
const SCENES = { thrown: THROWN, laid: LAID };
export type Moment = keyof typeof SCENES;
export const MOMENTS = ['thrown', 'laid'] as const satisfies readonly Moment[];

/** Longer than dice tumble, or fly. */
const LASTS_MS = 1_000;

/** The times of the frames in which the same thing happens at the table, each of so many times. */
export async function framesAt(context: BrowserContext, origin: string, rate: number, times: number) {
  const stage = await Stage.set(context, SCENES);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const frames: Record<Moment, number[][]> = { thrown: [], laid: [] };
  for (const moment of MOMENTS) {
    for (let time = 0; time <= times; time += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(origin + pathOf(moment));
      await page.locator('[data-thing^="own-"]').first().waitFor();
      await page.waitForLoadState('networkidle');
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const seen = await watch(page, () => stage.show(moment, stepOf(moment)));
      if (time > 0) frames[moment].push(seen); // the first one compiles
    }
  }
  await page.close();
  return frames;
}

async function watch(page: Page, act: () => void): Promise<number[]> {
  const seen = page.evaluate(
    (lasts) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const beat = (now: number): void => {
          times.push(now);
          if (now - (times[0] as number) < lasts) requestAnimationFrame(beat);
          else resolve(times);
        };
        requestAnimationFrame(beat);
      }),
    LASTS_MS,
  );
  act();
  return await seen;
}

function stepOf(moment: Moment): Stepped {
  const before = stateOf(SCENES[moment]);
  const { after, event } = moment === 'thrown' ? thrown(before) : laid(before);
  return { seq: 1, at: 0, entry: null, before, after, events: [event] };
}

interface Happened {
  readonly after: DiceState;
  readonly event: DiceEvent;
}

function thrown(before: DiceState): Happened {
  const [own = [], other = []] = before.hands;
  const shown = own.map(({ die }): ShownDie => ({ die, face: DICE[die]?.[5] ?? 'J' }));
  return {
    after: { ...before, hands: [shown, other] },
    event: { kind: 'rolled', rule: 'RX-9', seat: toSeat(0), shown, kept: 0 },
  };
}

/** Every row becomes a column. */
function laid(before: DiceState): Happened {
  const [own = [], other = []] = before.hands;
  const moved = before.table.map((die): Placed => ({ ...die, x: 2 * Math.floor(die.x / 4), y: die.x % 4 }));
  const placed = (other as readonly ShownDie[]).map((die, index): Placed => {
    return { ...die, x: 7 + (index % 3), y: 2 * Math.floor(index / 3) };
  });
  return {
    after: { ...before, table: [...moved, ...placed], hands: [own, []], fresh: placed.map(({ die }) => die) },
    event: { kind: 'laid', rule: 'RX-7', seat: toSeat(1), placed, moved: moved.map(({ die }) => die) },
  };
}
