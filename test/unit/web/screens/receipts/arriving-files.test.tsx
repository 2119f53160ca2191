// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissUpload, listUploads, retryUpload } from '../../../../../shared/contract/receipts.ts';
import type { Upload } from '../../../../../shared/model/receipt.ts';
import { UploadsProvider } from '../../../../../web/features/upload/uploads-provider.tsx';
import { ArrivingFiles } from '../../../../../web/screens/receipts/arriving-files.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant, show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const upload = (place: number, fileName: string, more: Partial<Upload> = {}): Upload => ({
  ...{ id: `01890000-0000-7000-8000-00000000000${place}`, fileName, contentType: 'application/pdf', size: 3 },
  ...{ purpose: 'auto', userId: 'somebody', status: 'arriving', isStored: true },
  ...{ receiptId: null, importId: null, createdAt: '2026-03-10T12:00:00.000Z' },
  ...more,
});
const reading = upload(1, 'lunch.pdf');
const failed = upload(2, 'dinner.pdf', {
  status: 'failed',
  problem: { code: 'given-up', detail: 'Reading this file took too long.' },
});
const refused = upload(3, 'notes.txt', {
  status: 'refused',
  problem: { code: 'no-transactions', detail: 'No transactions were found.' },
});

const api = fakeApi();
function open(filter: { text?: string; status?: string } = {}, as: Parameters<typeof show>[1] = {}) {
  api.on(listUploads, { items: [reading, failed, refused] });
  return show(
    <MemoryRouter>
      <UploadsProvider>
        <ArrivingFiles text={filter.text ?? ''} status={filter.status} />
      </UploadsProvider>
    </MemoryRouter>,
    as,
  );
}
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Uploads in progress' })).getAllByRole('listitem');

it('shows each file that is on its way, failed or was refused, with its reason', async () => {
  open();
  expect((await cards()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Pending'),
    expect.stringContaining('Reading this file took too long.'),
    expect.stringContaining('No transactions were found.'),
  ]);
});

it('has a stored file read again, and takes one off the list', async () => {
  const retried = api.on(retryUpload, { ...failed, status: 'arriving' });
  const dismissed = api.on(dismissUpload, refused);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Try dinner.pdf again' }));
  await vi.waitFor(() => expect(retried).toHaveBeenCalledTimes(1));
  await person.click(screen.getByRole('button', { name: 'Dismiss notes.txt' }));
  await vi.waitFor(() => expect(dismissed).toHaveBeenCalledTimes(1));
});

it('follows the filters of the list', async () => {
  open({ text: 'LUNCH', status: 'pending' });
  expect(await cards()).toHaveLength(1);
  cleanup();
  open({ status: 'matched' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('list', { name: 'Uploads in progress' })).toBeNull();
});

it('offers nothing to do to somebody who may only look', async () => {
  open({}, { ...assistant, abilities: [] });
  expect(await cards()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Dismiss notes.txt' })).toBeNull();
});
