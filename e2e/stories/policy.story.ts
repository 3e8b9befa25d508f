import type { Page } from '@playwright/test';
import { expect, story } from '../harness/story.ts';

/** Collects policy violations, console messages and errors of a page. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('complain', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    const { complain } = globalThis as unknown as { complain: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      complain(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

story(
  '@desktop every page works under the Content-Security-Policy of the server @short-desktop',
  async ({ page, server }) => {
    const complaints = await watch(page);
    await page.goto(server.origin);
    await expect(page.getByRole('button', { name: /^Ton nom et ton animal/ })).toBeVisible(); // drawn by the script, which replaces the static frame
    expect(complaints).toEqual([]);

    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'normal' }];
    const wanted = { game: 'tiles', seats, listed: false, nonce: '' };
    const made = await page.request.post(`${server.origin}/api/tables`, { data: wanted });
    const { id } = (await made.json()) as { id: string };
    await page.goto(`${server.origin}/t/${id}`);
    await expect(page.getByRole('button').first()).toBeVisible();
    expect(complaints).toEqual([]);

    await page.request.post(`${server.origin}/api/t/${id}/start`, { data: {} });
    await expect(page.getByRole('region', { name: 'Ton chevalet' })).toBeVisible();
    expect(complaints).toEqual([]);

    for (const path of ['/rules/tiles', '/about']) {
      await page.goto(server.origin + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    expect(complaints).toEqual([]);

    // An injected script must not run, and must be reported.
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.hasRun = true';
      document.body.append(script);
      return 'hasRun' in globalThis;
    });
    expect(hasRun).toBe(false);
    await expect.poll(() => complaints.join()).toContain('script-src');
  },
);
