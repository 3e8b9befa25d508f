import { type Seat, seedFromWord, stepRng } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { rummu } from '../../rules/index.ts';
import { readCommand } from '../../rules/read-notation.ts';
import { position } from '../../rules/rummu.scenario.ts';
import { randomProblem } from '../../rules/search/oracle.scenario.ts';
import type { PlayCommand, RummuView } from '../../rules/types.ts';
import { adviseDraw, adviseTurn } from './advice.ts';
import { hintRummu } from './hint.ts';
import { stepOf } from './step.ts';

const A = 0 as Seat;
type Spec = Partial<Parameters<typeof position>[0]>;
const seen = (hand: string, spec: Spec = {}): RummuView =>
  rummu.view(position({ hands: [hand, 'B0', 'G0'], table: '[1 A K0 K1 K2]', ...spec }), A);

describe('the advice where to draw', () => {
  const drawing = (hand: string, top: string, spec: Spec = {}) =>
    adviseDraw(seen(hand, { phase: 'draw', discards: top, ...spec }), A);

  it('is the discards if the card can be laid at once', () => {
    expect(drawing('R5 R6 B0 G8', 'R7')).toMatchObject({ command: { do: 'take' }, card: 'R7', why: 'lay' });
  });

  it('is the discards if the card goes with others of the hand', () => {
    expect(drawing('R5 R7 B0 G9', 'R6', { table: '' })).toMatchObject({ command: { do: 'take' }, why: 'goes' });
  });

  it('is the stock otherwise', () => {
    expect(drawing('R5 R6 B0 G8', 'K9')).toMatchObject({ command: { do: 'draw' }, why: 'stock' });
  });
});

describe('the advised turn', () => {
  it('scores most and discards the card with the fewest prospects', () => {
    const command = adviseTurn(seen('R5 R6 R7 B3 B4 G9'), A);
    expect(rummu.notation.command(command)).toBe('play lay R5 R6 R7, toss G9');
  });

  it('[RM-15] lays first the combination that opens, since it is followed move by move', () => {
    const command = adviseTurn(seen('Y0 G1 B2 K6 K7 K8 Y1 Y4 Y5', { table: '' }), A);
    expect(rummu.notation.command(command)).toBe('play lay Y4 Y5 K6 K7 K8, lay Y0 G1 B2, toss Y1');
  });

  it('keeps a joker although it costs most', () => {
    expect(adviseTurn(seen('B3 G9 Y5'), A).discard).not.toBe('Y5');
  });

  it('is always legal', () => {
    for (const hand of ['R5', 'R5 R6 R7', 'K3 K4', 'Y1 Y2 Y3']) {
      const view = seen(hand);
      expect([hand, rummu.check(view, A, adviseTurn(view, A), 0 as never)]).toEqual([hand, null]);
    }
  });
});

/** Plays the turn that the hints advise, one step at a time. */
function followed(view: RummuView, from: PlayCommand | null = null): PlayCommand {
  let composed = from;
  for (let steps = 0; steps < 30; steps += 1) {
    const advised = adviseTurn(view, A, composed);
    const step = stepOf(advised, composed);
    const { moves } = composed ?? { moves: [] };
    if (step.do === 'end') return { do: 'play', moves, back: step.back, discard: step.discard };
    composed = step.do === 'restart' ? null : { do: 'play', moves: [...moves, step], back: null, discard: null };
  }
  throw new Error('the hints never end');
}

