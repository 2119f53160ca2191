import { beforeAll, expect, it } from 'vitest';
import { makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';

let cloud: MemoryCloud;
let master: Member;
let assistant: Member;
beforeAll(async () => {
  cloud = new MemoryCloud();
  [master, assistant] = [await cloud.join(), await cloud.join()];
  await makeAssistant(cloud.cloud, assistant, await organizationIdOf(master), 'full');
});

const refused = { status: 403, body: { code: 'not-allowed' } };

/** An entry, a document and an import of somebody's, by their ids. */
async function broughtBy(member: Member, description: string) {
  const row = await member.ask('POST', '/transactions', entry({ description, amount: 1200 }));
  const paper = await uploadUnreadable(member, `${description}.jpg`);
  const imported = await member.readStatement(
    statementCsv([{ date: '2026-03-02', description, amount: -4200 }]),
  );
  const { id: importId } = await member.commit(String(imported['id']));
  return { row: String(row['id']), paper: paper.id, importId: String(importId) };
}

it('an assistant takes back what they brought since they signed in, and nothing of others', async () => {
  const [theirs, own] = [await broughtBy(master, 'Of the master'), await broughtBy(assistant, 'Own')];
  expect(await assistant.call('DELETE', `/transactions/${theirs.row}`)).toMatchObject(refused);
  expect(await assistant.call('DELETE', `/receipts/${theirs.paper}`)).toMatchObject(refused);
  expect(await assistant.call('POST', `/statement-imports/${theirs.importId}/undo`)).toMatchObject(refused);

  expect(await assistant.call('DELETE', `/transactions/${own.row}`)).toMatchObject({ status: 200 });
  expect(await assistant.call('DELETE', `/receipts/${own.paper}`)).toMatchObject({ status: 200 });
  expect(await assistant.undo(own.importId)).toMatchObject({ status: 'undone' });
  const left = (await master.all('/transactions')).map(({ description }) => description);
  expect(left.toSorted()).toEqual(['Of the master', 'Of the master']);
});

it('only who can delete deletes for good', async () => {
  const paper = await uploadUnreadable(assistant, 'own.jpg');
  await assistant.ask('DELETE', `/receipts/${paper.id}`);
  expect(await assistant.call('DELETE', `/receipts/${paper.id}?forever=true`)).toMatchObject(refused);
  expect(await master.call('DELETE', `/receipts/${paper.id}?forever=true`)).toMatchObject({ status: 200 });
});
