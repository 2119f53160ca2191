// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listQuarantine } from '../../../../../shared/contract/mail.ts';
import type { Receipt } from '../../../../../shared/model/receipt.ts';
import { ReceiptCard } from '../../../../../web/screens/receipts/receipt-card.tsx';
import { SelectionBar } from '../../../../../web/screens/receipts/selection-bar.tsx';
import { BelowWaitingMail } from '../../../../../web/screens/receipts/waiting-mail.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { lunch } from '../../../../support/receipts-shown.ts';
import { assistant, show } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(cleanup);

const own: Receipt = lunch;
const foreign: Receipt = { ...own, userId: 'mia' };
const nothing = vi.fn();
const actions = { archive: nothing, categorise: nothing };

describe('what an assistant is offered', () => {
  it.each([
    ['Delete at a document of their own', own, 1],
    ['no Delete at somebody else’s', foreign, 0],
  ])('is %s', (_what, receipt, count) => {
    show(
      <ReceiptCard
        receipt={receipt}
        isAsked={false}
        isSelected={false}
        onSelect={nothing}
        onView={nothing}
        onDelete={nothing}
      />,
      assistant,
    );
    expect(screen.queryAllByRole('button', { name: /^Delete/ })).toHaveLength(count);
  });

  it.each([
    ['Delete where all that is chosen is their own', [own], 1],
    ['no Delete where one is not', [own, foreign], 0],
  ])('is %s', (_what, selected, count) => {
    show(<SelectionBar selected={selected} actions={actions} onDone={nothing} />, assistant);
    expect(screen.queryAllByRole('button', { name: /^Delete/ })).toHaveLength(count);
  });

  it('is to accept a waiting mail, not to delete it for good', async () => {
    const mail = {
      id: '01890000-0000-7000-8000-000000000001',
      from: 'shop@example.com',
      subject: 'Your invoice',
      reason: 'unknown-sender',
      size: 2048,
      receivedAt: '2026-03-02T10:00:00.000Z',
      canAccept: true,
    } as const;
    api.on(listQuarantine, { items: [mail] });
    show(<BelowWaitingMail>The list</BelowWaitingMail>, assistant);
    await screen.findByRole('button', { name: 'Accept “Your invoice”' });
    expect(screen.queryByRole('button', { name: 'Discard “Your invoice”' })).toBeNull();
  });
});