describe('a player who follows all hints', () => {
  const refusalOf = (view: RummuView, command: PlayCommand) => rummu.check(view, A, command, 0 as never);

  it('[RM-15] opens even in a turn of several combinations', () => {
    const table = '[1 B G4 Y5 G6] [2 C K5 K6 K7]';
    const one = seen('R4 R5 R6 R7 B2 B3 B4 G5 G9 K8', { table });
    expect(refusalOf(one, followed(one))).toBeNull();
    expect(followed(one).moves[0]).toEqual({ do: 'lay', cards: ['R4', 'R5', 'R6', 'R7'] });
    const total = seen('R4 R5 R6 B2 B3 B4 G5 G9 K8', { table, options: { opening: 'total' } });
    expect(refusalOf(total, followed(total))).toBeNull();
    expect(followed(total).moves.map((move) => move.do)).toEqual(expect.arrayContaining(['lay', 'swap']));
  });

  it('[RM-15] takes back cards that cannot open', () => {
    const view = seen('R4 R5 R6 B2 G9', { table: '', options: { opening: 'total' } });
    const laid: PlayCommand = {
      do: 'play',
      moves: [{ do: 'lay', cards: ['R4', 'R5', 'R6'] }],
      back: null,
      discard: null,
    };
    expect(stepOf(adviseTurn(view, A, laid), laid)).toEqual({ do: 'restart' });
    expect(refusalOf(view, followed(view, laid))).toBeNull();
  });

  it('[RM-20] takes a card back if none is left, and finishes if it comes alone', () => {
    const view = seen('R4 R5 R6 R7', { table: '' });
    const laid = followed(view).moves;
    expect(followed(view)).toEqual({ do: 'play', moves: laid, back: { card: 'R4', from: 1 }, discard: 'R4' });
  });

  it('plays only legal commands, in any position', () => {
    const rng = stepRng(seedFromWord('followed hints'), 0);
    for (let index = 0; index < 100; index += 1) {
      const { hand, melds, opening } = randomProblem(rng, 11);
      const state = position({ hands: ['', 'B0', 'G0', 'K0'], options: { opening } });
      const hands = state.hands.with(A, { open: [], closed: hand });
      const view = rummu.view({ ...state, hands, melds, nextMeld: melds.length + 1 }, A);
      const command = followed(view);
      expect([hand, melds, command, refusalOf(view, command)]).toEqual([hand, melds, command, null]);
    }
  });
});

describe('a hint in words', () => {
  const nameOf = (seat: number): string => ['Camille', 'Léa', 'Malik'][seat] ?? '?';
  const told = async (view: RummuView, composed: PlayCommand | null, locale: 'fr' | 'en' = 'fr') => {
    const question = { view, seat: A, at: 0 as never, say: speakerOf(words, locale), nameOf };
    const hint = await hintRummu(composed === null ? question : { ...question, composed });
    return hint?.why.replaceAll('\u00a0', ' ');
  };
  const laid = (text: string): PlayCommand => readCommand(text) as PlayCommand;

  it('[RM-20] says that a single card taken back finishes', async () => {
    const view = seen('R4 R5 R6 R7', { table: '' });
    expect(await told(view, laid('play lay R4 R5 R6 R7'))).toBe('Reprends le 4 rouge et jette-le : tu finis.');
    expect(await told(view, laid('play lay R4 R5 R6 R7'), 'en')).toBe(
      'Take the red 4 back and discard it: you finish.',
    );
  });

  it('[RM-A22] does not say so if the whole combination comes back', async () => {
    const view = seen('R4 R5 R6', { table: '', round: 2, totals: [-5, 0, 0] });
    expect(await told(view, laid('play lay R4 R5 R6'))).toBe(
      'Reprends 4-5-6 rouge, toute la combinaison, et jette le 4 rouge.',
    );
  });

  it('[RM-16] names one card with its article, and the reader’s combination as theirs', async () => {
    expect(await told(seen('K3 R9 G6'), null)).toBe('Ajoute le 3 noir à ta combinaison : 10 points de plus.');
    const hers = seen('Y2 K9 R9', { table: '[1 A K2 K3 K4] [2 B B4 B5 B6]' });
    expect(await told(hers, null)).toMatch(/^Jette le .* : c’est la carte qui te sert le moins\.$/);
  });

  it('[RM-22] names the points of a combination, or its use if it scores nothing', async () => {
    expect(await told(seen('R5 R6 R7 G9'), null)).toBe('Pose 5-6-7 rouge : 10 points.');
    expect(await told(seen('R9 B9 K9 G6', { table: '[1 A K0 K1 K2]' }), null)).toMatch(
      /^Pose .* : autant de cartes de moins en main\.$/,
    );
  });

  it('[RM-A6] promises points for additions only to combinations of the player’s side', async () => {
    const spec = { table: '[1 A K0 K1 K2] [2 C B4 B5 B6]' };
    expect(await told(seen('B7 R9', spec), null)).toBe('Ajoute le 7 bleu chez Malik : une carte de moins en main.');
    const hands = ['B7 R9', 'B0', 'G0', 'K9'];
    const paired = rummu.view(position({ ...spec, hands, options: { sides: 'pairs' } }), A);
    expect(await told(paired, null)).toBe('Ajoute le 7 bleu chez Malik : 10 points de plus.');
  });
});
