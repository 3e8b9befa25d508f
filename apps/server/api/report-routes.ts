import { Allowances } from '@tablee/host';
import * as z from 'zod/mini';
import type { ApiContext } from './context.ts';
import type { Routes } from './routes.ts';

const why = z.enum(['mean', 'private', 'flood', 'other']);
const reportBody = z.union([
  z.strictObject({ n: z.int().check(z.positive()), why }),
  z.strictObject({ seat: z.int().check(z.nonnegative()), why }),
]);

/** Limits per guest, and per address, which may have many guests. */
const REPORTS = { burst: 10, everyMs: 60_000 };
const REPORTS_FROM_ONE = { burst: 60, everyMs: 10_000 };

/** Route for reports about other players to the operator. */
export function reportRoutes(routes: Routes, { hall, store, book }: ApiContext): void {
  const ofGuest = new Allowances(REPORTS);
  const ofAddress = new Allowances(REPORTS_FROM_ONE);

  routes.post('/api/t/:id/report', reportBody, async ({ table, body, from, greet }) => {
    const reporter = (await greet()).id;
    const opened = await hall.open(table);
    if (!opened.ok) return opened.problem;
    if (!opened.table.talk.hasSat(reporter)) return 'not-seated';
    const speech = opened.table.talk.speechOf(body);
    if (speech === null) return 'nobody-there';
    const now = performance.now();
    if (!(ofGuest.take(reporter, now) && ofAddress.take(from, now))) {
      book.turnAway('too-many-reports');
      return 'too-many-requests';
    }
    const about = 'n' in body ? body.n : null;
    await store.saveReport({
      at: Date.now(),
      table,
      why: body.why,
      reporter,
      reported: speech.guest,
      about,
      lines: speech.lines,
    });
    return {};
  });
}
