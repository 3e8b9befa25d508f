import cliProgress from 'cli-progress';

/** Aligned columns; the first row is the header. */
export function showTable(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function print(isJson: boolean, value: object, readable: () => string): void {
  console.log(isJson ? JSON.stringify(value, null, 2) : readable());
}

export interface ProgressBar {
  done(count: number): void;
  close(): void;
}

const SILENT: ProgressBar = { done: () => undefined, close: () => undefined };

/** A progress bar on stderr, which keeps stdout clean; none without a terminal. */
export function showProgress(what: string, total: number): ProgressBar {
  if (!process.stderr.isTTY) return SILENT;
  const bar = new cliProgress.SingleBar(
    { format: `${what} {bar} {percentage} % · {eta_formatted} left`, stream: process.stderr, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return { done: (count) => bar.update(count), close: () => bar.stop() };
}
