import { snatch } from '@tablee/conformance/snatch';
import type { TableDoc } from '@tablee/host';
import { type AnyGame, type Entry, type GameTypes, toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { Device } from './device.ts';
import { ExpectedViews } from './expected-views.ts';
import { isUpToDate, judgeDevice, playedTwice } from './judge-device.ts';
import { newTable } from './new-table.ts';
import { playground } from './playground.ts';

const definition = snatch as AnyGame;
const BOT = { kind: 'bot', level: 'random', name: 'Bip', avatar: 'fox' } as const;
const doc: TableDoc = { ...newTable({ definition, preset: 'short', seats: 2 }, [BOT, BOT], 'judged'), nonces: [] };

function truthOf(entries: readonly Entry<GameTypes>[]): Promise<ExpectedViews> {
  return ExpectedViews.of(playground, { doc, snapshot: null, entries });
}

function drop(seq: number, id: string, card: number): Entry<GameTypes> {
  return { kind: 'command', seq, at: toMillis(seq * 1_000), seat: toSeat(0), id, command: { do: 'drop', card } };
}

const truth = await truthOf([drop(1, 'a', 0)]);

function device(): Device {
  const one = new Device('dev', { definition, rng: chanceOf('judged'), now: () => 0 });
  one.hear({ type: 'snapshot', seq: 1, at: 1_000, live: true, view: truth.viewAt(1, 'spectator'), check: '' });
  return one;
}

describe('a device is judged by the log', () => {
  it('has no complaint about a correct device', () => {
    const one = device();
    one.hear({ type: 'ack', id: 'a', seq: 1 });
    expect(judgeDevice(one, truth)).toEqual({ lost: [], untrue: [] });
    expect(isUpToDate(one, truth)).toBe(true);
  });

  it.each([
    ['an acknowledged command that is not there', { type: 'ack', id: 'b', seq: 1 }, 'lost b'],
    ['an acknowledged entry that is not there', { type: 'ack', id: 'a', seq: 2 }, 'lost a'],
    ['a frame that was otherwise', { type: 'frame', seq: 1, at: 1_000, patch: [], sights: [] }, 'a frame 1'],
    ['a frame of what never happened', { type: 'frame', seq: 9, at: 1_000, patch: [], sights: [] }, 'a frame 9'],
    ['a view that was otherwise', { type: 'snapshot', seq: 1, at: 1_000, live: true, view: {}, check: '' }, 'a view 1'],
  ] as const)('notices %s', (_, message, says) => {
    const one = device();
    one.hear(structuredClone(message) as Parameters<Device['hear']>[0]);
    const { lost, untrue } = judgeDevice(one, truth);
    expect([...lost, ...untrue].join('\n')).toContain(says);
  });

  it('notices a device that is behind', async () => {
    expect(isUpToDate(device(), await truthOf([drop(1, 'a', 0), drop(2, 'b', 1)]))).toBe(false);
  });

  it('notices a command that was played twice', async () => {
    expect(playedTwice(truth)).toEqual([]);
    expect(playedTwice(await truthOf([drop(1, 'a', 0), drop(2, 'a', 1)]))).toEqual(['a was played 2 times']);
  });
});
