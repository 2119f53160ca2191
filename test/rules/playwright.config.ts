import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, headlessShellPath } from '../support/chromium.ts';

/** What a person does, in a real Chromium, against the stack that `npm start` runs. */
export default defineConfig({
  testDir: '../e2e',
  outputDir: '../../test-results',
  globalSetup: '../support/start-product.ts',
  // They wait a third of their time for answers and timers: two would leave a part of two cores idle.
  workers: 3,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../test-results/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    // What can't be pressed by then is told, instead of a test that hangs to its end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Nothing is still on its way from one state to the next while it is looked at or pressed.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: headlessShellPath(),
      args: [...BROWSER_ARGS],
    },
  },
});
