import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import type { PayoutOffer } from '../../shared/model/payout-offer.ts';
import { organizationIdOf, type Books } from '../support/books.ts';
import { composeEml } from '../support/compose-eml.ts';
import { statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let cloud: MemoryCloud;
let books: Books;
beforeAll(() => {
  cloud = new MemoryCloud();
  books = cloud.cloud;
});

const today = new Date().toISOString().slice(0, 10);
const day = addDays(today, -20);
const figures = { gross: 125_000, fees: 3655, refunds: 0, net: 121_345 };
const categories = { sales: 'Sales Revenue', fees: 'other' };
const stripe = { gross: 125_000, fees: 3655, categories };

async function withDeposits(): Promise<{ member: Member; importId: string }> {
  const member = await cloud.join();
  const rows = [
    { date: day, description: 'STRIPE PAYOUT ST-K2J8', amount: 121_345 },
    { date: day, description: 'PAYPAL *SHOP REFUND', amount: 2000 },
    { date: day, description: 'CLIENT NORTHLIGHT', amount: 5000 },
  ];
  const { id } = await member.readStatement(statementCsv(rows, 10_000));
  await member.commit(String(id));
  return { member, importId: String(id) };
}
const listed = async (member: Member, status: 'open' | 'decided'): Promise<PayoutOffer[]> =>
  contract.listPayouts.reply.parse(await member.ask('GET', `/payouts?status=${status}`)).items;
const openOne = async (member: Member): Promise<PayoutOffer> => {
  const [offer] = await listed(member, 'open');
  if (!offer) throw new Error('No payout is offered.');
  return offer;
};
const decide = (member: Member, { transaction: { id, version } }: PayoutOffer, body: object) =>
  member.call('POST', `/payouts/${id}/decide`, { version, ...body });
const undo = ({ transaction: { id } }: PayoutOffer, member: Member) =>
  member.call('POST', `/payouts/${id}/decide`, { decision: 'undo' });
const rows = async (member: Member) =>
  (await member.all('/transactions?limit=200')).map(({ version: _version, ...row }) => row);
const sums = (member: Member) => member.ask('GET', `/summary?from=${addDays(day, -5)}&to=${today}`);
const balance = async (member: Member) =>
  contract.listAccounts.reply
    .parse(await member.ask('GET', '/accounts'))
    .items.find(({ id }) => id === 'checking')?.balance;
const expectNoDrift = async (member: Member) =>
  expect(await driftOf(await organizationIdOf(member), books)).toEqual([]);

describe('listPayouts, decidePayout', () => {
  it('offer a deposit of a provider, and book gross and fees while the account keeps the net', async () => {
    const { member } = await withDeposits();
    const before = await rows(member);
    const held = await balance(member);
    const offer = await openOne(member);
    expect(await listed(member, 'open')).toHaveLength(1);
    expect(offer).toMatchObject({ provider: 'Stripe', evidence: null });

    for (const wrong of [{ gross: 125_001 }, { fees: 3654 }, { gross: 121_345, fees: 0 }, { refunds: 1 }])
      expect(await decide(member, offer, { decision: 'split', ...stripe, ...wrong })).toMatchObject({
        status: 400,
      });
    expect(await rows(member)).toEqual(before);

    const split = await decide(member, offer, { decision: 'split', ...stripe });
    expect(split).toMatchObject({ status: 200, body: { amount: 121_345, category: 'Sales Revenue' } });
    expect(await sums(member)).toMatchObject({ income: 132_000, expenses: -3655, count: 3 });
    const { byCategory } = contract.getSummary.reply.parse(await sums(member));
    expect(byCategory).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ category: 'Sales Revenue', income: 125_000, expenses: 0, count: 1 }),
        expect.objectContaining({ category: 'other', income: 0, expenses: -3655, count: 1 }),
      ]),
    );
    expect(await balance(member)).toBe(held);
    expect(await member.all('/transactions?category=other')).toMatchObject([{ id: offer.transaction.id }]);
    await expectNoDrift(member);

    // Sent again it is done once; said otherwise it is refused.
    expect(await decide(member, offer, { decision: 'split', ...stripe })).toMatchObject({
      status: 200,
      body: { version: split.body['version'] },
    });
    const other = { decision: 'split', ...stripe, gross: 126_000, fees: 4655 };
    expect(await decide(member, offer, other)).toMatchObject({ status: 409 });
    expect(await listed(member, 'open')).toEqual([]);
    expect(await listed(member, 'decided')).toMatchObject([{ provider: 'Stripe', categories }]);

    expect(await undo(offer, member)).toMatchObject({ status: 200 });
    expect(await undo(offer, member)).toMatchObject({ status: 200 });
    expect(await rows(member)).toEqual(before);
    expect(await sums(member)).toMatchObject({ income: 128_345, expenses: 0 });
    await expectNoDrift(member);
    // What the person saw before is no longer how it stands.
    expect(await decide(member, offer, { decision: 'split', ...stripe })).toMatchObject({ status: 409 });
  });

  it('leave a deposit that is said to be no payout, and belong to their own books', async () => {
    const { member } = await withDeposits();
    const offer = await openOne(member);
    const stranger = await cloud.join();
    expect(await decide(stranger, offer, { decision: 'none' })).toMatchObject({ status: 404 });
    expect(await undo(offer, stranger)).toMatchObject({ status: 404 });
    expect(await decide(member, offer, { decision: 'none' })).toMatchObject({ status: 200 });
    expect(await listed(member, 'open')).toEqual([]);
    await undo(offer, member);
    expect(await openOne(member)).toMatchObject({ provider: 'Stripe' });
    const client = (await rows(member)).find(({ description }) => description === 'CLIENT NORTHLIGHT');
    const asked = await member.call('POST', `/payouts/${String(client?.['id'])}/decide`, {
      decision: 'none',
      version: 1,
    });
    expect(asked).toMatchObject({ status: 409 });
  });

  it('take a report near as proof, link it with the split and free it again, and leave with their statement', async () => {
    const { member, importId } = await withDeposits();
    const organizationId = await organizationIdOf(member);
    const payoutReport = { provider: 'Stripe', payouts: [figures] };
    const report = paper(organizationId, {
      kind: 'other',
      vendor: 'Stripe',
      date: day,
      amount: 125_000,
      payoutReport,
      currency: 'CAD',
    });
    const { transaction } = await openOne(member);
    await addPapers(books, [{ ...report, currency: transaction.currency }]);
    const before = await rows(member);
    const offer = await openOne(member);
    expect(offer.evidence).toMatchObject({ kind: 'report', figures, receiptIds: [report.id], date: day });

    const split = await decide(member, offer, { decision: 'split', ...stripe, receiptId: report.id });
    expect(split).toMatchObject({ status: 200, body: { receiptIds: [report.id] } });
    expect(await member.ask('GET', `/receipts/${report.id}`)).toMatchObject({ status: 'matched' });
    await undo(offer, member);
    expect(await rows(member)).toEqual(before);
    expect(await member.ask('GET', `/receipts/${report.id}`)).toMatchObject({
      status: 'processed',
      transactionIds: [],
    });

    await decide(member, await openOne(member), { decision: 'split', ...stripe, receiptId: report.id });
    await expectNoDrift(member);
    await member.ask('POST', `/statement-imports/${importId}/undo`);
    await member.until(`/statement-imports/${importId}`, ({ status }) => status === 'undone');
    expect(await rows(member)).toEqual([]);
    expect(await sums(member)).toMatchObject({ income: 0, expenses: 0, count: 0 });
    await expectNoDrift(member);
  });

  it('take a report of several payouts for each of them, that of one for one', async () => {
    const member = await cloud.join();
    const deposits = [121_345, 19_662, 50_000, 50_000].map((amount, at) => ({
      date: addDays(day, at),
      description: 'STRIPE PAYOUT',
      amount,
    }));
    const { id } = await member.readStatement(statementCsv(deposits));
    await member.commit(String(id));
    const organizationId = await organizationIdOf(member);
    const { currency } = (await openOne(member)).transaction;
    const of = (gross: number, net: number) => ({ gross, fees: gross - net, refunds: 0, net });
    const reports = [[figures, of(20_000, 19_662)], [of(52_000, 50_000)]].map((payouts) =>
      paper(organizationId, { currency, date: day, payoutReport: { provider: 'Stripe', payouts } }),
    );
    await addPapers(books, reports);
    const statuses: [number, number][] = [];
    for (const offer of await listed(member, 'open')) {
      const { figures: proven, receiptIds = [] } = offer.evidence ?? {};
      const body = { ...proven, net: undefined, categories, receiptId: receiptIds[0] };
      const { status } = await decide(member, offer, { decision: 'split', ...body });
      statuses.push([offer.transaction.amount, status]);
    }
    expect(statuses.toSorted(([a, one], [b, other]) => a - b || one - other)).toEqual([
      [19_662, 200],
      [50_000, 200],
      [50_000, 409],
      [121_345, 200],
    ]);
    expect(await member.ask('GET', `/receipts/${reports[0]?.id}`)).toMatchObject({ status: 'processed' });
    expect((await listed(member, 'open')).map(({ evidence }) => evidence)).toEqual([null]);
    await expectNoDrift(member);
  });

  it('take linked invoices as proof of what was sold', async () => {
    const { member } = await withDeposits();
    const organizationId = await organizationIdOf(member);
    const { transaction } = await openOne(member);
    const { currency } = transaction;
    const invoices = [100_000, 25_000].map((amount) =>
      paper(organizationId, { kind: 'invoice', amount, currency, date: day }),
    );
    await addPapers(books, invoices);
    const receiptIds = invoices.map(({ id }) => id);
    const match = {
      id: crypto.randomUUID(),
      receiptIds,
      transactionIds: [transaction.id],
      difference: 'fee',
    };
    await member.ask('POST', '/matches', match);
    const offer = await openOne(member);
    expect(offer.evidence).toMatchObject({ kind: 'sales', figures });
    expect(await decide(member, offer, { decision: 'split', ...stripe })).toMatchObject({ status: 200 });
    await undo(offer, member);
    expect((await rows(member)).find(({ id }) => id === transaction.id)).toMatchObject({ receiptIds });
    await expectNoDrift(member);
  });

  it('know the report that came as a mail', async () => {
    const { member } = await withDeposits();
    const text = `Stripe payout of ${day}\n\nCharges: $1,250.00\nRefunds: $0.00\nFees: -$36.55\nPayout total: $1,213.45\n`;
    const eml = await composeEml({
      from: 'Stripe <no-reply@stripe.com>',
      to: 'a@example.com',
      subject: 'Your payout',
      text,
      date: new Date(`${day}T12:00:00Z`),
    });
    const id = await member.upload(eml, 'payout.eml', 'message/rfc822', 'receipt');
    await member.until(`/receipts/${id}`, ({ status }) => status === 'processed');
    expect((await openOne(member)).evidence).toMatchObject({
      figures,
      receiptIds: [id],
      fileName: 'payout.eml',
    });
  });
});
