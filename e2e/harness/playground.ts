import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = 'http://playground.example';

/** The built playground: tables in a page without a server. */
export class Playground {
  readonly #built = mkdtempSync(join(ROOT, 'node_modules/.playground-'));

  static build(): Playground {
    const playground = new Playground();
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const args = [
      vite,
      'build',
      'tools/playground',
      '--outDir',
      playground.#built,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ];
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) throw new Error('the playground could not be built');
    return playground;
  }

  async open(page: Page, wishes: Readonly<Record<string, string>>): Promise<void> {
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(this.#built, pathname === '/' ? 'index.html' : pathname) });
    });
    await page.goto(`${ORIGIN}/?${new URLSearchParams(wishes)}`);
  }

  close(): void {
    rmSync(this.#built, { recursive: true, force: true });
  }
}
