// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acceptMail, discardMail, listQuarantine } from '../../../../../shared/contract/mail.ts';
import type { QuarantinedMail } from '../../../../../shared/model/mail.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { BelowWaitingMail } from '../../../../../web/screens/receipts/waiting-mail.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
const mail: QuarantinedMail = {
  id: '01890000-0000-7000-8000-000000000001',
  from: 'shop@example.com',
  subject: 'Your invoice',
  reason: 'unknown-sender',
  size: 2048,
  receivedAt: '2026-03-02T10:00:00.000Z',
  canAccept: true,
};
const gone = problemOf('not-found');

afterEach(cleanup);

describe('what stands below waiting mail', () => {
  it('comes with it, and is not pushed away by it', async () => {
    api.on(listQuarantine, { items: [mail] });
    show(<BelowWaitingMail>The list</BelowWaitingMail>);
    const isShown = () => getComputedStyle(screen.getByText('The list')).visibility !== 'hidden';
    expect(isShown()).toBe(false);
    await screen.findByText('Your invoice');
    expect(isShown()).toBe(true);
  });

  it('comes by itself where nobody answers what waits', async () => {
    api.on(listQuarantine, gone);
    show(<BelowWaitingMail>The list</BelowWaitingMail>);
    await vi.waitFor(
      () => expect(getComputedStyle(screen.getByText('The list')).visibility).not.toBe('hidden'),
      { timeout: 3000 },
    );
  });
});

describe('WaitingMail', () => {
  it('tells that a mail could not be accepted, and asks what waits now', async () => {
    const asked = api.on(listQuarantine, { items: [mail] });
    api.on(acceptMail, gone);
    const { person, told } = show(<BelowWaitingMail>The list</BelowWaitingMail>);
    await person.click(await screen.findByRole('button', { name: 'Accept “Your invoice”' }));
    await vi.waitFor(() =>
      expect(told.failed).toHaveBeenCalledWith('The email was not accepted', gone.detail),
    );
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(told.done).not.toHaveBeenCalled();
  });

  it('tells that one could not be discarded, and closes the question', async () => {
    api.on(listQuarantine, { items: [mail] });
    api.on(discardMail, gone);
    const { person, told } = show(<BelowWaitingMail>The list</BelowWaitingMail>);
    await person.click(await screen.findByRole('button', { name: 'Discard “Your invoice”' }));
    await person.click(await screen.findByRole('button', { name: 'Discard email' }));
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledWith(expect.any(String), gone.detail));
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').dataset['state']).toBe('closed'));
    expect(screen.getByText('Your invoice')).toBeTruthy();
  });
});
