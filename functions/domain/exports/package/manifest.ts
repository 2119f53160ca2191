import { decimalFromMinor } from '../../../../shared/money.ts';
import type { PackageContents } from '../package-contents.ts';
import type { ControlTotal, PackedBooks } from './packed.ts';

/** What a package counts once it is whole. */
export type PackageCounts = PackageContents['counts'];
type FileOfPackage = PackageContents['files'][number];

/**
 * The manifest of a package, for programs and for who checks it: control totals by account and currency, counts, and every other file with
 * its size and SHA-256. Amounts are plain decimals of their currency.
 */
export function manifestJson(
  books: PackedBooks,
  counts: PackageCounts,
  files: readonly FileOfPackage[],
): Uint8Array {
  const { organization, from, to, currency, createdAt, madeBy, netSince, totals } = books;
  const manifest = {
    kind: 'matchbook-accountant-package',
    version: 1,
    ...{ organization, from, to, currency, basis: 'cash', withoutSalesTaxSince: netSince, createdAt, madeBy },
    controlTotals: totals.map(controlTotal),
    currencies: currencyTotals(totals).map(
      ({ currency: of, income, expenses, net, transfers, personal, entries }) => ({
        currency: of,
        income: decimalFromMinor(income, of),
        expenses: decimalFromMinor(expenses, of),
        net: decimalFromMinor(net, of),
        transfers: decimalFromMinor(transfers, of),
        personal: decimalFromMinor(personal, of),
        entries,
      }),
    ),
    counts,
    files,
  };
  return Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
}

function controlTotal({ accountId, account, currency, entries, ...sums }: ControlTotal) {
  const decimals = Object.entries(sums).map(([name, minor]) => [name, decimalFromMinor(minor, currency)]);
  return { accountId, account, currency, ...(Object.fromEntries(decimals) as object), entries };
}

/** What the entries of each currency come to, whichever account they are in: of money that a part moved to another account, the part alone. */
export function currencyTotals(totals: readonly ControlTotal[]): PackageContents['totals'] {
  return [...Map.groupBy(totals, ({ currency }) => currency)].flatMap(([currency, some]) => {
    const sum = (of: 'income' | 'expenses' | 'transfers' | 'personal' | 'entries' | 'counterparts') =>
      some.reduce((all, total) => all + total[of], 0);
    const [income, expenses, entries] = [sum('income'), sum('expenses'), sum('entries')];
    if (entries === 0) return [];
    const [transfers, personal] = [sum('transfers') - sum('counterparts'), sum('personal')];
    return [{ currency, income, expenses, net: income + expenses, transfers, personal, entries }];
  });
}
