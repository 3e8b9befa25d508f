import { defineConfig, devices } from '@playwright/test';
import { ARGS, chromiumPath } from './harness/chromium.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  ...devices['Pixel 7'],
  defaultBrowserType: 'chromium' as const,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1, // a higher factor draws seven times the pixels, without a graphics card
};

export default defineConfig({
  testDir: 'stories',
  testMatch: '*.story.ts',
  outputDir: '../node_modules/.stories',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // stories wait more than they compute, also on two cores
  timeout: 300_000, // ends what hangs; a busy machine must not decide
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: [...ARGS] },
  },
  projects: [
    { name: 'desktop', use: DESKTOP, grepInvert: /@phone/ },
    { name: 'phone', use: PHONE, grepInvert: /@desktop/ },
    // Stories of `npm test`: one of each kind, at the size where faults show most.
    { name: 'short-desktop', use: DESKTOP, grep: /@short(?!-phone)/, grepInvert: /@phone/ },
    { name: 'short-phone', use: PHONE, grep: /@short(?!-desktop)/, grepInvert: /@desktop/ },
  ],
});
