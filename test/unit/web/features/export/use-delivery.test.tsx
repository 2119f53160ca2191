// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGeneratedReport } from '../../../../../shared/contract/exports.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { useDelivery } from '../../../../../web/features/export/use-delivery.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';
import { ordered, report } from './reports.ts';

const api = fakeApi();
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A delivery, what is told of it, and how often it was ordered. */
function delivering() {
  let hook: ReturnType<typeof useDelivery> | undefined;
  const Screen = () => {
    hook = useDelivery();
    return null;
  };
  const { told } = show(<Screen />);
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
