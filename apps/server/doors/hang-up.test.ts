import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { hangUp } from './hang-up.ts';

/** A stream whose writes complete or never do. */
function line(leaves: boolean, written: string[] = []): Duplex {
  return new Duplex({
    allowHalfOpen: true,
    autoDestroy: false,
    read: () => undefined,
    write: (chunk: Buffer, _, done) => {
      written.push(chunk.toString());
      if (leaves) done();
    },
  });
}

it('a connection is closed once its last answer is sent', async () => {
  const written: string[] = [];
  const socket = line(true, written);
  hangUp(socket, 'bye', 1e9);
  await once(socket, 'close');
  expect(written).toEqual(['bye']);
});

it('a connection whose client never reads is closed after a while', async () => {
  const socket = line(false);
  hangUp(socket, 'bye', 20);
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
