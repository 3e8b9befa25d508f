import type { SuiteFindings } from './findings.ts';

/** A section of the results page, aligned so that it reads as a table in a terminal too. */
export function writeSection(title: string, command: string, { figures, words }: SuiteFindings): string {
  const rows = [['', 'count'], ...Object.entries(figures)];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) as [number, number];
  const lines = rows.map(([name = '', count = '']) => `| ${name.padEnd(widths[0])} | ${count.padStart(widths[1])} |`);
  const rule = `| ${'-'.repeat(widths[0])} | ${'-'.repeat(widths[1] - 1)}: |`;
  return [`## ${title}`, lines.toSpliced(1, 0, rule).join('\n'), ...words, `Made by \`${command}\`.`].join('\n\n');
}

/** Replaces or appends this section of the page; sections of other commands stay. */
export function withSection(page: string, section: string): string {
  const [heading] = section.split('\n');
  const parts = page.split(/^(?=## )/m).map((part) => part.trimEnd());
  const place = parts.findIndex((part) => part.split('\n')[0] === heading);
  const next = place === -1 ? [...parts, section] : parts.with(place, section);
  return `${next.join('\n\n')}\n`;
}
