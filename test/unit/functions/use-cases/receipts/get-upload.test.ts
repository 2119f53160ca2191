import { expect, it, vi } from 'vitest';
import { getUpload } from '../../../../../functions/use-cases/receipts/get-upload.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

it('names the document of an upload that has just become one', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const document = paper(organizationId);
  const { id, fileName, contentType, size, sha256, userId, createdAt } = document;
  const file = { id, fileName, contentType, size, sha256, userId, createdAt, organizationId };
  // It becomes a document while it is looked for, as a reader writes at any moment.
  vi.spyOn(cloud.receipts, 'getUpload').mockImplementation(async () => {
    await addPapers(cloud, [document]);
    return { ...file, purpose: 'auto', became: 'receipt', isStored: true };
  });
  expect(await getUpload(id, caller, cloud)).toMatchObject({ status: 'receipt', receiptId: id });
});
