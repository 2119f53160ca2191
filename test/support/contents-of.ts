import { v7 } from 'uuid';
import { CONTENTS_ROWS_A_PAGE } from '../../functions/domain/exports/package-contents.ts';
import type { ContentsRow, PackageContents } from '../../functions/domain/exports/package-contents.ts';

/** A row of a package: a plain purchase unless told. */
export const contentsRow = (row: Partial<ContentsRow> = {}): ContentsRow => ({
  id: v7(),
  date: '2026-02-03',
  description: 'Maple Hardware',
  account: 'Business Checking',
  category: 'Office Supplies',
  amount: -4200,
  currency: 'CAD',
  lines: [],
  documents: [],
  ...row,
});

/** What lies beside the zip of a package with these rows, by the names of its files there. */
export function contentsOf(
  rows: readonly ContentsRow[],
  contents: Partial<PackageContents> = {},
): Record<string, unknown> {
  const parts = Math.ceil(rows.length / CONTENTS_ROWS_A_PAGE);
  const sum = (kept: (amount: number) => boolean) =>
    rows
      .map(({ amount }) => amount)
      .filter(kept)
      .reduce((total, amount) => total + amount, 0);
  const [income, expenses] = [sum((amount) => amount > 0), sum((amount) => amount < 0)];
  const documents = rows.flatMap((row) => row.documents);
  const whole: PackageContents = {
    organization: 'Northern Studio',
    ...{ from: '2026-01-01', to: '2026-03-31', currency: 'CAD', dateFormat: 'DD/MM/YYYY', language: 'en' },
    createdAt: '2026-04-01T12:00:00.000Z',
    totals: [
      {
        currency: 'CAD',
        income,
        expenses,
        net: income + expenses,
        transfers: 0,
        personal: 0,
        entries: rows.length,
      },
    ],
    files: [
      { path: 'README.txt', size: 900, sha256: 'a'.repeat(64) },
      ...documents.map(({ path }) => ({ path, size: 120_000, sha256: 'b'.repeat(64) })),
    ],
    counts: {
      entries: rows.length,
      documents: documents.length,
      ...{ notKept: 0, missingReceipts: 0, openItems: 0, imports: 0, unprovenImports: 0 },
    },
    rowPages: parts,
    ...contents,
  };
  const named = Array.from({ length: parts }, (_, at): [string, readonly ContentsRow[]] => [
    `rows-${String(at + 1).padStart(4, '0')}`,
    rows.slice(at * CONTENTS_ROWS_A_PAGE, (at + 1) * CONTENTS_ROWS_A_PAGE),
  ]);
  return { contents: whole, ...Object.fromEntries(named) };
}
