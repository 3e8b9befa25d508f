import { toMillis, toSeat } from '@tablee/kernel';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene, stateOf as rummuStateOf, stepBy } from '../people/rummu-scenes.ts';

const STUCK = diceScene({ table: 'R3 R4 R5', a: 'B8 K1', b: 'O11' });
const PASS = { do: 'pass' } as const;

story('the advice to pass ends with the turn, and is not there at the next roll', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { stuck: STUCK });
  const me = new DicePlayer(page);
  const stuck = stateOf(STUCK);
  await page.goto(server.origin + pathOf('stuck'));
  await me.press(me.hint);
  await expect(me.status).toContainText(/Rien ne peut être posé\s: passe\./);
  await expect(me.pass).toHaveClass(/now/);
  await me.press(me.pass);
  await expect.poll(() => mock.commands).toHaveLength(1);

  const passed = { ...stuck, turn: toSeat(1), phase: 'roll' } as const;
  const entry = { kind: 'command', seq: 1, at: toMillis(1_000), seat: toSeat(0), command: PASS, id: null } as const;
  mock.show('stuck', { seq: 1, at: toMillis(1_000), entry, before: stuck, after: passed, events: [] });
  await expect(me.status).toContainText('Léa');
  const [eight, one] = stuck.hands[0] ?? [];
  const rolled = { ...stuck, hands: [[{ ...eight, face: 'R6' }, one], stuck.hands[1]] };
  mock.show('stuck', { seq: 2, at: toMillis(2_000), entry: null, before: passed, after: rolled, events: [] });
  await expect(me.status).toContainText('À toi. Pose tes dés, ou passe.');
  await expect(me.pass).not.toHaveClass(/now/);
});

const DRAWING = rummuScene({
  hands: ['R5 R6 B0 G8', 'K5 B0', 'K9 B2'],
  table: '[1 A K1 K2 K3]',
  phase: 'draw',
  discards: 'R1 G3 R7',
});

story('the advice to take a card ends once it is taken', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { drawing: DRAWING });
  const me = new RummuPlayer(page);
  await page.goto(server.origin + pathOf('drawing'));
  await me.press(me.thing('hint'));
  const advice = /Prends le 7 rouge/;
  await expect(me.status).toContainText(advice);
  await me.take();
  await expect.poll(() => mock.commands).toHaveLength(1);
  mock.show('drawing', stepBy(rummuStateOf(DRAWING), 'A', 'take', 1));
  await expect(me.status).toContainText('Prends encore la suivante, ou arrête-toi là.');
  await expect(me.status).not.toContainText(advice);
});
