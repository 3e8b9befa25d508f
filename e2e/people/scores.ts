import type { Locator } from '@playwright/test';
import type { RuckusView } from '../../games/ruckus/rules/types.ts';

/** Figures on a score sheet, by row, the highest total first. */
export async function shownScores(sheet: Locator): Promise<number[][]> {
  const rows = await sheet.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('td').allTextContents();
      return cells.map((text) => (text === '·' ? 0 : Number(/\d+/.exec(text)?.[0])));
    }),
  );
}

/** The same figures from the view. */
export function countedScores({ sheets, totals }: RuckusView): number[][] {
  const rows = (sheets.at(-1) ?? []).map(({ laid, inHand, bonus, points }, seat) => [
    laid,
    inHand,
    bonus,
    points,
    totals[seat] as number,
  ]);
  return rows.toSorted((one, other) => (other[4] as number) - (one[4] as number));
}
