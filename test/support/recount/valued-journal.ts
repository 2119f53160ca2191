import type { LedgerRow } from '../../../functions/domain/ledger/ledger-row.ts';
import { taxedLines } from '../../../functions/domain/ledger/taxed-lines.ts';
import type { TaxedLine } from '../../../functions/domain/ledger/taxed-lines.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { journalEntry, note, otherSide, posting } from '../hledger.ts';
import type { BookFacts } from './book-facts.ts';
import { percentOf } from './percent-of.ts';

/** The end of the name of an account of what customers got back. */
export const RETURNED = ':returned';

/** Taxes that no authority gives back, and what is only called a tax in Canada, where it may be a province's. */
const KEPT_AS_COST = ['PST', 'sales tax', 'other'];

/** A line of an entry as the journal has it: in this commodity, in the category that stands, its taxes in the same commodity. */
interface JournalLine {
  readonly account: string;
  readonly amount: number;
  readonly side: 'income' | 'expense' | undefined;
  readonly categoryId: string;
  readonly taxes: readonly { readonly name: string; readonly amount: number; readonly counts: boolean }[];
}

/** What a tax is called in the journal. */
export const taxName = ({
  kind,
  rate,
}: {
  readonly kind: string;
  readonly rate?: number | undefined;
}): string => `${kind} ${String(rate ?? 'any')}`;

/** Entries are counted in a commodity of their own, one minor unit each, so that hledger adds them up as it does money. */
export const entriesOf = (commodity: string): string => `${commodity}entries`;

/** In which commodity an entry counts: that of the books where it is in it or worth something in it, else its own. */
const commodityOf = ({ currency, worth }: LedgerRow, home: string): string =>
  worth?.currency === home ? home : currency;

/**
 * The books as a journal in their own currency, each entry by what it is worth in it; what is worth nothing there stays in its own. Without `net`
 * all is as it was paid; with it tax that was charged is on `tax:charged`, and what was paid on purchases is noted on `claimable:`.
 */
export function valuedJournal(rows: readonly LedgerRow[], facts: BookFacts, scheme?: 'net'): string {
  const isTaxed = ({ date }: LedgerRow) =>
    scheme === 'net' && facts.taxedSince !== undefined && facts.taxedSince <= date;
  return rows
    .map((row) => {
      const commodity = commodityOf(row, facts.home);
      const lines = taxedLines(row).map((line) => journalLine(line, row, facts));
      const moved = lines.reduce((sum, { amount }) => sum + amount, 0);
      return journalEntry(row.date, [
        posting(`assets:${row.accountId}`, moved, commodity),
        ...lines.flatMap((line) =>
          isTaxed(row) ? netPostings(line, commodity) : [posting(line.account, -line.amount, commodity)],
        ),
        ...counts(row, commodity, facts),
        ...(isTaxed(row) ? filedNotes(row, lines, commodity, facts) : []),
        ...paidNotes(row, lines, commodity, facts),
      ]);
    })
    .join('\n');
}

function journalLine(
  line: TaxedLine,
  row: LedgerRow,
  { home, country, standing, sideOf, isApart, hasReturnsLine }: BookFacts,
): JournalLine {
  const categoryId = standing(line.categoryId);
  const isHome = row.currency === home;
  const isWorth = !isHome && row.worth?.currency === home;
  const isFiled = !line.isPersonal && (isHome || isWorth);
  const onSide = line.kind === 'transfer' || !isFiled ? undefined : sideOf(categoryId, line.kind);
  const side = onSide === 'income' && isApart(categoryId) ? undefined : onSide;
  // What customers got back stands on an account below that of what they paid where the form asks for it.
  const isReturn = line.kind === 'expense' && !line.isPersonal && hasReturnsLine(categoryId);
  const isClaimable = (kind: string) =>
    !KEPT_AS_COST.includes(kind) && !(kind === 'tax' && country === 'Canada');
  return {
    account: otherSide({ ...line, categoryId }, sideOf) + (isReturn ? RETURNED : ''),
    amount: isWorth ? line.worth : line.amount,
    ...{ side, categoryId },
    taxes: line.taxes.map((tax) => ({
      name: taxName(tax),
      amount: isWorth ? tax.worth : tax.amount,
      counts: isClaimable(tax.kind) && (isHome || side === 'income'),
    })),
  };
}

