import { v7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../../functions/adapters/mail.ts';
import { contract } from '../../shared/contract/index.ts';
import { makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { MemoryCloud, type MemoryMember } from '../support/memory-cloud.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';

let cloud: MemoryCloud;
let master: MemoryMember;
let bea: MemoryMember;
let viewer: MemoryMember;
let stranger: MemoryMember;
const letters: Mail[] = [];
beforeAll(async () => {
  cloud = new MemoryCloud();
  const { mail } = cloud.cloud;
  vi.spyOn(mail, 'compose').mockImplementation((letter) => {
    letters.push(letter);
    return Promise.resolve({ to: letter.to, raw: new Uint8Array(), tags: letter.tags });
  });
  master = await cloud.join('Ada Byron');
  bea = await cloud.join('Bea Cole');
  viewer = await cloud.join('Vi Ewer');
  stranger = await cloud.join('Eve Else');
  const organizationId = await organizationIdOf(master);
  await makeAssistant(cloud.cloud, bea, organizationId, 'full');
  await makeAssistant(cloud.cloud, viewer, organizationId, 'view-only');
});

async function newEntry(description = 'Office supplies'): Promise<string> {
  const { id } = await master.ask('POST', '/transactions', entry({ description, amount: 1200 }));
  return String(id);
}

const about = (transactionId: string) => ({ about: { transactionId } });

async function ask(
  by: MemoryMember,
  wish: { about: object; askedOf?: string; text?: string },
): Promise<string> {
  const id = v7();
  await by.ask('POST', '/questions', { id, text: 'What was this for?', ...wish });
  return id;
}

const questions = async (of: MemoryMember, query: string) =>
  contract.listQuestions.reply.parse(await of.ask('GET', `/questions?${query}`)).items;
const waiting = async (of: MemoryMember) =>
  contract.getWorklist.reply.parse(await of.ask('GET', '/worklist')).questions ?? { open: 0, forMe: 0 };
const toldOf = async (of: MemoryMember, transactionId: string) =>
  contract.listNotifications.reply
    .parse(await of.ask('GET', '/notifications'))
    .items.filter(({ aboutId }) => aboutId === transactionId)
    .map(({ kind, name, text }) => ({ kind, name, text }));
describe('a question', () => {
  it('of askQuestion, with commentOnQuestion, waits for whoever it is asked of, tells them alone, and closes once answered', async () => {
    const id = await newEntry();
    const before = await waiting(bea);
    const question = await ask(master, { ...about(id), askedOf: bea.userId });
    expect(await waiting(bea)).toEqual({ open: before.open + 1, forMe: before.forMe + 1 });
    expect(await waiting(master)).toMatchObject({ forMe: 0 });
    expect(await toldOf(bea, id)).toEqual([
      { kind: 'question-asked', name: 'Office supplies', text: 'What was this for?' },
    ]);
    expect(await toldOf(master, id)).toEqual([]);
    expect(await toldOf(viewer, id)).toEqual([]);

    const said = { id: v7(), text: 'The one of March.' };
    await master.ask('POST', `/questions/${question}/comments`, said);
    await master.ask('POST', `/questions/${question}/comments`, said);
    const answer = { status: 'answered', answer: 'Paper and ink' };
    await bea.ask('PATCH', `/questions/${question}`, answer);
    await bea.ask('PATCH', `/questions/${question}`, answer);
    expect(await questions(viewer, `transactionId=${id}`)).toMatchObject([
      {
        id: question,
        thing: { name: 'Office supplies', amount: -1200 },
        askedBy: { name: 'Ada Byron' },
        askedOf: { name: 'Bea Cole' },
        status: 'answered',
        comments: [{ ...said, by: { name: 'Ada Byron' } }],
        answer: { text: 'Paper and ink', by: { name: 'Bea Cole' } },
        mayTakeBack: false,
      },
    ]);
    expect(await waiting(bea)).toEqual(before);
    expect((await toldOf(master, id)).map(({ kind }) => kind)).toEqual(['question-answered']);
    expect((await toldOf(bea, id)).map(({ kind }) => kind)).toEqual(['question-commented', 'question-asked']);
    expect((await questions(bea, 'status=answered')).map((one) => one.id)).toContain(question);
    expect((await questions(bea, 'status=open')).map((one) => one.id)).not.toContain(question);
    const other = await master.call('PATCH', `/questions/${question}`, { ...answer, answer: 'Ink alone' });
    expect(other).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });

  it('asked of nobody waits for all others who can edit; whoever reads the books may ask and answer', async () => {
    const id = await newEntry();
    const [forMaster, forBea] = [(await waiting(master)).forMe, (await waiting(bea)).forMe];
    const question = await ask(viewer, about(id));
    expect((await waiting(master)).forMe).toBe(forMaster + 1);
    expect((await waiting(bea)).forMe).toBe(forBea + 1);
    expect((await waiting(viewer)).forMe).toBe(0);
    expect((await toldOf(bea, id)).map(({ kind }) => kind)).toEqual(['question-asked']);
    expect(await toldOf(viewer, id)).toEqual([]);
    await viewer.ask('PATCH', `/questions/${question}`, { status: 'answered', answer: 'Found it' });
    expect((await waiting(bea)).forMe).toBe(forBea);
  });

  it('is by changeQuestion asked again by whoever asked it or the master, and taken back by them alone; the answer stays in the thread', async () => {
    const id = await newEntry();
    const question = await ask(bea, { ...about(id), askedOf: viewer.userId });
    await viewer.ask('PATCH', `/questions/${question}`, { status: 'answered', answer: 'No idea' });
    const again = await viewer.call('PATCH', `/questions/${question}`, { status: 'open' });
    expect(again).toMatchObject({ status: 403 });
    expect(await bea.ask('PATCH', `/questions/${question}`, { status: 'open' })).toMatchObject({
      status: 'open',
      answer: null,
      comments: [{ text: 'No idea', by: { name: 'Vi Ewer' } }],
      mayTakeBack: true,
    });
    expect((await waiting(viewer)).forMe).toBe(1);
    await master.ask('PATCH', `/questions/${question}`, { status: 'withdrawn' });
    expect((await waiting(viewer)).forMe).toBe(0);
    expect(await questions(bea, `transactionId=${id}`)).toMatchObject([{ status: 'withdrawn' }]);
    expect((await questions(bea, 'status=open')).map((one) => one.id)).not.toContain(question);
  });

  it('sent twice is asked once; with other words under its id it is refused', async () => {
    const id = await newEntry();
    const wish = { id: v7(), ...about(id), text: 'Why?' };
    const open = (await waiting(master)).open;
    await Promise.all([1, 2, 3].map(() => master.ask('POST', '/questions', wish)));
    expect((await waiting(master)).open).toBe(open + 1);
    expect(await questions(master, `transactionId=${id}`)).toHaveLength(1);
    const other = await master.call('POST', '/questions', { ...wish, text: 'When?' });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    // Somebody else's words are not one's own.
    expect(await bea.call('POST', '/questions', wish)).toMatchObject({ status: 409 });
  });

  it('is asked of members alone', async () => {
    const id = await newEntry();
    for (const askedOf of [stranger.userId, v7()]) {
      const answer = await master.call('POST', '/questions', {
        id: v7(),
        ...about(id),
        text: 'Why?',
        askedOf,
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { askedOf: 'Choose a member of the organization.' } },
      });
    }
  });

  it('needs words, and one thing that stands in these books', async () => {
    const id = await newEntry();
    const theirs = await stranger.ask('POST', '/transactions', entry());
    const paper = await uploadUnreadable(stranger, 'theirs.jpg');
    const missing = [about(String(theirs['id'])), about(v7()), { about: { receiptId: paper.id } }];
    for (const thing of missing)
      expect(await master.call('POST', '/questions', { id: v7(), ...thing, text: 'Why?' })).toMatchObject({
        status: 404,
      });
    for (const text of ['', ' \n ', 'x'.repeat(1001), 'half \ud800'])
      expect(await master.call('POST', '/questions', { id: v7(), ...about(id), text })).toMatchObject({
        status: 400,
      });
    expect(await questions(master, `transactionId=${id}`)).toEqual([]);
  });

  it('is nobody else’s: others find neither it nor its thing', async () => {
    const id = await newEntry();
    const question = await ask(master, about(id));
    const answered = { status: 'answered', answer: 'Taken over' };
    expect(await stranger.call('PATCH', `/questions/${question}`, answered)).toMatchObject({ status: 404 });
    const comment = { id: v7(), text: 'Taken over' };
    expect(await stranger.call('POST', `/questions/${question}/comments`, comment)).toMatchObject({
      status: 404,
    });
    expect(await questions(stranger, `transactionId=${id}`)).toEqual([]);
    expect(await questions(stranger, 'status=open')).toEqual([]);
    expect(await questions(master, `transactionId=${id}`)).toMatchObject([{ status: 'open', comments: [] }]);
  });

  it('listQuestions gives page by page, newest first', async () => {
    const id = await newEntry();
    const asked = [];
    for (const text of ['One', 'Two', 'Three']) asked.unshift(await ask(master, { ...about(id), text }));
    const first = contract.listQuestions.reply.parse(await master.ask('GET', '/questions?limit=2'));
    expect(first.items.map((one) => one.id)).toEqual(asked.slice(0, 2));
    const second = await questions(master, `limit=2&cursor=${first.nextCursor ?? ''}`);
    expect(second[0]?.id).toBe(asked[2]);
    const elsewhere = await master.call('GET', `/questions?status=answered&cursor=${first.nextCursor ?? ''}`);
    expect(elsewhere).toMatchObject({ status: 400 });
  });

  it('is mailed to whom it is for alone, with the way to its entry', async () => {
    const id = await newEntry('Tile & Grout');
    letters.length = 0;
    await ask(master, { ...about(id), askedOf: viewer.userId, text: 'Which\nroom?' });
    expect(letters.map(({ to }) => to)).toEqual([viewer.email]);
    expect(letters[0]?.subject).toBe('You were asked a question: “Tile & Grout”: Which room?');
    expect(letters[0]?.text).toContain(`/app/transactions?entry=${id}`);
    const [notice] = contract.listNotifications.reply.parse(await viewer.ask('GET', '/notifications')).items;
    expect(notice?.aboutId).toBe(id);
    expect(await bea.call('POST', `/notifications/${notice?.id}/read`)).toMatchObject({ status: 404 });
    expect(await viewer.call('POST', `/notifications/${notice?.id}/read`)).toMatchObject({ status: 200 });
  });
});

describe('what a question is about', () => {
  it('takes it along into the archive, where it waits for nobody, and back', async () => {
    const id = await newEntry();
    const before = await waiting(bea);
    const question = await ask(master, { ...about(id), askedOf: bea.userId });
    await master.ask('DELETE', `/transactions/${id}`);
    expect(await waiting(bea)).toEqual(before);
    expect((await questions(bea, 'status=open')).map((one) => one.id)).not.toContain(question);
    expect(await questions(bea, `transactionId=${id}`)).toMatchObject([
      { id: question, thing: null, status: 'open', isForMe: false },
    ]);
    expect(await master.call('POST', '/questions', { id: v7(), ...about(id), text: 'Why?' })).toMatchObject({
      status: 404,
    });
    await master.ask('POST', `/transactions/${id}/restore`);
    expect((await waiting(bea)).forMe).toBe(before.forMe + 1);
    expect(await questions(bea, `transactionId=${id}`)).toMatchObject([{ id: question, isForMe: true }]);
    await bea.ask('PATCH', `/questions/${question}`, { status: 'answered', answer: 'Done' });
    expect(await waiting(bea)).toEqual(before);
  });

  it('is a document too, which takes it along', async () => {
    const { id } = await uploadUnreadable(master, 'blurred.jpg');
    const before = await waiting(bea);
    const question = await ask(master, { about: { receiptId: id }, askedOf: bea.userId });
    const [shown] = await questions(bea, `receiptId=${id}`);
    expect(shown?.thing?.name).toContain('no picture');
    await master.ask('DELETE', `/receipts/${id}`);
    expect(await waiting(bea)).toEqual(before);
    await master.ask('POST', `/receipts/${id}/restore`);
    expect((await waiting(bea)).forMe).toBe(before.forMe + 1);
    await bea.ask('PATCH', `/questions/${question}`, { status: 'withdrawn' }).catch(() => undefined);
    await master.ask('PATCH', `/questions/${question}`, { status: 'withdrawn' });
    expect(await waiting(bea)).toEqual(before);
  });

  it('is taken back with its import, and back in the books with the next', async () => {
    const csv = statementCsv([{ date: '2026-03-02', description: 'Ferry', amount: -4200 }]);
    const committed = async () => {
      const { id } = await master.readStatement(csv);
      await master.commit(String(id));
      return String(id);
    };
    const importId = await committed();
    const rows = contract.listTransactions.reply.parse(await master.ask('GET', '/transactions?q=ferry'));
    const rowId = rows.items[0]?.id ?? '';
    const before = await waiting(bea);
    await ask(master, { ...about(rowId), askedOf: bea.userId });
    await master.undo(importId);
    expect(await waiting(bea)).toEqual(before);
    await committed();
    expect((await waiting(bea)).forMe).toBe(before.forMe + 1);
  });

  it('answered while in the archive stays closed, and asked again there rests until it is back', async () => {
    const id = await newEntry();
    const before = await waiting(bea);
    const question = await ask(master, { ...about(id), askedOf: bea.userId });
    await master.ask('DELETE', `/transactions/${id}`);
    await bea.ask('PATCH', `/questions/${question}`, { status: 'answered', answer: 'A mistake' });
    await master.ask('PATCH', `/questions/${question}`, { status: 'open' });
    expect(await waiting(bea)).toEqual(before);
    await master.ask('POST', `/transactions/${id}/restore`);
    expect((await waiting(bea)).forMe).toBe(before.forMe + 1);
  });
});
