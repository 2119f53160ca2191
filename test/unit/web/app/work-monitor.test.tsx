// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTeam } from '../../../../shared/contract/team.ts';
import { call } from '../../../../web/api/call.ts';
import { WorkMonitor } from '../../../../web/app/work-monitor.tsx';
import { show } from '../../../support/screen.tsx';

/** What a screen asks for, and what comes of it. */
function Asked({ about }: { about: string }) {
  const { error, isSuccess } = useQuery({ queryKey: [about], queryFn: () => call(getTeam, {}) });
  return <p>{error ? error.message : isSuccess ? `${about} is here` : `${about} is awaited`}</p>;
}

const open = (...things: readonly string[]) =>
  show(
    <>
      <WorkMonitor />
      {things.map((about) => (
        <Asked key={about} about={about} />
      ))}
    </>,
  );

/** How requests are answered from now on. */
let answer: () => Promise<Response>;
const answersWith = (status: number) => () => Promise.resolve(Response.json({}, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  // As browsers do: a request that is called off ends at once.
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit = {}) => {
    const off = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => off.reject(new Error('aborted')));
    return Promise.race([answer(), off.promise]);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const band = () => screen.getByRole('status').textContent;
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await passes(0.1);
}

describe('a call that takes longer than ten seconds', () => {
  it('is told of, and awaited where somebody keeps waiting', async () => {
    const late = Promise.withResolvers<Response>();
    answer = () => late.promise;
    open('The team');
    await passes(9);
    expect(band()).toBe('');
    await passes(2);
    expect(band()).toContain('This is taking longer than usual.');
    await press('Keep waiting');
    expect(band()).toBe('');
    late.resolve(Response.json({}));
    await passes(0.1);
    expect(screen.getByText('The team is here')).toBeTruthy();
  });

  it('is called off by Cancel, which says what may have come of it', async () => {
    answer = () => new Promise(() => undefined);
    open('The team');
    await passes(11);
    await press('Cancel');
    expect(band()).toBe('');
    expect(screen.getByText('You canceled this. It may still have been saved: reload to see.')).toBeTruthy();
  });
});

it('calls that fail one after the other are told of, and asked again by Try again', async () => {
  answer = answersWith(500);
  open('The team', 'The month', 'The list');
  await passes(0.1);
  expect(band()).toContain('Matchbook isn’t responding.');
  expect(band()).toContain('What you typed on this page is kept.');
  answer = answersWith(200);
  await press('Try again');
  expect(band()).toBe('');
  expect(screen.getByText('The team is here')).toBeTruthy();
  expect(screen.getByText('The list is here')).toBeTruthy();
});