/** Tax on sales is owed and no income, and what is given back of it no longer owed. */
function netPostings({ account, amount, side, categoryId, taxes }: JournalLine, commodity: string): string[] {
  if (side !== 'income') {
    const claimable = side === undefined ? [] : taxes.filter(({ counts: may }) => may);
    return [
      posting(account, -amount, commodity),
      ...claimable.map((tax) => note(`claimable:${categoryId}`, -tax.amount, commodity)),
    ];
  }
  const charged = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  return [posting(account, charged - amount, commodity), posting('tax:charged', -charged, commodity)];
}

/**
 * What of an entry's lines is told on a return: what was stated of each tax, what was bought and sold with it and without, and the claims, for
 * which nothing stands as long as no document is beside them.
 */
function filedNotes(
  { reverseCharge }: LedgerRow,
  lines: readonly JournalLine[],
  commodity: string,
  facts: BookFacts,
): string[] {
  const reversed = reverseCharge && commodity === facts.home ? reversedLines(lines, facts) : [];
  const claimed =
    lines.reduce((sum, line) => sum + claimOf(line, facts), 0) +
    reversed.reduce((sum, line) => sum + line.claimed, 0);
  const unproven = [note('unproven', claimed, commodity), note('unproven', 1, entriesOf(commodity))];
  return [
    ...lines.flatMap((line) => [...taxNotes(line, commodity), ...turnoverNotes(line, commodity, facts)]),
    ...reversed.flatMap(({ price, owed, claimed: own, rate }) => [
      ...[note('reversed:price', price, commodity), note('reversed:claimed', own, commodity)],
      ...[note(`reversed:owed:${rate}`, owed, commodity), note(`reversed:lines:${rate}`, 1, commodity)],
    ]),
    ...(claimed > 0 ? unproven : []),
  ];
}

/** Of the lines of a service from abroad what was paid, what the buyer owes on it, and what of that they claim. */
const reversedLines = (lines: readonly JournalLine[], facts: BookFacts) =>
  lines.flatMap(({ side, taxes, categoryId, amount }) => {
    const isPurchase = side === 'expense' && facts.purposeOf(categoryId) !== 'wages' && taxes.length === 0;
    const rate = facts.reverseRateOf(categoryId);
    const owed = isPurchase ? percentOf(-amount, rate) : 0;
    const claimed = percentOf(owed, facts.percentOf(categoryId));
    return owed === 0 ? [] : [{ price: facts.isBuilding(categoryId) ? 0 : -amount, owed, claimed, rate }];
  });

const countedTaxes = ({ taxes }: JournalLine) => taxes.filter(({ counts }) => counts);

const claimOf = (line: JournalLine, facts: BookFacts): number =>
  line.side === 'expense'
    ? percentOf(
        countedTaxes(line).reduce((sum, tax) => sum - tax.amount, 0),
        facts.percentOf(line.categoryId),
      )
    : 0;

function taxNotes(line: JournalLine, commodity: string): string[] {
  const { side, categoryId, taxes } = line;
  if (side === undefined) return [];
  const stated = taxes.flatMap(({ name, amount }) => [
    note(`stated:${side}:${name}`, -amount, commodity),
    note(`stated:${side}:${name}`, 1, entriesOf(commodity)),
  ]);
  return [
    ...stated,
    ...countedTaxes(line).map(({ name, amount }) =>
      note(`counted:${side}:${categoryId}:${name}`, -amount, commodity),
    ),
  ];
}

