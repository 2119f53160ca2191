import { v7 } from 'uuid';
import type * as z from 'zod';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { addCategory } from '../../../../../functions/use-cases/categories/add-category.ts';
import { listTransactions } from '../../../../../functions/use-cases/ledger/list-transactions.ts';
import { sumTransactions } from '../../../../../functions/use-cases/ledger/sum-transactions.ts';
import { getReport } from '../../../../../functions/use-cases/reports/get-report.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import type { Currency } from '../../../../../shared/model/common.ts';
import type { ReturnSource, SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import type { Country, Profession } from '../../../../../shared/model/template.ts';
import type { EntryTax } from '../../../../../shared/model/transaction.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writeRows } from '../../../../support/write-rows.ts';

/** Books of a business; while it is not registered for sales tax every amount is gross, as it was paid. */
export interface WorkedBooks {
  readonly country: Country;
  readonly profession: Profession;
  readonly currency: z.infer<typeof Currency>;
  /** Categories for expenses that the books added, by the line that they put each on. */
  readonly own?: Readonly<Record<string, string>>;
  readonly region?: string;
  readonly salesTax?: SalesTaxRegistration;
}

/** What came in (positive) and went out on a day, in minor units. */
export interface WorkedEntry {
  /** A category of the lists by its id, an own one by its name. */
  readonly category: string;
  readonly amount: number;
  readonly date: string;
  readonly taxes?: readonly EntryTax[];
}

/** The books with these entries, and their tax report. */
export async function workedBooks(
  { own = {}, salesTax, ...books }: WorkedBooks,
  entries: readonly WorkedEntry[],
) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await updateProfile(books, caller, cloud);
  if (salesTax) await savePreferences({ salesTax }, caller, cloud);
  const ids = new Map<string, string>();
  for (const [name, formLine] of Object.entries(own)) {
    const added = await addCategory({ id: v7(), name, kind: 'expense', formLine }, caller, cloud);
    if (isRefusal(added)) throw new Error(JSON.stringify(added));
    ids.set(name, added.id);
  }
  for (const [at, { category, amount, date, taxes }] of entries.entries()) {
    const kind = amount > 0 ? ('income' as const) : ('expense' as const);
    const id = `01900000-0000-7000-8000-00000000${String(1000 + at)}`;
    const categoryId = ids.get(category) ?? category;
    const after = rowWith({
      ...{ id, kind, categoryId, amount, date },
      ...{ currency: books.currency, organizationId },
      ...(taxes ? { taxes: [...taxes] } : {}),
    });
    await writeRows(cloud, [{ after }]);
  }
  const taxReport = async (from: string, to: string) => {
    const report = await getReport({ type: 'tax', from, to }, caller, cloud);
    if (isRefusal(report)) throw new Error(report.refused);
    return report;
  };
  const salesTaxOf = async (from: string, to: string) => {
    const report = await getSalesTax({ from, to }, caller, cloud);
    if (isRefusal(report)) throw new Error(report.refused);
    return report;
  };
  /** What the entries of a list narrowed to a box say that they count there. */
  const countedIn = async (box: ReturnSource, boxCode: string) => {
    const filter = { box, boxCode };
    const listed = await listTransactions({ ...filter, limit: 100 }, caller, cloud);
    const told = await sumTransactions({ ...filter, from: '2026-01-01', to: '2026-12-31' }, caller, cloud);
    if (isRefusal(listed) || isRefusal(told)) throw new Error('refused');
    const sum = listed.items.reduce((all, { counted = Number.NaN }) => all + counted, 0);
    return { sum, told: told.counted };
  };
  return { cloud, caller, taxReport, salesTaxOf, countedIn };
}
