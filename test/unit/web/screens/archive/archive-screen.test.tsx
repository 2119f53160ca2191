// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countArchive,
  exportArchive,
  getArchiveExport,
  getArchiveSummary,
  listArchive,
  removeDeletedReport,
} from '../../../../../shared/contract/archive.ts';
import { restoreGeneratedReport } from '../../../../../shared/contract/exports.ts';
import type { ArchiveExport, ArchiveItem } from '../../../../../shared/model/archive.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { report } from '../../features/export/reports.ts';

const api = fakeApi();
afterEach(closeApp);

const archivedAt = '2026-03-10T12:00:00.000Z';
const march: ArchiveItem = {
  ...{ type: 'report', id: report.id, name: 'march.csv', originalDate: '2026-03-31', archivedAt },
  ...{ amount: null, currency: null, category: null, size: 120, hasFile: true, goesOn: '2027-03-10' },
};
const april = { ...march, id: '01920000-0000-7000-8000-000000000002', name: 'april.csv' };

/** What the archive holds by now. */
let kept: readonly ArchiveItem[];

beforeEach(() => {
  kept = [march, april];
  api.on(listArchive, () => ({ items: [...kept] }));
  api.on(getArchiveSummary, () => ({
    ...{ items: kept.length, receipts: 0, transactions: 0, reports: kept.length, bytes: 0, years: ['2026'] },
  }));
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Archived items' })).getAllByRole('listitem');

describe('a deleted report', () => {
  it('says until when it is kept, and is brought back', async () => {
    const restored = api.on(restoreGeneratedReport, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id']);
      return report;
    });
    const { person } = await openApp('/app/archive?type=report', api);
    const [first, ...others] = await rows();
    expect(first?.textContent).toContain('Deleted permanently on 2027-03-10');
    expect(first?.textContent).toContain('Deleted');
    // Its own day and what it takes, not only when it came here.
    expect(first?.textContent).toContain('2026-03-31 · 0.1 kB');
    expect(others).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Restore march.csv' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(restored).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Restore april.csv' })).toBeTruthy();
  });

  it('goes for good once the word is typed', async () => {
    kept = [april];
    const removed = api.on(removeDeletedReport, () => {
      kept = [];
      return report;
    });
    const { person } = await openApp('/app/archive?type=report', api);
    await person.click(await screen.findByRole('button', { name: 'Delete april.csv permanently' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete permanently' });
    expect(confirm.disabled).toBe(true);
    await person.type(dialog.getByLabelText('Type “delete” to confirm'), 'delete');
    await person.click(confirm);
    expect(await screen.findByText('Nothing found in the archive')).toBeTruthy();
    expect(removed).toHaveBeenCalledOnce();
  });
});

describe('a deleted entry', () => {
  it('says of which day it is, not only when it was deleted', async () => {
    kept = [
      {
        ...march,
        ...{ type: 'transaction', name: 'Desk lamp', originalDate: '2026-01-15', size: null, hasFile: false },
        ...{ amount: -4999, currency: 'CAD' },
      },
    ];
    await openApp('/app/archive?type=transaction', api);
    const [line] = await rows();
    expect(line?.textContent).toContain('Desk lamp');
    expect(line?.textContent).toContain('2026-01-15 · Deleted');
  });
});

describe('an export of the archive', () => {
  const zip: ArchiveExport = {
    ...{ id: '01920000-0000-7000-8000-0000000000ee', filter: {}, fileName: 'archive.zip', status: 'making' },
    ...{ progress: 0.4, total: 3, missing: 0, size: null },
    ...{ createdAt: archivedAt, keptUntil: '2026-03-17T12:00:00.000Z' },
  };

  it('says how much it will be, by the filters in force', async () => {
    const asked: string[] = [];
    api.on(countArchive, ({ query }) => {
      asked.push(query.toString());
      return { count: 1, bytes: 0, fits: true };
    });
    const { person } = await openApp('/app/archive?type=transaction&q=lamp', api);
    await person.click(await screen.findByRole('button', { name: 'Bulk Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Export 1 item' })).toBeTruthy();
    expect(dialog.getByText('With “lamp” in it')).toBeTruthy();
    expect(asked).toEqual(['type=transaction&q=lamp']);
  });

  it('is not offered where the list shows nothing', async () => {
    kept = [];
    api.on(countArchive, { count: 0, bytes: 0, fits: true });
    const { person } = await openApp('/app/archive?year=2019', api);
    await person.click(await screen.findByRole('button', { name: 'Bulk Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('The list shows nothing to export.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Export / })).toBeNull();
  });

  it('shows how far it is until it is ready, and can be hidden', async () => {
    let made = zip;
    api.on(countArchive, { count: 3, bytes: 0, fits: true });
    api.on(exportArchive, (_request, body) => {
      made = { ...zip, ...exportArchive.body.parse(body) };
      return made;
    });
    api.on(getArchiveExport, () => made);
    const { person, address } = await openApp('/app/archive', api);
    await person.click(await screen.findByRole('button', { name: 'Bulk Export' }));
    await person.click(await screen.findByRole('button', { name: 'Export 3 items' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const panel = within(await screen.findByRole('region', { name: 'Bulk Export' }));
    expect(panel.getByText('Putting 3 items together… 40%')).toBeTruthy();
    expect(address()).toBe(`/app/archive?export=${made.id}`);
    made = { ...made, status: 'ready', progress: 1, size: 2048 };
    expect(await panel.findByRole('button', { name: 'Download zip' })).toBeTruthy();
    expect(panel.getByText(/^3 items/)).toBeTruthy();
    await person.click(panel.getByRole('button', { name: 'Hide this export' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk Export' })).toBeNull());
    expect(address()).toBe('/app/archive');
  });

  it('that is kept no longer says so', async () => {
    api.on(getArchiveExport, problemOf('not-found'));
    await openApp(`/app/archive?export=${zip.id}`, api);
    const panel = within(await screen.findByRole('region', { name: 'Bulk Export' }));
    expect(panel.getByRole('alert')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Download zip' })).toBeNull();
  });
});
