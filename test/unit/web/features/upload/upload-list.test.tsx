// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startUpload } from '../../../../../shared/contract/receipts.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { UploadList } from '../../../../../web/features/upload/upload-list.tsx';
import { useUploads } from '../../../../../web/features/upload/use-uploads.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();

function Uploading({ files }: { files: readonly File[] }) {
  const uploads = useUploads();
  return (
    <>
      <button onClick={() => uploads.start(files)}>Upload</button>
      <UploadList uploads={uploads} />
    </>
  );
}

async function upload(...files: readonly File[]) {
  const { person } = show(<Uploading files={files} />);
  await person.click(screen.getByRole('button', { name: 'Upload' }));
  return person;
}

afterEach(cleanup);

describe('UploadList', () => {
  it('says what is wrong with a file, goes on with the next, and lets the first go', async () => {
    const heard = api.on(startUpload, problemOf('unsupported-format'));
    const person = await upload(new File([], 'empty.pdf'), new File(['text'], 'notes.txt'));
    await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    const [empty, notes] = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(empty).toBe(problemOf('empty-file').detail);
    expect(notes).toBe(problemOf('unsupported-format').detail);
    expect(heard).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('button', { name: 'Dismiss empty.pdf' }));
    expect(screen.queryByText('empty.pdf')).toBeNull();
    expect(screen.getByText('notes.txt')).toBeTruthy();
  });

  it('says that the plan allows no more, and tries again when asked', async () => {
    const heard = api.on(startUpload, problemOf('plan-limit-reached'));
    const person = await upload(new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe(problemOf('plan-limit-reached').detail);
    expect(screen.getByText('Not uploaded')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Try invoice.pdf again' }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  });
});
