import { defineConfig } from 'vitest/config';

/** Unit, law, infrastructure and API tests; each test file says in its folder's name what it needs. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/{unit,rules}/**/*.test.ts'],
          // What they try keeps nothing: loading the SDK and the rest once a worker saves half of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['test/unit/**/*.test.tsx'],
          // Loading Chakra and the screens takes longer than what is tried of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/{laws,infra,api,corpus}/**/*.test.ts'],
          globalSetup: 'test/support/cloud-on-demand.ts',
          // More than half of their time they wait for the local cloud: two alone leave a core of two idle.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
