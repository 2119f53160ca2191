import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemOf } from '../../../../shared/problems.ts';
import { untilReceived } from '../../../../web/api/uploads.ts';

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

const missing = () => Promise.resolve(Response.json(problemOf('not-found'), { status: 404 }));

test('an uploaded document is asked for until the queue has brought it', async () => {
  answers.mockImplementation(missing);
  const arrival = vi.fn();
  const waiting = untilReceived(client, 'slow').then(arrival);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(arrival).not.toHaveBeenCalled();
  answers.mockImplementation(() => Promise.resolve(Response.json({ id: 'slow', status: 'pending' })));
  await vi.advanceTimersByTimeAsync(2000);
  expect(arrival).toHaveBeenCalledOnce();
  await waiting;
});

test('one that never comes is given up after some minutes, and a refusal at once', async () => {
  answers.mockImplementation(missing);
  const lost = expect(untilReceived(client, 'lost')).rejects.toMatchObject({ code: 'not-found' });
  await vi.advanceTimersByTimeAsync(200_000);
  await lost;
  const asked = answers.mock.calls.length;
  answers.mockImplementation(() => Promise.resolve(Response.json(problemOf('not-allowed'), { status: 403 })));
  const refused = expect(untilReceived(client, 'refused')).rejects.toMatchObject({ code: 'not-allowed' });
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(answers.mock.calls.length).toBe(asked + 1);
});
