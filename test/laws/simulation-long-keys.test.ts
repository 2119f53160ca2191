import { expect, it, vi } from 'vitest';
import type * as Keys from '../../functions/store/keys.ts';
import { firstFound } from '../support/simulation/first-found.ts';

vi.mock('../../functions/store/keys.ts', async (original) => ({
  ...(await original<typeof Keys>()),
  typed: encodeURIComponent,
}));

it('finds a planted fault: typed text in a key, which grows beyond the 1,024 bytes that the table takes', async () => {
  const found = await firstFound({});
  expect(found?.violations).toContainEqual(expect.stringContaining('1024 bytes'));
});
