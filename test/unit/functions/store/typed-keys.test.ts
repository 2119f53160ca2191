import { describe, expect, it } from 'vitest';
import { Categories } from '../../../../functions/store/categories.ts';
import { Lessons } from '../../../../functions/store/lessons.ts';
import { Receipts } from '../../../../functions/store/receipts.ts';
import { Table } from '../../../../functions/store/table.ts';
import { MemoryTable } from '../../../support/memory-table.ts';
import { rowWith } from '../domain/ledger/rows.ts';

const memory = new MemoryTable();
const table = new Table(memory.name, memory);
const texts = [
  ['190 Cyrillic letters', 'Ж'.repeat(190)],
  ['110 Chinese letters', '漢'.repeat(110)],
  ['a thousand letters', 'é'.repeat(1000)],
  ['half a pair', 'caf\ud83dé cent'],
  ['the sign between parts of a key', 'bakery#north#gate'],
] as const;

describe.each(texts)('a name of %s', (_, name) => {
  const organizationId = crypto.randomUUID();

  it('teaches a category, found by its name and by its first word', async () => {
    const categories = new Categories(table);
    const row = rowWith({ organizationId, description: `${name} shop`.toWellFormed(), categoryId: 'travel' });
    await table.write(categories.habitWrites([{ after: row }]));
    const [own, like] = [`${name} shop`, `${name} café`].map((description) => ({ description, amount: -1 }));
    expect(await categories.history(organizationId, [own ?? row])).toMatchObject([{ id: row.id }]);
    expect(await categories.history(organizationId, [like ?? row])).toMatchObject([{ id: row.id }]);
    await table.write(categories.forgetting([row]));
    expect(await categories.history(organizationId, [own ?? row])).toEqual([]);
  });

  it('teaches a match, found by the vendor’s name alone', async () => {
    const lessons = new Lessons(table);
    const lesson = {
      id: crypto.randomUUID(),
      organizationId,
      kind: 'same' as const,
      vendor: 'Somebody',
      descriptions: ['SOMEBODY'],
      matchId: crypto.randomUUID(),
      learnedAt: '2026-01-01T00:00:00.000Z',
      name: name.toWellFormed(),
    };
    await table.write([lessons.addition(lesson)]);
    expect(await lessons.newest(organizationId, { name, limit: 5 })).toEqual([lesson]);
    expect(await lessons.newest(organizationId, { name: `${name}s`, limit: 5 })).toEqual([]);
  });

  it('leaves a trace of its receipt', async () => {
    const receipts = new Receipts(table);
    const trace = { organizationId, receiptId: crypto.randomUUID(), by: 'content' as const };
    await table.write([receipts.traceAddition({ ...trace, value: name.toWellFormed() })]);
    expect(await receipts.traced(organizationId, 'content', name)).toMatchObject([trace]);
    expect(await receipts.traced(organizationId, 'content', name.slice(0, 3))).toEqual([]);
  });
});
