// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dismissUpload,
  getUpload,
  listUploads,
  retryUpload,
  startUpload,
} from '../../../../../shared/contract/receipts.ts';
import type { Upload } from '../../../../../shared/model/receipt.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { UploadsProvider } from '../../../../../web/features/upload/uploads-provider.tsx';
import { useUploads } from '../../../../../web/features/upload/uploads-context.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant, reader, show } from '../../../../support/screen.tsx';

const api = fakeApi();
api.on(listUploads, { items: [] });

function Bring({ files }: { files: readonly File[] }) {
  const { start } = useUploads();
  return <button onClick={() => start(files)}>Bring</button>;
}

const open = (files: readonly File[], as: Parameters<typeof show>[1] = {}) =>
  show(
    <MemoryRouter>
      <UploadsProvider>
        <Bring files={files} />
        <Link to="/elsewhere">Elsewhere</Link>
        <Link to={`/elsewhere?statement=${upload.id}`}>Its preview</Link>
      </UploadsProvider>
    </MemoryRouter>,
    as,
  );

async function bring(files: readonly File[], as: Parameters<typeof show>[1] = {}) {
  const { person } = open(files, as);
  await person.click(screen.getByRole('button', { name: 'Bring' }));
  return person;
}

const upload: Upload = {
  ...{ id: '01890000-0000-7000-8000-000000000001', fileName: 'lunch.pdf', contentType: 'application/pdf' },
  ...{ size: 3, purpose: 'auto', userId: reader.profile.id, status: 'arriving', isStored: true },
  ...{ receiptId: null, importId: null, createdAt: new Date().toISOString() },
};

const ticket = { url: 'https://bucket/', fields: {}, expiresAt: upload.createdAt };

/** Stands in for what posts files to the bucket, which answers one after the other with these. */
const postAnswering = (statuses: number[]) =>
  class {
    readonly upload = {};
    onload?: () => void;
    status = 0;
    readonly open = () => undefined;
    readonly abort = () => undefined;
    readonly send = () => {
      this.status = statuses.shift() ?? 0;
      queueMicrotask(() => this.onload?.());
    };
  };

afterEach(cleanup);

