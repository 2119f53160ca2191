// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelSlow, keepWaiting, useService, watched } from '../../../../web/api/slow-calls.ts';

function Told() {
  const { isSlow, isFailing } = useService();
  return <p>{[isSlow && 'slow', isFailing && 'failing'].filter(Boolean).join(' ') || 'fine'}</p>;
}

const answering = (status: number) =>
  watched(
    () => Promise.resolve(new Response(null, { status })),
    () => '',
  );

beforeEach(() => {
  vi.useFakeTimers();
  render(<Told />);
});
afterEach(async () => {
  cleanup();
  await answering(200)('/api');
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A request that is answered when the test says so, or never where it is called off. */
function asked() {
  const answer = Promise.withResolvers<Response>();
  const send = watched(
    (_url, init) => {
      const { signal } = init ?? {};
      signal?.addEventListener('abort', () => answer.reject(new Error('aborted')));
      return answer.promise;
    },
    () => 'You canceled this.',
  );
  return { response: send('/api/transactions'), answer: () => answer.resolve(new Response('{}')) };
}

describe('a request', () => {
  it('is told of after ten seconds, until it is answered', async () => {
    const { answer, response } = asked();
    await passes(9_900);
    expect(screen.getByText('fine')).toBeTruthy();
    await passes(200);
    expect(screen.getByText('slow')).toBeTruthy();
    answer();
    await act(() => response);
    expect(screen.getByText('fine')).toBeTruthy();
  });

  it('goes on where somebody waits, and is refused in words where somebody calls it off', async () => {
    const first = asked();
    await passes(10_000);
    act(keepWaiting);
    expect(screen.getByText('fine')).toBeTruthy();
    const second = asked();
    await passes(10_000);
    act(cancelSlow);
    const refused = await second.response;
    expect([refused.status, await refused.json()]).toMatchObject([499, { detail: 'You canceled this.' }]);
    expect(screen.getByText('fine')).toBeTruthy();
    first.answer();
    expect((await first.response).status).toBe(200);
  });
});

it('three failures in a row are told, until something is answered, be it refused', async () => {
  const ask = (status: number) => act(async () => void (await answering(status)('/api')));
  await ask(500);
  await ask(502);
  expect(screen.getByText('fine')).toBeTruthy();
  await ask(500);
  expect(screen.getByText('failing')).toBeTruthy();
  await ask(409);
  expect(screen.getByText('fine')).toBeTruthy();
});
