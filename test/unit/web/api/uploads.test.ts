import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemOf } from '../../../../shared/problems.ts';
import { untilSorted } from '../../../../web/api/uploads.ts';

const client = new QueryClient();
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.mockReset();
});

const told = (status: string) => () => Promise.resolve(Response.json({ id: 'slow', status }));

test('a file is asked about until it is told what it is', async () => {
  answers.mockImplementation(told('arriving'));
  const sorted = vi.fn();
  const waiting = untilSorted(client, 'slow').then(sorted);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sorted).not.toHaveBeenCalled();
  answers.mockImplementation(told('import'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(sorted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'import' }));
  await waiting;
});

test('one of which nobody tells is let go after a long while, and a refusal is told at once', async () => {
  answers.mockImplementation(told('arriving'));
  const lost = expect(untilSorted(client, 'lost')).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  await lost;
  answers.mockImplementation(() => Promise.resolve(Response.json(problemOf('not-found'), { status: 404 })));
  await expect(untilSorted(client, 'gone')).rejects.toMatchObject({ code: 'not-found' });
});