describe('the files on their way', () => {
  it('are refused where they were dropped when nothing can be read of them, and nothing is sent', async () => {
    const heard = api.on(startUpload, problemOf('unexpected'));
    const film = new File(['film'], 'film.mp4', { type: 'video/mp4' });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf');
    const person = await bring([new File([], 'empty.pdf'), film, large]);
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual(
      (['empty-file', 'unsupported-format', 'too-large'] as const).map((code) => problemOf(code).detail),
    );
    expect(screen.getByRole('status').textContent).toBe('3 files were not taken');
    expect(heard).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Dismiss empty.pdf' }));
    expect(screen.queryByText('empty.pdf')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Close the uploads' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  });

  it('say that the plan allows no more, and are sent again under the same id when asked', async () => {
    const heard = api.on(startUpload, problemOf('plan-limit-reached'));
    const person = await bring([new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })]);
    expect((await screen.findByRole('alert')).textContent).toBe(problemOf('plan-limit-reached').detail);
    await person.click(screen.getByRole('button', { name: 'Try invoice.pdf again' }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    const [first, second] = heard.mock.calls;
    expect(second).toEqual(first);
    expect(first?.[0]).toMatchObject({ purpose: 'auto', fileName: 'invoice.pdf' });
  });

  it('say why where the store does not take one of them, and send it again when asked', async () => {
    const [file, type] = ['lunch.pdf', 'application/pdf'];
    const statuses = [503, 204];
    vi.stubGlobal('XMLHttpRequest', postAnswering(statuses));
    const asked = api.on(startUpload, ticket);
    const read = { status: 'receipt', receiptId: upload.id } as const;
    api.on(getUpload, ({ params: { id = '' } }) => ({ ...upload, id, ...read }));
    const person = await bring([new File(['%PDF'], file, { type })]);
    const { textContent: reason } = await screen.findByRole('alert');
    expect(reason).toBe('It could not be sent. Check your connection and try again.');
    expect(statuses).toEqual([204]);
    await person.click(screen.getByRole('button', { name: 'Try lunch.pdf again' }));
    expect(await screen.findByText('Added to your documents')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(statuses).toEqual([]);
    const [first, second] = asked.mock.calls;
    expect(second).toEqual(first);
  });

  it('are listed no more as statements to review once their previews were opened, from wherever', async () => {
    vi.stubGlobal('XMLHttpRequest', postAnswering([204]));
    api.on(startUpload, ticket);
    const read = { status: 'import', importId: upload.id } as const;
    api.on(getUpload, ({ params: { id = '' } }) => ({ ...upload, id, ...read }));
    // Previews wait while somebody works in a dialog, and this one is opened there.
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    const person = await bring([new File(['Date'], 'march.csv', { type: 'text/csv' })]);
    expect(await screen.findByText('Bank statement, not added yet')).toBeTruthy();
    dialog.remove();
    await person.click(screen.getByRole('link', { name: 'Its preview' }));
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  });

  it('fold on the way to another screen, and stay unfolded there once they are opened', async () => {
    const person = await bring([new File([], 'empty.pdf')]);
    expect(await screen.findByText('empty.pdf')).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await vi.waitFor(() => expect(screen.queryByText('empty.pdf')).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('1 file was not taken');
    await person.click(screen.getByRole('button', { name: 'Unfold the uploads' }));
    expect(screen.getByText('empty.pdf')).toBeTruthy();
  });

  it('are not taken of somebody who may only look', async () => {
    await bring([new File(['%PDF'], 'invoice.pdf')], { ...assistant, abilities: [] });
    expect(screen.queryByText('invoice.pdf')).toBeNull();
  });
});

describe('the files that were on their way when the page was left', () => {
  const failed: Upload = {
    ...upload,
    status: 'failed',
    problem: { code: 'given-up', detail: 'Reading this file took too long.' },
  };
  const openAgain = () => open([]);

  it('are in the tray again and followed until it is known what they are', async () => {
    api.on(listUploads, { items: [upload] });
    api.on(getUpload, { ...upload, status: 'receipt', receiptId: upload.id });
    openAgain();
    expect(await screen.findByText('lunch.pdf')).toBeTruthy();
    expect(await screen.findByText('Added to your documents')).toBeTruthy();
  });

  it('are not those of others, nor those of days ago', async () => {
    const old = {
      ...upload,
      id: '01890000-0000-7000-8000-000000000002',
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const heard = api.on(listUploads, { items: [{ ...upload, userId: 'somebody' }, old] });
    openAgain();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(screen.queryByText('lunch.pdf')).toBeNull();
  });

  it('say why they failed, and are read again without being chosen anew where they are stored', async () => {
    api.on(listUploads, { items: [failed] });
    const retried = api.on(retryUpload, upload);
    api.on(getUpload, { ...upload, status: 'receipt', receiptId: upload.id });
    const { person } = openAgain();
    expect((await screen.findByRole('alert')).textContent).toBe('Reading this file took too long.');
    await person.click(screen.getByRole('button', { name: 'Try lunch.pdf again' }));
    await vi.waitFor(() => expect(retried).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Added to your documents')).toBeTruthy();
  });

  it('are chosen anew where they never arrived: the new one is sent, and the line of the old one goes', async () => {
    api.on(listUploads, { items: [{ ...failed, isStored: false }] });
    const dismissed = api.on(dismissUpload, { ...failed, status: 'refused' });
    const started = api.on(startUpload, problemOf('plan-limit-reached'));
    const { person } = openAgain();
    await person.click(await screen.findByRole('button', { name: 'Try lunch.pdf again' }));
    const chooser = document.querySelector<HTMLInputElement>('body > input[type=file]');
    if (!chooser) throw new Error('No file can be chosen.');
    expect(started).not.toHaveBeenCalled();
    await person.upload(chooser, new File(['%PDF'], 'lunch once more.pdf', { type: 'application/pdf' }));
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
    expect(started.mock.calls[0]?.[0]).toMatchObject({ fileName: 'lunch once more.pdf' });
    expect(await screen.findByText('lunch once more.pdf')).toBeTruthy();
    await vi.waitFor(() => expect(dismissed).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('lunch.pdf')).toBeNull();
  });

  it('come back no more once they are dismissed', async () => {
    api.on(listUploads, { items: [failed] });
    const dismissed = api.on(dismissUpload, { ...failed, status: 'refused' });
    const { person } = openAgain();
    await person.click(await screen.findByRole('button', { name: 'Dismiss lunch.pdf' }));
    await vi.waitFor(() => expect(dismissed).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('lunch.pdf')).toBeNull();
  });

  it('are told of once when all of them are read', async () => {
    const other = { ...upload, id: '01890000-0000-7000-8000-000000000003', fileName: 'dinner.pdf' };
    api.on(listUploads, { items: [upload, other] });
    api.on(getUpload, ({ params: { id = '' } }) => ({
      ...upload,
      ...{ id, status: 'receipt' as const, receiptId: id },
    }));
    const { told } = openAgain();
    await vi.waitFor(() => expect(told.done).toHaveBeenCalledTimes(1));
    expect(told.done).toHaveBeenCalledWith({ title: '2 files added' });
  });
});

describe('leaving the page', () => {
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks first while a file is being sent, and no longer once it is not', async () => {
    api.on(listUploads, { items: [] });
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    api.on(startUpload, () => late.then(() => problemOf('plan-limit-reached')));
    expect(isAsked()).toBe(false);
    await bring([new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })]);
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    answer();
    await screen.findByRole('alert');
    await vi.waitFor(() => expect(isAsked()).toBe(false));
  });
});
