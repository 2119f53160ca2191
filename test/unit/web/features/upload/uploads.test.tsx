// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startUpload } from '../../../../../shared/contract/receipts.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { UploadsProvider } from '../../../../../web/features/upload/uploads-provider.tsx';
import { useUploads } from '../../../../../web/features/upload/uploads-context.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant, show } from '../../../../support/screen.tsx';

const api = fakeApi();

function Bring({ files }: { files: readonly File[] }) {
  const { start } = useUploads();
  return <button onClick={() => start(files)}>Bring</button>;
}

async function bring(files: readonly File[], as: Parameters<typeof show>[1] = {}) {
  const { person } = show(
    <MemoryRouter>
      <UploadsProvider>
        <Bring files={files} />
        <Link to="/elsewhere">Elsewhere</Link>
      </UploadsProvider>
    </MemoryRouter>,
    as,
  );
  await person.click(screen.getByRole('button', { name: 'Bring' }));
  return person;
}

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
