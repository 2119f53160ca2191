import { expect, test as base } from '@playwright/test';
import { booksOfTheRun } from './filled-books.ts';
import type { FilledBooks } from './filled-books.ts';
import { webAddress } from './people.ts';

/** How long a page may take to be read where the machine is busy. */
export const READ_MS = 120_000;

interface Books {
  /** Books in use, filled once a run for all tests that only look at them. */
  readonly filled: FilledBooks;
}

export const test = base.extend<object, Books>({
  baseURL: async ({}, use) => {
    await use(webAddress());
  },
  filled: [
    async ({ browser }, use) => {
      await use(await booksOfTheRun(browser));
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

export { expect };
