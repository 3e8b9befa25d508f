import { parseArgs } from 'node:util';
import { matchesSection } from './matches/section.ts';
import { FULL, QUICK } from './measure.ts';
import { installPeers } from './peers.ts';
import { type ResultsChapter, writeChapter, writeHead } from './report.ts';
import { updateResults } from './results.ts';
import { rummySection } from './rummy/section.ts';
import type { Section } from './section.ts';

const SECTIONS: readonly Section[] = [rummySection, matchesSection];

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

installPeers();
const chapters: ResultsChapter[] = [];
for (const section of SECTIONS) {
  const chapter = { title: section.title, ...(await section.run(values.quick ? QUICK : FULL)) };
  console.log(`${writeChapter(chapter)}\n`);
  chapters.push(chapter);
}
if (!values.quick) updateResults(chapters, writeHead()); // a quick run proves only that the bench works
