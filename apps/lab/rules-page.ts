import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame, Rule } from '@tablee/kernel';
import { type AnyWords, type GameWords, speakerOf } from '@tablee/words';

/** RULES.md of a game, made from its rulebook and its words, so that no sentence stands twice. */

const VERSIONS = '## Versions';

export function rulesPage(definition: AnyGame, words: GameWords<AnyWords>, file: string): string {
  const say = speakerOf(words, 'en');
  const sections = [...new Set(Object.values(definition.rulebook).map(({ section }) => section))];
  return [
    `# ${say('title')}`,
    '',
    'Made by `npm run lab -- rules --write` from the rulebook and the words of the game; only the versions at the end are written by hand.',
    'A plain id is what the published rulebook says, an A-id a ruling where it is silent or ambiguous.',
    '',
    ...sections.flatMap((section) => rulesSection(definition, words, section)),
    versionsOf(definition, file),
  ].join('\n');
}

function rulesSection(definition: AnyGame, words: GameWords<AnyWords>, section: string): string[] {
  const [en, fr] = [speakerOf(words, 'en'), speakerOf(words, 'fr')];
  const rows = Object.entries(definition.rulebook)
    .filter(([, rule]) => rule.section === section)
    .map(([id, rule]) => `| ${id} | ${en(id)} | ${fr(id)} | ${rule.source} | ${showsAs(rule)} |`);
  const heading = `## ${en(`section.${section}`)} · ${fr(`section.${section}`)}`;
  return [heading, '', '| id | rule | règle | source | met as |', '|---|---|---|---|---|', ...rows, ''];
}

function showsAs({ shows }: Rule): string {
  return shows.length === 0 ? 'definition' : shows.join(', ');
}

/** What was written by hand stays. */
function versionsOf({ version }: AnyGame, file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const start = text.indexOf(VERSIONS);
  return start === -1 ? `${VERSIONS}\n\n- ${version}: first version.\n` : text.slice(start);
}
