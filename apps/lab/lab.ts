import { Command, CommanderError } from 'commander';
import { wholeNumber } from './arguments.ts';
import { ask } from './commands/ask.ts';
import { balance } from './commands/balance.ts';
import { figures } from './commands/figures.ts';
import { fuzz } from './commands/fuzz.ts';
import { golden } from './commands/golden.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { replayFile } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { show } from './commands/show.ts';
import { CheckFailure, UsageError } from './errors.ts';
import { BALANCE_FOLDER } from './folders.ts';

const FILE = 'a match log';
const AS_JSON = ['--json', 'print JSON for machines', false] as const;

/** Errors are written by `explain`, in one sentence. */
const OUTPUT = { writeErr: () => undefined };

const seats = wholeNumber('--seats', 1, 20);
const entry = wholeNumber('--at', 0);

/**
 * Runs one command of the lab and answers with the exit code of the process: 0 done, 1 a fault was found, 2 the request
 * cannot be carried out.
 */
export async function runLab(words: readonly string[]): Promise<number> {
  const lab = makeLab();
  try {
    await lab.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    return explain(lab, error);
  }
}

function makeLab(): Command {
  const program = new Command('lab')
    .description('Plays, replays and examines the games of Tablée.')
    .exitOverride()
    .configureOutput(OUTPUT)
    .showHelpAfterError(false);
  addMatches(program);
  addLogs(program);
  addGames(program);
  for (const command of program.commands) command.exitOverride().configureOutput(OUTPUT);
  return program;
}

/** Commands that let bots play. */
function addMatches(program: Command): void {
  program
    .command('play')
    .description('lets bots play matches and counts')
    .requiredOption('--game <game>')
    .option('--preset <preset>', 'defaults to the first')
    .option('--seats <n>', 'how many play', seats, 2)
    .option('--bots <names>', 'one for all seats, or one a seat', 'random')
    .option('--sides <how>', 'two bots play against each other: alternate, teams, or those who chose name=value')
    .option('--paired', 'two bots play every deal from either side', false)
    .option('--matches <n>', 'how many', wholeNumber('--matches', 1), 100)
    .option('--seed <word>', 'decides every deal', 'lab')
    .option('--option <name=value>', 'a table option; may be repeated', collect, [])
    .option('--seat-option <seat:name=value>', 'an option of one seat; may be repeated', collect, [])
    .option('--out <folder>', 'writes the log of every match there')
    .option(...AS_JSON)
    .action(play);

  program
    .command('figures')
    .description('counts what matches of a game are like')
    .option('--game <game>', 'defaults to all')
    .option('--bot <name>', 'who plays; defaults to the usual bot')
    .option('--matches <n>', 'how many', wholeNumber('--matches', 1), 10000)
    .option('--write', 'writes them into RULES.md', false)
    .option(...AS_JSON)
    .action(figures);

  program
    .command('balance')
    .description('counts how often each camp of a game wins')
    .requiredOption('--game <game>')
    .option('--preset <names>', 'some presets, separated by commas; defaults to all')
    .option('--seats <counts>', 'some numbers of players; defaults to all')
    .option('--bots <names>', 'some levels; defaults to all')
    .option('--matches <n>', 'how many at each table', wholeNumber('--matches', 1), 2000)
    .option('--seed <word>', 'decides every deal', 'balance')
    .option('--write', 'writes these rows into docs/balance/GAME.md and its plot', false)
    .option('--into <folder>', 'another folder than docs/balance', BALANCE_FOLDER)
    .option(...AS_JSON)
    .action(balance);

  program
    .command('fuzz')
    .description('tries the laws with new seeds')
    .requiredOption('--minutes <n>', 'for how long', wholeNumber('--minutes', 1, 24 * 60))
    .option('--game <game>', 'defaults to all')
    .option(...AS_JSON)
    .action(fuzz);
}

/** Commands about one stored match. */
function addLogs(program: Command): void {
  program
    .command('replay')
    .description('verifies a match log')
    .argument('<file>', FILE)
    .option(...AS_JSON)
    .action(replayFile);

  program
    .command('show')
    .description('shows the table after an entry')
    .argument('<file>', FILE)
    .requiredOption('--at <entry>', 'after which entry; 0 is the deal', entry)
    .option('--seat <seat>', 'who looks: a seat, spectator, or all', 'spectator')
    .option(...AS_JSON)
    .action(show);

  program
    .command('ask')
    .description('asks the rules about a command')
    .argument('<file>', FILE)
    .requiredOption('--at <entry>', 'after which entry; 0 is the deal', entry)
    .requiredOption('--seat <seat>', 'who would play it')
    .requiredOption('--command <json>', 'what they would play')
    .option('--lang <locale>', 'fr or en', 'fr')
    .option(...AS_JSON)
    .action(ask);
}

/** Commands about the files of games. */
function addGames(program: Command): void {
  program
    .command('rules')
    .description('compares rulebook, tests, words and play')
    .option('--game <game>', 'defaults to all')
    .option('--matches <n>', 'how many are simulated at most', wholeNumber('--matches', 1), 1000)
    .option('--write', 'writes RULES.md', false)
    .option(...AS_JSON)
    .action(rules);

  program
    .command('golden')
    .description('writes the golden playthroughs')
    .option('--game <game>', 'defaults to all')
    .option('--check', 'only says whether they are as the rules play', false)
    .option(...AS_JSON)
    .action(golden);

  program
    .command('new-game')
    .description('makes the folder of a new game, with a red test')
    .argument('<name>')
    .option('--into <folder>', 'another folder than games/')
    .option(...AS_JSON)
    .action(newGame);
}

function collect(value: string, earlier: string[]): string[] {
  return [...earlier, value];
}

function explain(lab: Command, error: unknown): number {
  if (error instanceof CommanderError) return explainUsage(lab, error);
  if (!(error instanceof UsageError) && !(error instanceof CheckFailure)) throw error;
  console.error(error.message);
  return error instanceof UsageError ? 2 : 1;
}

/** `--help` exits with 0. */
function explainUsage(lab: Command, error: CommanderError): number {
  if (error.exitCode === 0) return 0;
  console.error(
    error.code === 'commander.help'
      ? lab.helpInformation()
      : error.message.replace(/^error: /, '').replaceAll('\n', ' '),
  );
  return 2;
}
