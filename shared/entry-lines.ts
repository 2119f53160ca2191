import { shareOf } from './exchange.ts';
import type { EntryPart } from './model/payout.ts';
import type { EntryTax, Transaction, TransactionKind } from './model/transaction.ts';

type KeptPart = Omit<EntryPart, 'category' | 'transferToLabel'>;

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
  readonly transferToLabel?: string | undefined;
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
 * whole, and so does a part that is one. Of an entry that names its categories the lines do too.
 */
export function entryLines(entry: ShownEntry): EntryLine[];
export function entryLines(entry: KeptEntry): KeptLine[];
export function entryLines(entry: KeptEntry & { readonly category?: string }): KeptLine[] {
  const { kind, category, categoryId, amount, description, use, taxes, businessShare = 100 } = entry;
  const given = kind === 'transfer' ? [] : (entry.parts ?? []);
  const { own: ownTax, parts: split } = dividedTax(taxes, amount, given);
  const name = category === undefined ? {} : { category };
  const own = {
    kind,
    ...name,
    categoryId,
    amount: restOf(amount, split),
    description,
    ...ownTax,
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

/** The account whose balance a line moves beside its entry's own; none where that account has an entry of the money itself. */
export const counterpartOf = ({
  transferTo,
  transferId,
}: Pick<KeptPart, 'transferTo' | 'transferId'>): string | undefined =>
  transferId === undefined ? transferTo : undefined;

/** What is left of an entry's amount without its parts: its own category's. */
export const restOf = (amount: number, parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((rest, part) => rest - part.amount, amount);

/** What of an entry's amount was earned or spent: all but its parts that only moved to another account. */
export const untransferred = ({
  amount,
  parts = [],
}: {
  readonly amount: number;
  readonly parts?: readonly Pick<KeptPart, 'kind' | 'amount'>[] | undefined;
}): number =>
  restOf(
    amount,
    parts.filter(({ kind }) => kind === 'transfer'),
  );

/**
 * The tax of an entry by its lines: of a part what a person said; what nobody said is divided by amounts between the entry's own line and
 * the other parts that move its way, to the cent. What was held back from it, such as fees, and what only moved to another account has none
 * of it. Never of the other sign than what is stated.
 */
function dividedTax<P extends KeptPart>(
  taxes: readonly EntryTax[] | undefined,
  amount: number,
  parts: readonly P[],
): { own: { tax?: number }; parts: readonly P[] } {
  if (!taxes || taxes.length === 0) return { own: {}, parts };
  const stated = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const unsaid = parts.reduce((left, { tax = 0 }) => left - tax, stated);
  const left = stated < 0 ? Math.min(0, unsaid) : Math.max(0, unsaid);
  const rest = restOf(amount, parts);
  const shares = (part: P) =>
    part.kind !== 'transfer' && part.tax === undefined && part.amount * amount > 0 && rest * amount > 0;
  const whole = parts.filter(shares).reduce((sum, part) => sum + part.amount, rest);
  let [counted, divided] = [0, 0];
  const taxed = parts.map((part) => {
    if (!shares(part)) return part;
    counted += part.amount;
    const tax = shareOf(left, counted, whole) - divided;
    divided += tax;
    return { ...part, tax };
  });
  return { own: { tax: left - divided }, parts: taxed };
}

/** Each line as the business's share of it, and behind it what is personal where that is anything; what only moved is nobody's share. */
function shared(lines: readonly KeptLine[], percent: number): KeptLine[] {
  const divided = lines.map((line) => (line.kind === 'transfer' ? { amount: 0, tax: 0 } : line));
  const business = sharesOf(
    divided.map(({ amount }) => amount),
    percent,
  );
  const taxes = sharesOf(
    divided.map(({ tax = 0 }) => tax),
    percent,
  );
  return lines.flatMap((line, at) => {
    if (line.kind === 'transfer') return [line];
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
