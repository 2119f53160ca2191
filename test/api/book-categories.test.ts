import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const beehives = () => ({ id: v7(), name: 'Beehives', kind: 'expense' });
const invalid = (field: string) => ({
  status: 400,
  body: { code: 'invalid-input', fields: { [field]: expect.any(String) as string } },
});

/** The category of an entry as the API shows it now. */
const categoryOf = async (member: Member, id: string) =>
  contract.getTransaction.reply.parse(await member.ask('GET', `/transactions/${id}`)).category;

async function merged(member: Member, from: string, intoId: string): Promise<string> {
  const id = v7();
  await member.ask('POST', `/categories/${from}/merge`, { id, intoId });
  await member.until(`/jobs/${id}`, ({ status }) => status === 'done');
  return id;
}

describe('categories of one’s own', () => {
  it('addCategory adds one, once, on the line of the form that is chosen for it', async () => {
    const member = await memory.join();
    const category = { ...beehives(), formLine: 'Schedule C line 22' };
    for (let sent = 0; sent < 2; sent += 1)
      expect(await member.ask('POST', '/categories', category)).toEqual({
        ...{ id: category.id, name: 'Beehives', kind: 'expense' },
        formLines: { expense: 'Schedule C line 22' },
      });
    const { organization } = contract.getMe.reply.parse(await member.ask('GET', '/me'));
    expect(organization.categories).toHaveLength(1);
    const row = entry({ category: category.id });
    await member.ask('POST', '/transactions', row);
    expect(await categoryOf(member, row.id)).toBe('Beehives');
  });

  it('addCategory refuses to somebody what they read another one as, and a French name of none', async () => {
    const member = await memory.join();
    const add = (name: string, language: string) =>
      member.call('POST', '/categories', { ...beehives(), name }, { 'accept-language': language });
    expect(await add('Fournitures de bureau', 'fr-CA')).toMatchObject(invalid('name'));
    expect(await add('Virement', 'en')).toMatchObject(invalid('name'));
    expect(await add('Ruches', 'fr-CA')).toMatchObject({ body: { name: 'Ruches' } });
  });

  it('changeCategory takes the French name of a category of the lists for theirs', async () => {
    const member = await memory.join();
    const change = (name: string) =>
      member.call('PATCH', '/categories/office-supplies', { name }, { 'accept-language': 'fr-CA' });
    expect((await change('Papier')).body).toEqual({ id: 'office-supplies', name: 'Papier' });
    expect((await change('Fournitures de bureau')).body).toEqual({ id: 'office-supplies' });
  });

  it('addCategory refuses names that are taken or reserved, in any letter case and with any spaces, and lines of no form', async () => {
    const member = await memory.join();
    await member.ask('POST', '/categories', { ...beehives(), name: 'Bee hives' });
    const names = [
      'BEE HIVES',
      ' bee   hives',
      'Office  supplies',
      'Uncategorized',
      'Expense',
      'office-supplies',
    ];
    for (const name of names)
      expect(await member.call('POST', '/categories', { ...beehives(), name }), name).toMatchObject(
        invalid('name'),
      );
    const wrongLine = { ...beehives(), name: 'Honey', formLine: 'Schedule C line 1' };
    expect(await member.call('POST', '/categories', wrongLine)).toMatchObject(invalid('formLine'));
  });

  it('addCategory takes 500 and no more', async () => {
    const member = await memory.join();
    const { organizations, table } = memory.cloud;
    const organization = await organizations.get(await organizationIdOf(member));
    if (!organization) throw new Error('There are no books.');
    const many = Array.from({ length: 499 }, (_, at) => ({ id: v7(), name: `Jar ${at}` }));
    await table.write([organizations.categoriesChange(organization, many)]);
    await member.ask('POST', '/categories', beehives());
    expect(await member.call('POST', '/categories', { ...beehives(), name: 'Honey' })).toMatchObject(
      invalid('name'),
    );
  });

  it('changeCategory renames with one write what every entry shows, and gives the list’s name back', async () => {
    const member = await memory.join();
    await member.ask('PATCH', '/categories/office-supplies', { name: '  Paper   and ink ' });
    const renamed = entry({ category: 'office supplies' });
    await member.ask('POST', '/transactions', renamed);
    expect(await categoryOf(member, renamed.id)).toBe('Paper and ink');
    expect(await member.ask('PATCH', '/categories/office-supplies', { name: null })).toEqual({
      id: 'office-supplies',
    });
    expect(await categoryOf(member, renamed.id)).toBe('Office Supplies');
  });

  it('changeCategory retires: kept on its entries, offered for new ones no longer, and brought back', async () => {
    const member = await memory.join();
    const rows = [
      entry({ description: 'HONEY JAR CO', category: 'Travel' }),
      entry({ description: 'HONEY JAR CO', category: '' }),
    ];
    for (const row of rows) await member.ask('POST', '/transactions', row);
    const offers = async () =>
      contract.listUncategorised.reply
        .parse(await member.ask('GET', '/uncategorised'))
        .items.map(({ suggestion }) => suggestion?.category);
    expect(await offers()).toEqual(['Travel']);
    await member.ask('PATCH', '/categories/travel', { isRetired: true });
    expect(await offers()).toEqual([undefined]);
    expect(await categoryOf(member, rows[0]?.id ?? '')).toBe('Travel');
    await member.ask('PATCH', '/categories/travel', { isRetired: false });
    expect(await offers()).toEqual(['Travel']);
  });

  it('changeCategory knows neither what says that there is none nor what is gone', async () => {
    const member = await memory.join();
    for (const id of ['expense', 'transfer', 'nonsense', v7()])
      expect(await member.call('PATCH', `/categories/${id}`, { isRetired: true })).toMatchObject({
        status: 404,
      });
    expect(await member.call('PATCH', '/categories/travel', { kind: 'income' })).toMatchObject(
      invalid('kind'),
    );
  });

  it('removeCategory takes back what nothing is in, and nothing else', async () => {
    const member = await memory.join();
    const [unused, used] = [beehives(), { ...beehives(), name: 'Honey' }];
    for (const category of [unused, used]) await member.ask('POST', '/categories', category);
    await member.ask('POST', '/transactions', entry({ category: used.id }));
    await member.ask('DELETE', `/categories/${unused.id}`);
    for (const id of [used.id, 'travel'])
      expect(await member.call('DELETE', `/categories/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'wrong-state' },
      });
    expect(await member.call('DELETE', `/categories/${unused.id}`)).toMatchObject({ status: 404 });
    await member.ask('POST', '/categories', beehives());
  });

  it('mergeCategory moves entries, rules and what is learned, tells it in their history, and is taken back', async () => {
    const member = await memory.join();
    const category = beehives();
    await member.ask('POST', '/categories', category);
    const row = entry({ description: 'HONEY JAR CO', category: category.id });
    const waiting = entry({ description: 'HONEY JAR CO', category: '' });
    for (const one of [row, waiting]) await member.ask('POST', '/transactions', one);
    const rule = { id: v7(), conditions: { text: 'queen bee' }, effect: { category: 'Beehives' } };
    await member.ask('PUT', '/rules', { items: [rule], version: 0 });
    const learned = async () => ({
      rule: contract.listRules.reply.parse(await member.ask('GET', '/rules')).items[0]?.effect.category,
      entry: await categoryOf(member, row.id),
      offer: contract.listUncategorised.reply.parse(await member.ask('GET', '/uncategorised')).items[0]
        ?.suggestion?.category,
    });
    const before = await learned();
    expect(before).toEqual({ rule: 'Beehives', entry: 'Beehives', offer: 'Beehives' });
    const job = await merged(member, category.id, 'travel');
    expect(await learned()).toEqual({ rule: 'Travel', entry: 'Travel', offer: 'Travel' });
    const history = contract.listTransactionHistory.reply.parse(
      await member.ask('GET', `/transactions/${row.id}/history`),
    );
    expect(history.items[0]?.changes).toMatchObject([
      { field: 'category', before: 'Beehives', after: 'Travel' },
    ]);
    await member.ask('POST', `/jobs/${job}/undo`);
    await member.until(`/jobs/${job}`, ({ status }) => status === 'undone');
    expect(await learned()).toEqual(before);
  });

  it('mergeCategory goes on along a chain, and lets two people at once make no circle', async () => {
    const member = await memory.join();
    const [first, second, third] = ['Honey', 'Wax', 'Candles'].map((name) => ({ ...beehives(), name }));
    for (const one of [first, second, third]) await member.ask('POST', '/categories', one);
    const [a = '', b = '', c = ''] = [first?.id, second?.id, third?.id];
    const row = entry({ category: a });
    await member.ask('POST', '/transactions', row);
    const both = await Promise.all([
      member.call('POST', `/categories/${a}/merge`, { id: v7(), intoId: b }),
      member.call('POST', `/categories/${b}/merge`, { id: v7(), intoId: a }),
    ]);
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(202);
    expect(both.filter(({ status }) => status === 202)).toHaveLength(1);
    const standing = both[0].status === 202 ? b : a;
    await merged(member, standing, c);
    await expect.poll(() => categoryOf(member, row.id)).toBe('Candles');
    const named = entry({ category: 'Honey' });
    await member.ask('POST', '/transactions', named);
    expect(await categoryOf(member, named.id)).toBe('Candles');
  });

  it('mergeCategory refuses itself, another kind, what is retired or merged, and another job under its id', async () => {
    const member = await memory.join();
    await member.ask('PATCH', '/categories/meals', { isRetired: true });
    for (const intoId of ['travel', 'sales-revenue', 'meals', 'expense', 'nonsense'])
      expect(
        await member.call('POST', '/categories/travel/merge', { id: v7(), intoId }),
        intoId,
      ).toMatchObject(invalid('intoId'));
    const id = await merged(member, 'travel', 'software');
    expect(
      await member.call('POST', '/categories/travel/merge', { id: v7(), intoId: 'equipment' }),
    ).toMatchObject({ status: 409 });
    expect(
      await member.call('POST', '/categories/equipment/merge', { id, intoId: 'software' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'already-exists' },
    });
    expect(await member.call('PATCH', '/categories/travel', { name: 'Trips' })).toMatchObject({
      status: 409,
    });
  });
});
