import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Survey, showingsOf, surveyRules } from '@tablee/conformance';
import type { AnyGame } from '@tablee/kernel';
import type { AnyWords, GameWords } from '@tablee/words';
import { type ChosenGame, chooseGames } from '../arguments.ts';
import { citationsIn } from '../citations.ts';
import { CheckFailure } from '../errors.ts';
import { gameFolder } from '../folders.ts';
import { print, showProgress, showTable } from '../output.ts';
import { rulesPage } from '../rules-page.ts';
import { wordGaps } from '../word-gaps.ts';

export interface RulesRequest {
  readonly game?: string;
  readonly matches: number;
  readonly write: boolean;
  readonly json: boolean;
}

interface GameReport {
  readonly game: string;
  readonly rules: number;
  readonly cited: number;
  readonly met: number;
  readonly toMeet: number;
  readonly matches: number;
  readonly gaps: readonly string[];
}

/** Compares rulebook, tests, words and simulated play for every rule. */
export async function rules(request: RulesRequest): Promise<void> {
  const reports: GameReport[] = [];
  for (const chosen of chooseGames(request.game)) reports.push(await examine(chosen, request));
  print(request.json, reports, () => showReports(reports));
  const count = reports.reduce((sum, { gaps }) => sum + gaps.length, 0);
  if (count > 0) throw new CheckFailure(`${count} gaps between rulebook, tests, words and play.`);
}

async function examine({ definition, entry }: ChosenGame, { matches, write }: RulesRequest): Promise<GameReport> {
  const words = await entry.words();
  const unsaid = wordGaps(definition, words);
  const cited = citationsIn(gameFolder(definition.id));
  const survey = surveyWithBar({ definition, entry }, matches);
  const ids = Object.keys(definition.rulebook);
  const toMeet = showingsOf(definition).length;
  return {
    game: definition.id,
    rules: ids.length,
    cited: ids.filter((id) => cited.has(id)).length,
    toMeet,
    met: toMeet - survey.unmet.length,
    matches: survey.matches,
    gaps: [
      ...ids.filter((id) => !cited.has(id)).map((id) => `no test cites ${id}`),
      ...[...cited.keys()].filter((id) => !ids.includes(id)).map((id) => `a test cites ${id}, which is no rule`),
      ...survey.unmet.map(({ id, as }) => `${id} was never met as ${as} in ${survey.matches} matches`),
      ...(unsaid.length > 0 ? unsaid : refreshPage(definition, words, write)),
    ],
  };
}

function surveyWithBar({ definition, entry }: ChosenGame, matches: number): Survey {
  const bar = showProgress(definition.id, matches);
  const survey = surveyRules(definition, entry.bots, matches, (done) => bar.done(done));
  bar.close();
  return survey;
}

function refreshPage(definition: AnyGame, words: GameWords<AnyWords>, isWrite: boolean): string[] {
  const file = join(gameFolder(definition.id), 'RULES.md');
  const page = rulesPage(definition, words, file);
  if (isWrite) writeFileSync(file, page);
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === page;
  return isFresh ? [] : ['RULES.md is not what rulebook and words say: run "npm run lab -- rules --write"'];
}

function showReports(reports: readonly GameReport[]): string {
  const head = ['game', 'rules', 'cited by tests', 'met', 'matches', 'gaps'];
  const rows = reports.map(({ game, rules: all, cited, met, toMeet, matches, gaps }) => [
    game,
    all,
    cited,
    `${met} of ${toMeet}`,
    matches,
    gaps.length,
  ]);
  return [
    showTable([head, ...rows]),
    ...reports.flatMap(({ game, gaps }) => gaps.map((gap) => `${game}: ${gap}`)),
  ].join('\n');
}
