import { type Seat, toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { rummu } from '../rules/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import { CardFlights } from './card-flights.tsx';
import { Others, type OthersProps } from './others.tsx';

const HANDS = ['R0', 'R1', 'R2', 'R3', 'R4', 'R5'];

function platesOf(viewer: Seat | 'spectator', sides: 'alone' | 'pairs', count: number): number[] {
  const state = position({ hands: HANDS.slice(0, count), table: '', discards: 'K9', options: { sides } });
  const props = {
    view: rummu.view(state, viewer),
    viewer,
    seats: HANDS.slice(0, count).map((name) => ({ kind: 'bot', level: 'normal', name, avatar: 'fox' })),
    say: speakerOf(words, 'fr'),
    locale: 'fr',
    nameOf: String,
    game: { places: [], now: null, isCarrying: false, isMyTurn: true },
    fresh: new Map(),
    turns: [],
  } as unknown as OthersProps;
  const Table = () => CardFlights({ happenings: [], children: createElement(Others, props) });
  const html = renderToStaticMarkup(createElement(Table));
  return [...html.matchAll(/data-seat="(\d)"/g)].map(([, seat]) => Number(seat));
}

describe('the plates of the other players', () => {
  it.each(['alone', 'pairs'] as const)('are in the order of play, %s', (sides) => {
    expect(platesOf(toSeat(0), sides, 6)).toEqual([1, 2, 3, 4, 5]);
    expect(platesOf(toSeat(4), sides, 6)).toEqual([5, 0, 1, 2, 3]);
    expect(platesOf(toSeat(1), sides, 4)).toEqual([2, 3, 0]);
    expect(platesOf('spectator', sides, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
