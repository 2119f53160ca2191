import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { makeReport } from '../../../../../functions/use-cases/exports/make-report.ts';
import { entriesDocument } from '../../../../../functions/use-cases/exports/entries-document.ts';
import { workedBooks } from './worked-books.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };
const hst = (amount: number) => [{ kind: 'HST', rate: 13, amount }] as const;

/** A shop in Ontario with two meals, half of whose tax is claimed: rounded by themselves the halves come to a cent more. */
async function fileOfBox(boxCode: string) {
  const salesTax = {
    since: '2026-01-01',
    number: '123026635',
    period: 'year',
    endsIn: 12,
    method: 'normal',
  } as const;
  const { cloud, caller, salesTaxOf } = await workedBooks(
    { country: 'Canada', region: 'ON', profession: 'general', currency: 'CAD', salesTax },
    [
      { category: 'meals', amount: -1130, date: '2026-02-03', taxes: [...hst(131)] },
      { category: 'meals', amount: -1130, date: '2026-02-09', taxes: [...hst(131)] },
      { category: 'software', amount: -2260, date: '2026-03-09', taxes: [...hst(260)] },
    ],
  );
  const order = await makeReport({ id: v7(), type: 'transactions', format: 'csv', ...year }, caller, cloud);
  if (isRefusal(order)) throw new Error(JSON.stringify(order));
  const report = await cloud.reports.get(caller.organizationId, order.id);
  const organization = await cloud.organizations.get(caller.organizationId);
  if (!report || !organization) throw new Error('There is no report.');
  const filter = { box: 'taxed-purchases', boxCode } as const;
  const made = await entriesDocument({ ...report, filter }, organization, cloud);
  if (typeof made === 'string') throw new Error(made);
  const [section] = made.document.sections;
  const column = section?.columns.findIndex(({ title }) => title === 'In the Box') ?? -1;
  const counted: number[] = [];
  for await (const page of section?.rows() ?? [])
    for (const { [column]: cell } of page)
      counted.push(typeof cell === 'object' && cell !== null && 'minor' in cell ? cell.minor : Number.NaN);
  const { periods } = await salesTaxOf(year.from, year.to);
  const box = periods[0]?.boxes.find(({ code }) => code === boxCode)?.amount ?? Number.NaN;
  return { counted, box };
}

it('has a file of the entries of a box say what of each counts there', async () => {
  const { counted, box } = await fileOfBox('106');
  expect(counted).toHaveLength(3);
  expect(counted.reduce((sum, amount) => sum + amount, 0)).toBe(box);
});
