import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { playAlone } from '../people/table-setup.ts';

story('a double tap on the heap draws once, however long the answer takes', async ({ page, network }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  const draws = (): number => sent.filter((text) => text.includes('"draw"')).length;
  const me = new FamilyPlayer(page);
  await playAlone(page, network.origin);
  for (let ready = await me.ready(); ready !== 'draw'; ready = await me.ready()) {
    await (ready === 'over' ? me.again() : me.move());
  }
  const { answers } = me.listener;
  const before = draws();
  network.delay(250);
  await me.heap.dblclick();
  await until('the draw is answered', () => me.listener.isSettledSince(answers));
  expect(draws() - before).toBe(1);
});

story('a hint says why, and is read out', async ({ page, server }) => {
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.untilLay();
  await me.hint.click();
  await expect(me.place).toBeVisible();
  await expect(me.status).toContainText(/autant de moins|va là/);
  await expect(page.getByRole('log').getByText(/autant de moins|va là/)).toBeAttached();
});
