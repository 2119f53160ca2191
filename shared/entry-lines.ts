import type { EntryPart } from './model/payout.ts';
import type { EntryTax, Transaction, TransactionKind } from './model/transaction.ts';

type KeptPart = Omit<EntryPart, 'category'>;

/**
 * One line of an entry as the books count it. `isPart`: not the entry itself but what was split off it. `isPersonal`: what the business
 * bears nothing of, neither income nor expense. `tax`: what of the entry's tax is this line's; none where none is known.
 */
export interface KeptLine extends Omit<KeptPart, 'kind'> {
  readonly kind: TransactionKind;
  readonly isPart: boolean;
  readonly isPersonal: boolean;
}

/** One line of an entry as reports and exports show it, with the name of its category. */
export interface EntryLine extends KeptLine {
  readonly category: string;
}

interface Details extends Pick<
  Transaction,
  'kind' | 'categoryId' | 'amount' | 'description' | 'use' | 'businessShare'
> {
  readonly taxes?: readonly EntryTax[] | undefined;
}
type KeptEntry = Details & { readonly parts?: readonly KeptPart[] | undefined };
type ShownEntry = Details & Pick<Transaction, 'category' | 'parts'>;

/**
 * The lines of an entry: its own kind and category with what is left of its amount, then its parts, each followed by what of it is
 * personal. Their sum is always its amount. Only income and expenses are split and shared: once it is said to be a transfer it counts
 * whole. Of an entry that names its categories the lines do too.
 */
export function entryLines(entry: ShownEntry): EntryLine[];
export function entryLines(entry: KeptEntry): KeptLine[];
export function entryLines(entry: KeptEntry & { readonly category?: string }): KeptLine[] {
  const { kind, category, categoryId, amount, description, use, taxes, businessShare = 100 } = entry;
  const split = kind === 'transfer' ? [] : (entry.parts ?? []);
  const name = category === undefined ? {} : { category };
  const own = {
    kind,
    ...name,
    categoryId,
    amount: restOf(amount, split),
    description,
    ...ownTax(taxes, split),
  };
  const lines = [
    { ...own, isPart: false, isPersonal: use === 'personal' },
    ...split.map((part) => ({
      ...part,
      description: part.description || description,
      isPart: true,
      isPersonal: false,
    })),
  ];
  return kind === 'transfer' || businessShare === 100 ? lines : shared(lines, businessShare);
}

/** What is left of an entry's amount without its parts: its own category's. */
export const restOf = (amount: number, parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((rest, part) => rest - part.amount, amount);

/** What is left of the tax that documents state without what a person said of the parts; never of the other sign. */
function ownTax(taxes: readonly EntryTax[] | undefined, parts: readonly KeptPart[]): { tax?: number } {
  if (!taxes || taxes.length === 0) return {};
  const stated = taxes.reduce((sum, { amount }) => sum + amount, 0);
  const rest = parts.reduce((left, { tax = 0 }) => left - tax, stated);
  return { tax: stated < 0 ? Math.min(0, rest) : Math.max(0, rest) };
}

/** Each line as the business's share of it, and behind it what is personal where that is anything. */
function shared(lines: readonly KeptLine[], percent: number): KeptLine[] {
  const business = sharesOf(
    lines.map(({ amount }) => amount),
    percent,
  );
  const taxes = sharesOf(
    lines.map(({ tax = 0 }) => tax),
    percent,
  );
  return lines.flatMap((line, at) => {
    const [amount = 0, tax = 0] = [business[at], taxes[at]];
    const own = { ...line, amount, ...(line.tax === undefined ? {} : { tax }) };
    const rest = { amount: line.amount - amount, ...(line.tax === undefined ? {} : { tax: line.tax - tax }) };
    return rest.amount === 0 ? [own] : [own, { ...line, ...rest, isPart: true, isPersonal: true }];
  });
}

/**
 * So many percent of each amount in minor units. Rounded is what they come to together, from the first to each: together they are the
 * rounded share of the whole, however it is split.
 */
function sharesOf(amounts: readonly number[], percent: number): number[] {
  let [all, given] = [0, 0];
  return amounts.map((amount) => {
    all += amount;
    const share = rounded(all, percent) - given;
    given += share;
    return share;
  });
}

/** A share of an amount, halves away from zero, so that an expense is shared as an income is. */
const rounded = (amount: number, percent: number): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 100) || 0;
