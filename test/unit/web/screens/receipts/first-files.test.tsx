// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getMe } from '../../../../../shared/contract/books.ts';
import { getReceivingAddress, listQuarantine } from '../../../../../shared/contract/mail.ts';
import { countUnread } from '../../../../../shared/contract/notices.ts';
import { listReceipts, listUploads } from '../../../../../shared/contract/receipts.ts';
import { listOrganizations } from '../../../../../shared/contract/team.ts';
import type { Upload } from '../../../../../shared/model/receipt.ts';
import { closeApp, renderApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';

const AWAY_MS = 60_000;

afterEach(async () => {
  vi.restoreAllMocks();
  await closeApp();
});

const arriving: Upload = {
  ...{ id: '01890000-0000-7000-8000-000000000001', fileName: 'lunch.pdf', contentType: 'application/pdf' },
  ...{ size: 3, purpose: 'auto', userId: 'somebody', status: 'arriving', isStored: true },
  ...{ receiptId: null, importId: null, createdAt: '2026-03-10T12:00:00.000Z' },
};

/** An empty list of documents, with these files on their way. */
async function openedWith(items: Upload[]) {
  const api = fakeApi();
  api.on(getReceivingAddress, { address: null });
  api.on(listQuarantine, { items: [] });
  api.on(listReceipts, { items: [] });
  api.on(listUploads, { items });
  api.on(getMe, reader);
  api.on(countUnread, { count: 0 });
  api.on(listOrganizations, { items: [] });
  return { api, ...(await renderApp('/app/receipts')) };
}

it('shows the first files on their way without saying that there are none', async () => {
  await openedWith([arriving]);
  expect((await screen.findAllByText('lunch.pdf')).length).toBeTruthy();
  expect(screen.queryByText('No receipts uploaded yet')).toBeNull();
});

it('takes files that are chosen once the first document has come, and with it the empty list has gone', async () => {
  const { api, person } = await openedWith([]);
  await screen.findByText('No receipts uploaded yet');
  const opened: HTMLInputElement[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function open(this: HTMLInputElement) {
    opened.push(this);
  });
  const [inEmptyList] = screen.getAllByRole('button', { name: 'Upload Documents' }).toReversed();
  if (!inEmptyList) throw new Error('Nothing offers to upload.');
  await person.click(inEmptyList);
  api.on(listUploads, { items: [arriving] });
  // Whoever comes back to the page after a while sees what has come.
  const back = Date.now() + AWAY_MS;
  vi.spyOn(Date, 'now').mockImplementation(() => back);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('No receipts uploaded yet')).toBeNull());

  const [field] = opened;
  if (!field) throw new Error('No files are asked for.');
  Object.defineProperty(field, 'files', { value: [new File(['%PDF-1.7'], 'late.pdf')] });
  fireEvent.change(field);
  expect((await screen.findAllByText('late.pdf')).length).toBeTruthy();
});
