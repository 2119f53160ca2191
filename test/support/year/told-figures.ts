import '../../../functions/runtime/language.ts';
import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../functions/domain/outcome.ts';
import { reportFile } from '../../../functions/use-cases/exports/report-file.ts';
import { makeReport } from '../../../functions/use-cases/exports/make-report.ts';
import { getReport } from '../../../functions/use-cases/reports/get-report.ts';
import { getSalesTax } from '../../../functions/use-cases/reports/get-sales-tax.ts';
import { v7 } from 'uuid';
import { entryCategories, templateFor } from '../../../shared/countries/index.ts';
import { sayCategory } from '../../../shared/text/listed-names.ts';
import { gathered } from '../gathered.ts';
import type { Business } from './businesses.ts';
import { fileSums, rowsOfCsv, rowsOfWorkbook } from './file-sums.ts';
import type { keptYear } from './person.ts';

type Kept = Awaited<ReturnType<typeof keptYear>>;

/** What the product tells of the year, by what its categories are for, in cents. */
export async function toldYear({ country, profession, days, language }: Business, { cloud, caller }: Kept) {
  const template = templateFor(country, profession);
  const purposeOf = (key: string): string => {
    const [kind = '', id = ''] = key.split(':');
    const listed = entryCategories(template, kind === 'income' ? 'income' : 'expense');
    return listed.find((one) => one.id === id)?.purpose ?? key;
  };
  const profitLoss = known(await getReport({ type: 'profit-loss', ...days }, caller, cloud));
  const form = known(await getReport({ type: 'tax', ...days }, caller, cloud));
  const { periods } = known(await getSalesTax(days, caller, cloud));
  const purposes = Map.groupBy(profitLoss.rows, ({ key }) => purposeOf(key));
  return {
    totals: profitLoss.totals,
    purposes: Object.fromEntries(
      [...purposes].map(([purpose, rows]) => [purpose, rows.reduce((sum, { amount }) => sum + amount, 0)]),
    ),
    form: {
      lines: Object.fromEntries(
        form.rows.filter(({ amount }) => amount !== 0).map(({ key, amount }) => [key, amount]),
      ),
      profit: form.form?.profit,
    },
    returns: periods.map(({ boxes }) => Object.fromEntries(boxes.map(({ code, amount }) => [code, amount]))),
    /** Rows as a person sees them, by their name and their side. */
    rows: Object.fromEntries(
      profitLoss.rows.map(({ key, label, amount }) => [
        `${sayCategory(label, language)}, ${key.startsWith('income:') ? 'Income' : 'Expense'}`,
        amount,
      ]),
    ),
  };
}

/** What the entries of the year come to in the file that somebody downloads. */
export async function exportedSums(
  { days, language = 'en' }: Business,
  { cloud, caller }: Kept,
  format: 'csv' | 'xlsx',
): Promise<ReturnType<typeof fileSums>> {
  const wish = { id: v7(), type: 'transactions', format, ...days } as const;
  const { id } = known(await makeReport(wish, { ...caller, person: { ...caller.person, language } }, cloud));
  const { organizationId } = caller;
  const [report, organization] = [
    await cloud.reports.get(organizationId, id),
    await cloud.organizations.get(organizationId),
  ];
  if (!report || !organization) throw new Error('There is no report.');
  const file = await reportFile(report, organization, cloud);
  if (typeof file === 'string') throw new Error(file);
  const bytes = await gathered(file.chunks);
  return fileSums(format === 'csv' ? rowsOfCsv(bytes.toString()) : rowsOfWorkbook(bytes, language), language);
}

function known<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}
