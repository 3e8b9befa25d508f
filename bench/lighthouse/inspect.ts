export const PEERS = new URL('./peers/', import.meta.url);

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

export const METRICS = [
  { id: 'first-contentful-paint', title: 'first paint (ms)', digits: 0 },
  { id: 'largest-contentful-paint', title: 'largest paint (ms)', digits: 0 },
  { id: 'total-blocking-time', title: 'blocked (ms)', digits: 0 },
  { id: 'cumulative-layout-shift', title: 'shift', digits: 3 },
] as const;
type Metric = (typeof METRICS)[number]['id'];

export interface Inspection {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Audits that count for a score and are below 0.9. */
  readonly failed: readonly string[];
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<Category, CategoryReport>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}

interface CategoryReport {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

/** Runs Lighthouse once in the browser with this debugging port. */
export async function inspect(url: string, port: number): Promise<Inspection> {
  const { default: lighthouse } = (await import(new URL('node_modules/lighthouse/core/index.js', PEERS).href)) as {
    default: Lighthouse;
  };
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (run === undefined) throw new Error('Lighthouse has no report');
  const { runtimeError, categories, audits } = run.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  return {
    scores: record(CATEGORIES, (category) => Math.round(100 * (categories[category].score ?? 0))),
    metrics: record(
      METRICS.map(({ id }) => id),
      (id) => audits[id]?.numericValue ?? Number.NaN,
    ),
    failed: CATEGORIES.flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

function record<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
