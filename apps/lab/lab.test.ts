import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '@tablee/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder, lab } from './lab.scenario.ts';

const folder = emptyFolder();
const log = join(folder, 'tiles-000000.jsonl');

beforeAll(async () => {
  await lab('play', '--game', 'tiles', '--seats', '3', '--matches', '2', '--seed', 's', '--out', folder);
});

async function stateAt10(): Promise<{ turn: number; racks: string[][] }> {
  const { out } = await lab('show', log, '--at', '10', '--seat', 'all', '--json');
  return (JSON.parse(out) as { state: { turn: number; racks: string[][] } }).state;
}

/** The log with some text replaced and its hash recomputed, as by a careful forger. */
function forge(name: string, from: string | RegExp, to: string): string {
  const lines = readFileSync(log, 'utf8').replace(from, to).trimEnd().split('\n');
  const end = JSON.parse(lines.pop() ?? '') as object;
  const body = lines.map((line) => `${line}\n`).join('');
  const file = join(folder, name);
  writeFileSync(file, `${body}${JSON.stringify({ ...end, logHash: hashText(body) })}\n`);
  return file;
}

describe('play', () => {
  it('reports shares with intervals, lengths and speed', async () => {
    const { code, out } = await lab(
      'play',
      '--game',
      'tiles',
      '--preset',
      'family',
      '--seats',
      '2',
      '--matches',
      '300',
      '--json',
    );
    const report = JSON.parse(out) as {
      seats: { share: number; low: number; high: number }[];
      ends: Record<string, number>;
    };
    expect(code).toBe(0);
    expect(report.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { share, low, high } of report.seats) expect(low < share && share < high).toBe(true);
    expect(Object.values(report.ends).reduce((sum, times) => sum + times, 0)).toBe(300);
    expect(report).toMatchObject({ game: 'tiles', preset: 'family', matches: 300 });
  });

  it('reports silences for real-time games only', async () => {
    const reportOf = async (game: string) =>
      JSON.parse(
        (await lab('play', '--game', game, '--seats', '2', '--bots', 'normal', '--matches', '3', '--json')).out,
      ) as {
        silences: { medianSeconds: number; longestSeconds: number } | null;
      };
    expect((await reportOf('tiles')).silences).toBeNull();
    const { medianSeconds, longestSeconds } = (await reportOf('ruckus')).silences ?? {
      medianSeconds: 0,
      longestSeconds: 0,
    };
    expect(medianSeconds).toBeGreaterThan(0);
    expect(longestSeconds).toBeGreaterThan(medianSeconds);
  });

  it('plays the same matches from the same seed', async () => {
    const again = emptyFolder();
    await lab('play', '--game', 'tiles', '--seats', '3', '--matches', '2', '--seed', 's', '--out', again);
    expect(readdirSync(again)).toEqual(readdirSync(folder).filter((file) => file.startsWith('tiles-')));
    expect(readFileSync(join(again, 'tiles-000001.jsonl'), 'utf8')).toBe(
      readFileSync(join(folder, 'tiles-000001.jsonl'), 'utf8'),
    );
  });

  it('measures two bots on each side of a table', async () => {
    const table = ['--game', 'tiles', '--seats', '3', '--seat-option', '1:oldest=true', '--sides', 'oldest=true'];
    const { out } = await lab('play', ...table, '--bots', 'normal,facile', '--matches', '20', '--json');
    const { sides } = JSON.parse(out) as { sides: { seats: number[]; bot: string; share: number }[] };
    expect(sides.map(({ seats, bot }) => [bot, ...seats])).toEqual([
      ['normal', 1],
      ['facile', 1],
      ['facile', 0, 2],
      ['normal', 0, 2],
    ]);
    expect(sides.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(2);
  });

  it('plays every deal from either side if deals are paired', async () => {
    const paired = emptyFolder();
    const table = ['--game', 'tiles', '--seats', '2', '--sides', 'alternate', '--bots', 'normal,facile', '--paired'];
    await lab('play', ...table, '--matches', '3', '--out', paired);
    const files = readdirSync(paired).toSorted();
    const deals: string[] = [];
    for (const file of files) deals.push((await lab('show', join(paired, file), '--at', '0', '--seat', 'all')).out);
    expect(deals[1]).toBe(deals[0]);
    expect(deals[2]).not.toBe(deals[0]);
  });

  it('takes table options', async () => {
    const { out } = await lab('play', '--game', 'tiles', '--option', 'playOn=true', '--matches', '5');
    expect(out).toContain('5 matches');
  });

  it('takes options of a seat', async () => {
    const oldest = emptyFolder();
    await lab(
      'play',
      '--game',
      'tiles',
      '--seats',
      '3',
      '--seat-option',
      '2:oldest=true',
      '--matches',
      '1',
      '--out',
      oldest,
    );
    const [header, first] = readFileSync(join(oldest, 'tiles-000000.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(header ?? '')).toMatchObject({
      table: { seatOptions: [{ oldest: false }, { oldest: false }, { oldest: true }] },
    });
    expect(JSON.parse(first ?? '')).toMatchObject({ kind: 'command', seat: 2 });
  });
});

describe('replay, show and ask', () => {
  it('a written log is verified', async () => {
    const { code, out } = await lab('replay', log);
    expect(code).toBe(0);
    expect(out).toMatch(/is true: tiles 2, \d+ entries, ended by DR-(12|A11), won by seat [012]/);
  });

  it('a seat sees its own rack, a spectator none, and `all` every rack', async () => {
    const { racks } = await stateAt10();
    const seat = (await lab('show', log, '--at', '10', '--seat', '1')).out;
    expect(seat).toContain(`rack ${racks[1]?.join(' ')}`);
    expect(seat).not.toContain(racks[0]?.join(' '));
    expect((await lab('show', log, '--at', '10')).out).not.toContain('rack');
    expect((await lab('show', log, '--at', '10', '--seat', 'all')).out).toContain(`\nB ${racks[1]?.join(' ')}\n`);
  });

  it('a refusal is said in French and in English', async () => {
    const { turn } = await stateAt10();
    const asked = ['ask', log, '--at', '10', '--seat', String((turn + 1) % 3), '--command', '{"do":"draw"}'];
    expect((await lab(...asked)).out).toBe(`refused by DR-11: Patience\u00a0: c’est à la place ${turn} de jouer.\n`);
    expect((await lab(...asked, '--lang', 'en')).out).toBe(`refused by DR-11: Hold on: it’s seat ${turn}’s turn.\n`);
  });

  it('an accepted command prints its events', async () => {
    const legal = /"seq":11,.*?"command":(\{.*?\}),"id"/.exec(readFileSync(log, 'utf8'))?.[1] ?? '';
    const seat = String((await stateAt10()).turn);
    const { out } = await lab('ask', log, '--at', '10', '--seat', seat, '--command', legal, '--json');
    expect(JSON.parse(out)).toMatchObject({ accepted: true });
  });
});

describe('an impossible request prints one sentence, exits with 2 and writes nothing', () => {
  it.each([
    ['there is no game "nope"', ['play', '--game', 'nope']],
    ['is played by 2, 3, 4, not by 9', ['play', '--game', 'tiles', '--seats', '9']],
    ['has no bot "hal"', ['play', '--game', 'tiles', '--bots', 'hal']],
    ['one for each of the 3, not 2', ['play', '--game', 'tiles', '--seats', '3', '--bots', 'random,random']],
    ['one for each of the 2, not 3', ['play', '--game', 'tiles', '--sides', 'teams', '--bots', 'random,facile,normal']],
    ['--paired is for two bots', ['play', '--game', 'tiles', '--paired']],
    ['leaves nobody to play against', ['play', '--game', 'tiles', '--sides', 'oldest=true']],
    ['has no preset "duel"', ['play', '--game', 'tiles', '--preset', 'duel']],
    ['has no option "speed"', ['play', '--game', 'tiles', '--option', 'speed=1']],
    ['does not take that value', ['play', '--game', 'tiles', '--option', 'playOn=3']],
    ['written seat:name=value, not "oldest=true"', ['play', '--game', 'tiles', '--seat-option', 'oldest=true']],
    ['has no seat option "youngest"', ['play', '--game', 'tiles', '--seat-option', '0:youngest=true']],
    ['Seats are 0 to 1, not "5"', ['play', '--game', 'tiles', '--seat-option', '5:oldest=true']],
    ['only where mode is junior', ['play', '--game', 'tiles', '--option', 'memory=true']],
    ['fixes the option "mode"', ['play', '--game', 'tiles', '--option', 'mode=junior']],
    ['--matches is a whole number', ['play', '--game', 'tiles', '--matches', '1e3']],
    ["required option '--game", ['play']],
    ["unknown option '--gmae'", ['play', '--game', 'tiles', '--gmae']],
    ["unknown command 'nonsense'", ['nonsense']],
    ['cannot be read', ['replay', join(folder, 'nothing')]],
    ['is no match log', ['replay', join(import.meta.dirname, 'package.json')]],
    ['there is no entry 999', ['show', log, '--at', '999']],
    ['Seats are 0 to 2', ['show', log, '--at', '1', '--seat', '7']],
    ['is no command of tiles', ['ask', log, '--at', '1', '--seat', '0', '--command', '{"do":']],
    ['not in "de"', ['ask', log, '--at', '1', '--seat', '0', '--command', '{"do":"draw"}', '--lang', 'de']],
    ['in lower case', ['new-game', 'Big Game']],
    ['exists already', ['new-game', 'tiles']],
    ['that can be written to', ['new-game', 'hop', '--into', join(import.meta.dirname, 'package.json')]],
  ])('%s', async (sentence, words) => {
    const out = emptyFolder();
    const {
      code,
      out: printed,
      err,
    } = await lab(...words, ...(words[0] === 'play' ? ['--out', join(out, 'logs')] : []));
    expect(err.toLowerCase()).toContain(sentence.toLowerCase());
    expect(err.trim().split('\n')).toHaveLength(1);
    expect([code, printed, existsSync(join(out, 'logs'))]).toEqual([2, '', false]);
  });

  it('a folder for logs that cannot be made', async () => {
    const out = join(folder, 'no', 'such', 'folder');
    expect(await lab('play', '--game', 'tiles', '--out', out)).toMatchObject({
      code: 2,
      err: expect.stringContaining('that can be written to') as string,
    });
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });

  it('an altered log is found by its hash', async () => {
    const file = join(folder, 'altered.jsonl');
    writeFileSync(file, readFileSync(log, 'utf8').replace(/"seq":1,"at":\d+/, '"seq":1,"at":1'));
    expect(await lab('replay', file)).toMatchObject({ code: 2, err: expect.stringContaining('was altered') as string });
  });

  it('a log cut short is found by its end', async () => {
    const file = join(folder, 'short.jsonl');
    writeFileSync(file, readFileSync(log, 'utf8').slice(0, 2_000));
    expect(await lab('replay', file)).toMatchObject({ code: 2, err: expect.stringContaining('cut short') as string });
  });

  it('a forged seed is found by the commitment', async () => {
    const file = forge('seed.jsonl', /"secret":"\w{4}/, '"secret":"beef');
    expect(await lab('replay', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('the one that was promised') as string,
    });
  });

  it('a forged command is found by the rules', async () => {
    const file = forge('command.jsonl', /"command":\{.*?\},"id"/, '"command":{"do":"keep"},"id"');
    expect(await lab('replay', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('the rules refuse this entry (entry 1)') as string,
    });
  });

  it('a forged result is found by replaying', async () => {
    const file = forge('result.jsonl', /"ranks":\[\d/, '"ranks":[9');
    expect(await lab('replay', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('another result') as string,
    });
  });

  it('a result that leaves a seat out is found in the end of the log', async () => {
    const file = forge('end.jsonl', /"ranks":\[\d,/, '"ranks":[');
    expect(await lab('replay', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('has an end without a proper seed, result or hash') as string,
    });
  });

  it('a log of another format is not read at all', async () => {
    const file = forge('format.jsonl', '"tablee":1', '"tablee":2');
    expect(await lab('replay', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('of a format that is not known here (line 1)') as string,
    });
  });
});

describe('rules and golden files', () => {
  it('rulebook, tests, words, play and RULES.md agree on every rule', async () => {
    const { code, out } = await lab('rules', '--json');
    const reports = JSON.parse(out) as { game: string; rules: number; cited: number; gaps: string[] }[];
    expect(reports.map(({ game }) => game)).toContain('tiles');
    expect(reports.flatMap(({ gaps }) => gaps)).toEqual([]);
    for (const { rules, cited } of reports) expect(cited).toBe(rules);
    expect(code).toBe(0);
  });

  it('the golden playthroughs are up to date, and every stored log replays', async () => {
    const { code, out } = await lab('golden', '--check', '--json');
    expect([code, JSON.parse(out)]).toEqual([0, { check: true, stale: [] }]);
  });
});
