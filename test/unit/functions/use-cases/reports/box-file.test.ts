import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { makeReport } from '../../../../../functions/use-cases/exports/make-report.ts';
import { reportFile } from '../../../../../functions/use-cases/exports/report-file.ts';
import { gathered } from '../../../../support/gathered.ts';
import { rowsOfCsv } from '../../../../support/year/file-sums.ts';
import { workedBooks } from './worked-books.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };
const hst = (amount: number) => [{ kind: 'HST', rate: 13, amount }] as const;

/** A shop in Ontario with two meals, half of whose tax is claimed: rounded by themselves the halves come to a cent more. */
async function fileOfBox(boxCode: string) {
  const salesTax = {
    ...{ since: '2026-01-01', number: '123026635', period: 'year', endsIn: 12, method: 'normal' },
  } as const;
  const { cloud, caller, salesTaxOf } = await workedBooks(
    { country: 'Canada', region: 'ON', profession: 'general', currency: 'CAD', salesTax },
    [
      { category: 'meals', amount: -1130, date: '2026-02-03', taxes: [...hst(131)] },
      { category: 'meals', amount: -1130, date: '2026-02-09', taxes: [...hst(131)] },
      { category: 'software', amount: -2260, date: '2026-03-09', taxes: [...hst(260)] },
    ],
  );
  const made = await makeReport({ id: v7(), type: 'transactions', format: 'csv', ...year }, caller, cloud);
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  const report = await cloud.reports.get(caller.organizationId, made.id);
  const organization = await cloud.organizations.get(caller.organizationId);
  if (!report || !organization) throw new Error('There is no report.');
  const filter = { box: 'taxed-purchases', boxCode } as const;
  const file = await reportFile({ ...report, filter }, organization, cloud);
  if (typeof file === 'string') throw new Error(file);
  const { periods } = await salesTaxOf(year.from, year.to);
  const box = periods[0]?.boxes.find(({ code }) => code === boxCode)?.amount ?? Number.NaN;
  return { rows: rowsOfCsv((await gathered(file.chunks)).toString()), box };
}

it('has a file of the entries of a box say what of each counts there', async () => {
  const { rows, box } = await fileOfBox('106');
  const [titles = [], ...entries] = rows;
  const counted = entries.map((row) => Number(row[titles.indexOf('In the Box')]));
  expect(Math.round(counted.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(box);
  expect(counted).toHaveLength(3);
});
