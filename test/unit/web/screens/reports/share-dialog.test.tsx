// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSharedLink, listSharedLinks } from '../../../../../shared/contract/shared-links.ts';
import { WantedSharedLink } from '../../../../../shared/model/shared-link.ts';
import { ShareDialog } from '../../../../../web/screens/reports/sharing/share-dialog.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';
import { report } from '../../features/export/reports.ts';

const api = fakeApi();
afterEach(cleanup);

function open() {
  api.on(listSharedLinks, { items: [] });
  const onClose = vi.fn();
  return { ...show(<ShareDialog report={report} isOpen onClose={onClose} />), onClose };
}

it('asks before Escape discards the pass phrase that was typed, and keeps it where one stays', async () => {
  const { person, onClose } = open();
  await person.type(await screen.findByLabelText(/^Pass phrase/), 'maple hardware');
  await person.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('maple hardware')).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('is left by Escape at once when its link is made', async () => {
  api.on(createSharedLink, (_request, body) => {
    const { id, reportId, label } = WantedSharedLink.parse(body);
    return {
      ...{ id, reportId, label, sender: 'Grace Hopper', url: 'https://example.com/shared/abc' },
      ...{ createdAt: '2026-04-01T12:00:00.000Z', endsAt: '2026-05-01T12:00:00.000Z', revokedAt: null },
      ...{ hasPassPhrase: false, openings: 0, lastOpenedAt: null },
    };
  });
  const { person, onClose } = open();
  await person.type(await screen.findByLabelText('Who it is for'), 'Anna');
  await person.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText('https://example.com/shared/abc');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
