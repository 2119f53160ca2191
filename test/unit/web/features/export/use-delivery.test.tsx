// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPeriodLock } from '../../../../../shared/contract/books.ts';
import { getGeneratedReport } from '../../../../../shared/contract/exports.ts';
import type { RouteReply } from '../../../../../shared/contract/route.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { useDelivery } from '../../../../../web/features/export/use-delivery.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';
import { ordered, report } from './reports.ts';

const api = fakeApi();
const open = { lock: null, version: 0, history: [] };
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  api.on(getPeriodLock, open);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** A delivery, what is told of it, and how often it was ordered. */
function delivering() {
  let hook: ReturnType<typeof useDelivery> | undefined;
  const Screen = () => {
    hook = useDelivery();
    return null;
  };
  const { told } = show(
    <MemoryRouter>
      <Where />
      <Screen />
    </MemoryRouter>,
  );
  const order = vi.fn(() => Promise.resolve(ordered));
  const done = { title: 'Export Successful' };
  const ended = hook?.deliver({ order, done, failedHelp: 'Please try again.' });
  return { told, order, done, ended };
}

const processing = { ...report, status: 'Processing' as const, size: null };
const failed = (code: 'mail-unknown' | 'given-up') => {
  const { detail } = problemOf(code);
  return { ...report, status: 'Failed' as const, size: null, problem: { code, detail } };
};

/** What is told of an export that nobody waits for any longer: where one will see what became of it. */
const leadingToNotifications = expect.stringContaining('Notifications') as string;

describe('the delivery of a report', () => {
  it('is told as successful once the report was mailed, not before', async () => {
    const asked = api.on(getGeneratedReport, processing);
    const { told, done, ended } = delivering();
    await vi.advanceTimersByTimeAsync(5000);
    expect(told.done).not.toHaveBeenCalled();
    expect(asked.mock.calls.length).toBeLessThan(10);
    api.on(getGeneratedReport, report);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.done).toHaveBeenCalledWith(expect.objectContaining(done));
    expect(await ended).toBe(true);
  });

  it('offers to close what was handed over, unless it is closed or not over', async () => {
    const offered = async (what: typeof report, lock: RouteReply<typeof getPeriodLock>['lock']) => {
      cleanup();
      api.on(getPeriodLock, { ...open, lock });
      api.on(getGeneratedReport, processing);
      const { told } = delivering();
      await vi.advanceTimersByTimeAsync(1000);
      api.on(getGeneratedReport, what);
      await vi.advanceTimersByTimeAsync(10_000);
      return told.done.mock.lastCall?.[0].next;
    };
    const lockedUntil = (until: string) => ({
      until,
      on: until,
      userId: 'ada',
      byName: 'Ada',
      at: report.createdAt,
    });
    expect(await offered(report, lockedUntil(report.to))).toBeUndefined();
    expect(await offered({ ...report, to: '2999-01-01' }, null)).toBeUndefined();
    const offer = await offered(report, lockedUntil('2026-02-28'));
    expect(offer?.label).toBe('Close and lock…');
    vi.useRealTimers();
    act(() => offer?.take());
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('/app/settings?tab=preferences&close=2026-03-31'),
    );
  });

  it('may be left after half a minute, and is told when it ends all the same', async () => {
    api.on(getGeneratedReport, processing);
    const { told, ended } = delivering();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(told.goesOn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(told.goesOn).toHaveBeenCalledExactlyOnceWith('Export on its way', leadingToNotifications);
    expect(await ended).toBe(true);
    api.on(getGeneratedReport, failed('given-up'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(told.failed).toHaveBeenCalledWith('Export Failed', failed('given-up').problem.detail, undefined);
  });

  it('offers to send again where nobody can tell whether it left', async () => {
    api.on(getGeneratedReport, failed('mail-unknown'));
    const { told, order, ended } = delivering();
    expect(await ended).toBe(false);
    const [[title, detail, remedy] = []] = told.failed.mock.calls;
    expect([title, remedy?.label]).toEqual(['Export Failed', 'Send again']);
    expect(detail).toContain('can’t tell');
    expect(detail).not.toContain('Nothing');
    api.on(getGeneratedReport, report);
    remedy?.take();
    await vi.advanceTimersByTimeAsync(1000);
    expect(order).toHaveBeenCalledTimes(2);
    expect(told.done).toHaveBeenCalledOnce();
  });

  it('does not say that it failed where it was ordered and cannot be followed', async () => {
    api.on(getGeneratedReport, problemOf('unexpected'));
    const { told, ended } = delivering();
    expect(await ended).toBe(true);
    expect(told.failed).not.toHaveBeenCalled();
    expect(told.goesOn).toHaveBeenCalledExactlyOnceWith('Export ordered', leadingToNotifications);
  });
});
