import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startCategoryRun } from '../../../../functions/use-cases/categories/start-category-run.ts';
import { importStatement } from '../../../../functions/use-cases/imports/import-statement.ts';
import { addTransaction } from '../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../functions/use-cases/ledger/delete-transaction.ts';
import { restoreTransaction } from '../../../../functions/use-cases/ledger/restore-transaction.ts';
import { makeMatch } from '../../../../functions/use-cases/matching/make-match.ts';
import { startAutoMatch } from '../../../../functions/use-cases/matching/start-auto-match.ts';
import { undoMatch } from '../../../../functions/use-cases/matching/undo-match.ts';
import { deleteReceipt } from '../../../../functions/use-cases/receipts/delete-receipt.ts';
import { removeUnusedFile } from '../../../../functions/use-cases/receipts/remove-unused-file.ts';
import { startUpload } from '../../../../functions/use-cases/receipts/start-upload.ts';
import type { Files } from '../../../../functions/adapters/files.ts';
import type { NewUpload } from '../../../../shared/model/receipt.ts';
import { entry } from '../../../support/entries.ts';
import { isRefusal } from '../../../../functions/domain/outcome.ts';
import { planItems } from '../../../../functions/store/plans.ts';
import { memoryBooks } from '../../../support/memory-books.ts';
import { addPapers, paper } from '../../../support/papers.ts';

const otherwise = { refused: 'already-exists' };

/** A bucket that hands out forms and holds nothing. */
const files = {
  uploadTicket: () => Promise.resolve({ url: 'https://bucket', fields: {}, expiresAt: '' }),
  reading: () => Promise.resolve(undefined),
  removeUpload: () => Promise.resolve(),
} as Partial<Files> as Files;

const lunch = (change: Partial<NewUpload> = {}): NewUpload => ({
  id: v7(),
  fileName: 'lunch.jpg',
  contentType: 'image/jpeg',
  size: 3,
  sha256: 'a'.repeat(64),
  purpose: 'receipt',
  ...change,
});

describe('an entry sent again', () => {
  it('is the one it was, whatever was changed since, and another body is refused', async () => {
    const { cloud, caller } = await memoryBooks();
    const { category: _category, ...bare } = entry();
    const bodies = [entry({ id: bare.id }), bare, entry({ id: bare.id, category: 'Travel' })];
    const [first, ...others] = bodies;
    if (!first) throw new Error('There is no first body.');
    await addTransaction(first, caller, cloud);
    expect(await addTransaction(first, caller, cloud)).toMatchObject({ id: bare.id, amount: -1250 });
    for (const body of [...others, entry({ id: bare.id, currency: 'EUR' })])
      expect(await addTransaction(body, caller, cloud)).toMatchObject(otherwise);
  });

  it('does not come back once it was deleted, but for Undo', async () => {
    const { cloud, caller } = await memoryBooks();
    const body = entry();
    await addTransaction(body, caller, cloud);
    await deleteTransaction(body.id, caller, cloud);
    expect(await addTransaction(body, caller, cloud)).toMatchObject(otherwise);
    expect(await cloud.ledger.get(caller.organizationId, body.id)).toBeUndefined();
    expect(await restoreTransaction(body.id, caller, cloud)).toMatchObject({ id: body.id });
    expect(await addTransaction(body, caller, cloud)).toMatchObject({ id: body.id });
  });
});

describe('an upload sent again', () => {
  it('is another one where its name or type is another', async () => {
    const { cloud, caller } = await memoryBooks();
    const upload = lunch();
    const parts = { ...cloud, files };
    await startUpload(upload, caller, parts);
    expect(await startUpload(upload, caller, parts)).toMatchObject({ url: 'https://bucket' });
    for (const change of [{ fileName: 'dinner.jpg' }, { contentType: 'image/png' }])
      expect(await startUpload({ ...upload, ...change }, caller, parts)).toMatchObject(otherwise);
  });

  it('leaves nothing where it was deleted for good, and does not come back', async () => {
    const { cloud, caller } = await memoryBooks();
    const { organizationId } = caller;
    const upload = lunch();
    const parts = { ...cloud, files };
    await startUpload(upload, caller, parts);
    await deleteReceipt(upload.id, { forever: false }, caller, parts);
    await deleteReceipt(upload.id, { forever: true }, caller, parts);
    expect(await cloud.receipts.getUpload(organizationId, upload.id)).toBeUndefined();
    await removeUnusedFile({ organizationId, uploadId: upload.id }, parts);
    expect(await startUpload(upload, caller, parts)).toMatchObject(otherwise);
    expect(await cloud.receipts.get(organizationId, upload.id)).toBeUndefined();
  });
});

it('an upload of a statement beyond what Starter reads in a month is refused, also where many come at once', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const parts = { ...cloud, files };
  await cloud.table.write([
    cloud.table.put(planItems, { organizationId, name: 'starter', trialEndsAt: null }),
  ]);
  const uploads = Array.from({ length: 30 }, () => lunch({ purpose: 'statement' }));
  const answers = await Promise.all(uploads.map((upload) => startUpload(upload, caller, parts)));
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(20);
  expect(answers.find(isRefusal)).toMatchObject({
    refused: 'plan-limit-reached',
    because: { code: 'statement-uploads-used-up', limit: 20 },
  });
  const [known = lunch()] = uploads.filter((_, at) => !isRefusal(answers[at]));
  expect(await startUpload(known, caller, parts)).toMatchObject({ url: 'https://bucket' });
});

it('an import sent again with another account is refused', async () => {
  const { cloud, caller } = await memoryBooks();
  const upload = lunch({ purpose: 'statement' });
  await startUpload(upload, caller, { ...cloud, files });
  const body = { id: v7(), uploadId: upload.id, accountId: 'checking' };
  await importStatement(body, caller, cloud);
  expect(await importStatement(body, caller, cloud)).toMatchObject({ id: body.id });
  const { accountId: _account, ...without } = body;
  expect(await importStatement(without, caller, cloud)).toMatchObject(otherwise);
});

it('a run sent again with other categories, or as another kind of run, is refused', async () => {
  const { cloud, caller } = await memoryBooks();
  const run = { id: v7(), transactionIds: [v7()], categories: ['Travel'] };
  await startCategoryRun(run, caller, cloud);
  expect(await startCategoryRun(run, caller, cloud)).toMatchObject({ id: run.id });
  expect(await startCategoryRun({ ...run, categories: ['Meals'] }, caller, cloud)).toMatchObject(otherwise);
  const { id, transactionIds: matchIds } = run;
  expect(await startAutoMatch({ id, matchIds }, caller, cloud)).toMatchObject(otherwise);
});

it('a link by hand sent again with another entry is refused, and does not come back once it was undone', async () => {
  const { cloud, caller } = await memoryBooks();
  const rows = [entry(), entry()];
  for (const row of rows) await addTransaction(row, caller, cloud);
  const [one = '', other = ''] = rows.map(({ id }) => id);
  const receipt = paper(caller.organizationId);
  await addPapers(cloud, [receipt]);
  const link = { id: v7(), receiptIds: [receipt.id], transactionIds: [one] };
  await makeMatch(link, caller, cloud);
  expect(await makeMatch(link, caller, cloud)).toMatchObject({ id: link.id, status: 'confirmed' });
  expect(await makeMatch({ ...link, transactionIds: [other] }, caller, cloud)).toMatchObject(otherwise);
  await undoMatch(link.id, caller, cloud);
  expect(await makeMatch(link, caller, cloud)).toMatchObject(otherwise);
  expect(await cloud.ledger.get(caller.organizationId, one)).toMatchObject({ receiptIds: [] });
});
