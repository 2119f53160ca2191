// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getMe } from '../../../../../shared/contract/books.ts';
import { getReceivingAddress, listQuarantine } from '../../../../../shared/contract/mail.ts';
import { countUnread } from '../../../../../shared/contract/notices.ts';
import { listReceipts, listUploads } from '../../../../../shared/contract/receipts.ts';
import { listOrganizations } from '../../../../../shared/contract/team.ts';
import type { Upload } from '../../../../../shared/model/receipt.ts';
import { closeApp, renderApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';

afterEach(closeApp);

const arriving: Upload = {
  ...{ id: '01890000-0000-7000-8000-000000000001', fileName: 'lunch.pdf', contentType: 'application/pdf' },
  ...{ size: 3, purpose: 'auto', userId: 'somebody', status: 'arriving', isStored: true },
  ...{ receiptId: null, importId: null, createdAt: '2026-03-10T12:00:00.000Z' },
};

it('shows the first files on their way without saying that there are none', async () => {
  const api = fakeApi();
  api.on(getReceivingAddress, { address: null });
  api.on(listQuarantine, { items: [] });
  api.on(listReceipts, { items: [] });
  api.on(listUploads, { items: [arriving] });
  api.on(getMe, reader);
  api.on(countUnread, { count: 0 });
  api.on(listOrganizations, { items: [] });
  await renderApp('/app/receipts');
  expect((await screen.findAllByText('lunch.pdf')).length).toBeTruthy();
  expect(screen.queryByText('No receipts uploaded yet')).toBeNull();
});
