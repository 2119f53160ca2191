import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from '../support/long-first.ts';

// For workers, and for the processes that tests start by the hundred: each loads much of the same code.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

/** One mocks a module, the others set the environment that modules read as they load. */
const ISOLATED = [
  ...['test/laws/simulation-long-keys.test.ts', 'test/laws/log-canaries.test.ts'],
  'test/infra/alarms.test.ts',
];

/** They ask hledger hundreds of times. */
const RECOUNTED = ['exported-journal', 'recounted-reports', 'trial-balance'].map(
  (name) => `test/laws/${name}.test.ts`,
);

const WHOLE_BOOKS = 'test/unit/functions/{use-cases,domain/exports}/**/*.test.ts';

/** Tests that run the functions in their own process: each call would write a line of what it counts, which nobody reads there. */
const uncounted = { env: { POWERTOOLS_METRICS_DISABLED: 'true' } };

/** Tests that want the local cloud, or much of the processor. */
const whole = {
  globalSetup: 'test/support/cloud-on-demand.ts',
  // Much of their time they wait for the local cloud: as many as two cores leave work for. Each loads the functions for itself.
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
};

/** Unit, law, infrastructure and API tests; each test file says in its folder's name what it needs. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    // They end a test that hangs and judge nobody's speed: a busy machine takes ten times as long as an idle one. No test says its own
    // unless its time is what it proves.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 250 } },
    pool: 'threads',
    // CDK notes for each construct where it was made, which nobody reads here: it doubles the time of a synthesis.
    env: { CDK_DISABLE_STACK_TRACE: '1' },
    maxWorkers: 2,
    setupFiles: 'test/support/same-draws.ts',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/{unit,rules}/**/*.test.ts'],
          exclude: [WHOLE_BOOKS],
          // What they try keeps nothing: loading the SDK and the rest once a worker saves half of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        // They keep books on the memory table and print them whole, which takes longer than all other unit tests.
        test: { name: 'whole-books', include: [WHOLE_BOOKS], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['test/unit/**/*.test.tsx'],
          // Loading Chakra and the screens takes longer than what is tried of them.
          isolate: false,
          setupFiles: ['test/support/same-draws.ts', 'test/support/no-owner-stacks.ts'],
          ...uncounted,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          exclude: ISOLATED,
          ...whole,
          // They load the SDK and the parts of the local cloud once a worker, not once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'laws and API',
          include: ['test/{laws,api}/**/*.test.ts'],
          exclude: [...ISOLATED, ...RECOUNTED],
          ...whole,
          ...uncounted,
          // They load the SDK, the functions and the readers once a worker, not once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        // They wait for nothing: more workers would load the readers more often, and end no sooner.
        test: { name: 'corpus', include: ['test/corpus/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // In a process of their own: to start a program, all memory of the one that starts it is mapped anew, and that of the others is large.
        test: {
          name: 'recounted',
          include: RECOUNTED,
          ...whole,
          ...uncounted,
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED, ...whole },
      },
    ],
  },
});
