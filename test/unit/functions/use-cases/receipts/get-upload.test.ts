import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { getUpload } from '../../../../../functions/use-cases/receipts/get-upload.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { paper } from '../../../../support/papers.ts';

it('names the document of an upload that has just become one', async () => {
  const { caller } = await memoryBooks();
  const id = v7();
  const { fileName, contentType, size, sha256, userId, createdAt } = paper(caller.organizationId);
  const upload = { id, fileName, contentType, size, sha256, userId, createdAt };
  let hasBecome = false;
  const receipts = {
    // It becomes a document while it is looked for, as a reader writes at any moment.
    getUpload: async () => {
      await Promise.resolve();
      hasBecome = true;
      return {
        ...upload,
        ...{ organizationId: caller.organizationId, purpose: 'auto', became: 'receipt', isStored: true },
      } as const;
    },
    get: () => Promise.resolve(hasBecome ? paper(caller.organizationId, { id }) : undefined),
  };
  const cloud = { receipts } as unknown as Parameters<typeof getUpload>[2];
  expect(await getUpload(id, caller, cloud)).toMatchObject({ status: 'receipt', receiptId: id });
});
