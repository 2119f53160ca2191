import { defineConfig } from 'vitest/config';

/** Unit, law, infrastructure and API tests; each test file says in its folder's name what it needs. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/{unit,laws,infra,api,corpus,rules}/**/*.test.{ts,tsx}'],
    globalSetup: 'test/support/cloud-on-demand.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
