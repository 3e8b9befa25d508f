import { describe, expect, it } from 'vitest';
import { edited, LINES, nested, problemOf, STORED, sealed, withHeader, withTable } from './log-file.scenario.ts';

describe('a log with a true hash is refused', () => {
  it.each(['chess', '__proto__', 'constructor'])('when its game is %j, which is not in the catalog', (game) => {
    expect(withHeader({ game })).toEqual({ why: 'unknown-game', line: 1 });
  });

  it.each([0, 3, 1.5])('when its version is %d, which is not in the catalog', (version) => {
    expect(withHeader({ version })).toEqual({ why: 'unknown-version', line: 1 });
  });

  it.each([
    { seats: 1, seatOptions: [{}] },
    { seats: 4, seatOptions: [{}, {}, {}, {}] },
    { seats: 3 },
    { seats: 2.5 },
    { options: null },
    { options: { mixed: 'yes' } },
    { options: { colour: 'red' } },
    { seatOptions: [{}, { rich: 7 }] },
    { seatOptions: [{}, { poor: true }] },
    { seatOptions: [{}, null] },
    { seatOptions: [{}] },
    { seatOptions: [{}, {}, {}] },
    { seatOptions: [{}, {}, null] },
  ])('when its table has %j', (change) => {
    expect(withTable(change)).toEqual({ why: 'bad-table', line: 1 });
  });

  it.each([[[]], [['Ana']], [['Ana', 'Bo', 'Cy']]])('when two seats are named %j', (players) => {
    expect(withHeader({ players })).toEqual({ why: 'bad-table', line: 1 });
  });

  it.each([
    ['command', { seq: -1 }],
    ['command', { seq: 1.5 }],
    ['command', { at: -1 }],
    ['command', { at: '100' }],
    ['command', { kind: 'shout' }],
    ['command', { seat: 2 }],
    ['command', { seat: -1 }],
    ['command', { seat: '0' }],
    ['command', { command: { do: 'take', coin: 'all' } }],
    ['command', { command: null }],
    ['command', { id: 7 }],
    ['command', { at: 2 ** 48 + 1 }],
    ['command', { meta: nested(9) }],
    ['command', { meta: { held: [nested(7)] } }],
    ['undo', { seat: 2 }],
    ['undo', { seat: null }],
    ['undo', { undoes: undefined }],
    ['undo', { undoes: '1' }],
    ['undo', { undoes: -1 }],
    ['undo', { undoes: 1.5 }],
    ['table', { note: null }],
    ['table', { note: { what: 'party' } }],
    ['table', { note: { what: 'away' } }],
    ['table', { note: { what: 'away', seat: 2 } }],
    ['table', { note: { what: 'seated' } }],
    ['table', { note: { what: 'bot', seat: 0 } }],
    ['table', { note: { what: 'bot', seat: 0, who: 7 } }],
    ['table', { note: { what: 'stand-in', seat: 0 } }],
    ['table', { note: { what: 'pause', seat: 2 } }],
    ['table', { note: { what: 'ready', for: 'rules' } }],
    ['table', { note: { what: 'ready', seat: 0 } }],
    ['table', { note: { what: 'ready', seat: 0, for: -1 } }],
    ['table', { note: { what: 'ready', seat: 0, for: 2 ** 53 } }],
    ['table', { note: { what: 'party', seat: 0, who: 'Ana' } }],
    ['wake', { at: null }],
    ['wake', { at: 2 ** 48 + 1 }],
  ] as const)('when a line of kind %s has %j', (kind, change) => {
    const line = 1 + STORED.entries.findIndex((entry) => entry.kind === kind);
    expect(problemOf(edited(line, change))).toEqual({ why: 'bad-line', line: line + 1 });
  });

  it.each(['', 'null', '[]', '7', '{"kind":"wake"', '"wake"'])('when a line is %j', (line) => {
    expect(problemOf(sealed(LINES.with(4, line)))).toEqual({ why: 'bad-line', line: 5 });
  });
});
