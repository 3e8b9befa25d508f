import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import { tryAgeing } from './ageing/ageing.ts';
import { tryAttack } from './attack/attack.ts';
import { pinCores } from './attack/cores.ts';
import { tryCrash } from './crash/crash.ts';
import type { PrintProgress, SuiteFindings } from './findings.ts';
import { tryInput } from './input/input.ts';
import { tryLeaks } from './leaks/leaks.ts';
import { tryLinks } from './links/links.ts';
import { tryLong } from './long/long.ts';
import { playground } from './playground.ts';
import { tryPile } from './races/pile.ts';
import { tryRaces } from './races/races.ts';
import { withSection, writeSection } from './results.ts';

interface Suite {
  readonly title: string;
  /** `size` is the value of `--kills` or `--inputs`, for suites that have such a count. */
  run(seed: string, progress: PrintProgress, size: Size): Promise<SuiteFindings>;
}

interface Size {
  readonly kills: number;
  readonly inputs: number;
}

const RESULTS = new URL('../../../bench/results.md', import.meta.url);
/** Low enough to reveal a map that keeps one small entry per table. */
const MAX_BYTES_PER_TABLE = 1_000;
/** Low enough to reveal a map that keeps the smallest entry per input. */
const MAX_BYTES_PER_INPUT = 20;

/** Limit for the 99th percentile of other players' latency during an attack. */
const LONGEST_ANSWER_MS = 100;

/** Limit for the time that one table blocks the others. */
const LONGEST_TURN_MS = 20;

const SUITES: Readonly<Record<string, Suite>> = {
  crash: {
    title: 'Faults: a server that is killed',
    run: (seed, progress, { kills }) => tryCrash(playground, { kills, tables: 12, seed }, progress),
  },
  links: {
    title: 'Faults: bad lines',
    run: (seed, progress) => tryLinks(playground, { matches: 200, seed }, progress),
  },
  leaks: {
    title: 'Faults: what leaks',
    run: (seed, progress) => tryLeaks(playground, { matches: 10, twins: 100, tables: 30, seed }, progress),
  },
  ageing: {
    title: 'Faults: a server that grows old',
    run: (seed, progress) => {
      const plan = { warmUp: 500, tables: 1_000, batch: 50, maxBytesPerTable: MAX_BYTES_PER_TABLE, seed };
      return tryAgeing(playground, plan, progress);
    },
  },
  long: {
    title: 'Faults: a long match beside others',
    run: (seed, progress) =>
      tryLong({ target: 1_300, neighbours: 20, rounds: 10, maxMs: LONGEST_TURN_MS, seed }, progress),
  },
  races: {
    title: 'Fair races',
    run: (seed, progress) => tryRaces(rulesCatalog, { races: 2_000, seed }, progress),
  },
  pile: {
    title: 'Fair races: two hands on one pile',
    run: (seed, progress) => tryPile(rulesCatalog, { races: 500, seed }, progress),
  },
  attack: {
    title: 'Faults: one address that attacks',
    run: (seed, progress) => {
      const size = { ms: 10_000, waiting: 10_000, probes: 8, maxMs: LONGEST_ANSWER_MS };
      return tryAttack(playground, { ...size, cores: pinCores(), seed }, progress);
    },
  },
  input: {
    title: 'Faults: bad input',
    run: (seed, progress, { inputs }) => {
      const plan = { warmUp: inputs / 5, inputs, tables: 8, maxBytesPerInput: MAX_BYTES_PER_INPUT, seed };
      return tryInput(playground, plan, progress);
    },
  },
};

/** Runs the named suites in full and writes the sections of those without complaints. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '50' },
    inputs: { type: 'string', default: '100000' },
  },
});
const size: Size = { kills: Number(values.kills), inputs: Number(values.inputs) };

if (
  !(size.kills > 0 && size.inputs > 0) ||
  positionals.length === 0 ||
  positionals.some((name) => !Object.hasOwn(SUITES, name))
) {
  console.error(`npm run faults -- ${Object.keys(SUITES).join('|')} [--seed S] [--kills K] [--inputs I]`);
  process.exitCode = 2;
} else for (const name of positionals) await run(name, SUITES[name] as Suite);

async function run(name: string, suite: Suite): Promise<void> {
  const findings = await suite.run(values.seed, (text) => console.error(text), size);
  const sizes = { crash: ` --kills ${size.kills}`, input: ` --inputs ${size.inputs}` }[name] ?? '';
  const section = writeSection(suite.title, `npm run faults -- ${name}${sizes} --seed ${values.seed}`, findings);
  console.log(section);
  if (findings.complaints.length === 0) {
    writeFileSync(RESULTS, withSection(readFileSync(RESULTS, 'utf8'), section));
    return;
  }
  console.error(findings.complaints.join('\n'));
  process.exitCode = 1;
}