function turnoverNotes(line: JournalLine, commodity: string, facts: BookFacts): string[] {
  const { side, amount, categoryId } = line;
  const purpose = facts.purposeOf(categoryId);
  const isTaxed = countedTaxes(line).length > 0;
  const isClaimed = facts.percentOf(categoryId) > 0;
  const names = {
    income: ['sales', ...(isTaxed ? [] : ['untaxedSales'])],
    expense: [
      'purchases',
      ...(isTaxed ? (isClaimed ? [] : ['unclaimedPurchases']) : ['untaxedPurchases']),
      ...(purpose === 'equipment' ? ['capital'] : []),
    ],
  };
  if (side === undefined || (side === 'expense' && purpose === 'wages')) return [];
  return names[side].map((name) => note(`filed:${name}`, -amount, commodity));
}

/** What has no receipt: a bank's or a card company's statement tells what they ask, the payroll tells wages. */
const WITHOUT_RECEIPT = new Set([
  ...['bank-fees', 'interest', 'payment-processing-fees'],
  ...['apprentice-wages', 'nursing-and-reception-staff', 'seasonal-tax-staff', 'site-crew-wages', 'wages'],
]);

/**
 * What an entry is counted as: in its own category on the side of that, of a category of both sides on that of every kind among its lines, in
 * those of its parts whatever their kind, and in all. An entry with a part in its own category is one there. Of what a form tells returns of apart
 * it is counted as what came in, as what went back, or as both.
 */
function counts(row: LedgerRow, commodity: string, facts: BookFacts): string[] {
  const { standing, sideOf, hasReturnsLine } = facts;
  const one = (account: string) => note(account, 1, entriesOf(commodity));
  const own = standing(row.categoryId);
  const parts = row.kind === 'transfer' ? [] : (row.parts ?? []);
  const moved = [row.kind, ...parts.map(({ kind }) => kind)];
  const kinds = new Set(moved.map((kind) => (kind === 'transfer' ? kind : sideOf(own, kind))));
  const returns = hasReturnsLine(own) ? [...new Set(moved)].filter((kind) => kind !== 'transfer') : [];
  const others = new Set(parts.map(({ categoryId }) => categoryId).filter((id) => id !== row.categoryId));
  const isReady =
    row.kind === 'transfer' ||
    (!wantsCategory(row) &&
      (row.kind === 'income' || row.noReceiptNeeded || WITHOUT_RECEIPT.has(row.categoryId)));
  return [
    ...[...kinds].map((kind) => one(`${kind}:${own}`)),
    ...returns.map((kind) => one(`form:${kind}:${own}`)),
    ...(row.kind === 'transfer' ? [one('all:transfer')] : []),
    ...(row.kind === 'transfer' ? [] : [one(`either:${own}`)]),
    ...[...others]
      .map(standing)
      .flatMap((id) => [
        ...['income', 'expense', 'form:income', 'form:expense'].map((kind) => one(`${kind}:${id}`)),
        ...[one(`either:${id}`), one(`each:${id}`)],
      ]),
    ...[one('all:entries'), one(`each:${own}`)],
    ...(isReady ? [one('all:ready')] : []),
  ];
}

/** To whom an entry went for work without being employed, as it was paid; parts that come to nothing in a category pay nobody. */
function paidNotes(
  { description }: LedgerRow,
  lines: readonly JournalLine[],
  commodity: string,
  { isContractor }: BookFacts,
): string[] {
  const paid = lines.filter(
    ({ account, categoryId }) => /^(income|expense):/.test(account) && isContractor(categoryId),
  );
  const sums = [...Map.groupBy(paid, ({ categoryId }) => categoryId).values()].map((some) =>
    some.reduce((sum, { amount }) => sum + amount, 0),
  );
  if (sums.every((sum) => sum === 0)) return [];
  return [
    ...sums.map((sum) => note(`paid:${description}`, -sum, commodity)),
    note(`paid:${description}`, 1, entriesOf(commodity)),
  ];
}
