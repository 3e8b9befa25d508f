import { readFileSync, writeFileSync } from 'node:fs';
import { type ResultsChapter, writeChapter } from './report.ts';

const RESULTS = new URL('./results.md', import.meta.url);

/** Several commands write the results page: each replaces its own chapters only. */
export function updateResults(chapters: readonly ResultsChapter[], head?: string): void {
  writeFileSync(RESULTS, updatePage(readFileSync(RESULTS, 'utf8'), chapters, head));
}

/** Replaced chapters keep their places; new ones come last. */
export function updatePage(page: string, chapters: readonly ResultsChapter[], head?: string): string {
  const [oldHead = '', ...old] = page.split(/^(?=## )/m).map((part) => part.trimEnd());
  const texts = new Map(old.map((text) => [text.split('\n')[0], text]));
  for (const chapter of chapters) texts.set(`## ${chapter.title}`, writeChapter(chapter));
  return `${[head ?? oldHead, ...texts.values()].join('\n\n')}\n`;
}
