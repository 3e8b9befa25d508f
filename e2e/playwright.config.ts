import { defineConfig, devices } from '@playwright/test';
import { ARGS, chromiumPath } from './harness/chromium.ts';

export default defineConfig({
  testDir: 'stories',
  testMatch: '*.story.ts',
  outputDir: '../node_modules/.stories',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 300_000, // ends what hangs; a busy machine must not decide
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: [...ARGS] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        defaultBrowserType: 'chromium',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1, // seven times the pixels show nothing more, and are drawn without a graphics card
      },
      grepInvert: /@desktop/,
    },
  ],
});
