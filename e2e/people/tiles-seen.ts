import type { Page } from '@playwright/test';
import { isTile } from '../../games/tiles/rules/tile.ts';

/** Every tile that these messages name. */
export function tilesIn(texts: readonly string[]): string[] {
  const quoted = texts.flatMap((text) => text.match(/(?<=")[A-Z]\d+(?=")/g) ?? []);
  return [...new Set(quoted.filter(isTile))];
}

/** Every tile that is drawn face up. */
export async function facesOn(page: Page): Promise<string[]> {
  const faces = page.locator('.game .face');
  return faces.evaluateAll((all) =>
    all.map((face) => `${face.getAttribute('data-colour')}${face.querySelector('b > span')?.textContent}`),
  );
}
