import { shareOf as wholeShare } from '../../../shared/exchange.ts';
import { unsortedCategoryIds } from '../../../shared/unsorted-categories.ts';
import { isOwnDocument } from '../../../shared/own-document.ts';
import { entryCategories, templates } from '../../../shared/countries/index.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import type { EntryTax } from '../../../shared/model/transaction.ts';
import type { KeptReceipt } from '../books/shown-receipt.ts';
import { CENTS_MAX, relateAmounts } from '../matching/amount-evidence.ts';
import { FEE_SHARE_MAX } from '../matching/match-sums.ts';
import { documentedRates } from '../categories/documented-rates.ts';
import { isChosenByPerson, sortingOf } from '../categories/rule-effect.ts';
import { looksLikePayout } from '../payouts/payout-provider.ts';
import { withoutAssumed } from './assumed-taxes.ts';
import { withReceipts } from './entry.ts';
import type { LedgerRow } from './ledger-row.ts';
import { NameKeys } from '../text/name-key.ts';
import { isUnclaimable } from './unclaimable-tax.ts';

/** What of a document its entries get. */
type Document = Pick<
  KeptReceipt,
  'id' | 'kind' | 'amount' | 'currency' | 'categoryId' | 'taxes' | 'items' | 'vendor' | 'fields' | 'isIssued'
>;

/** A category moves totals and habits, and so does a vendor's name: of more entries than this the table could not write all at once. */
const SORTED_AT_ONCE_MAX = 6;
/** As many different taxes as an entry tells apart by their rates. */
const TAXES_MAX = 20;
/** Documents whose taxes are not those of a purchase or a sale. */
const WITHOUT_TAXES: readonly string[] = ['statement', 'payslip'];

const keys = new NameKeys();

/**
 * The rows of a match linked to exactly these documents, with what they say of them: their category, unless a person gave the row one of
 * its own, their taxes, shared by amount where several payments pay for them, and what own invoices say of a payment. What earlier
 * documents brought is taken back, as far as it stands; without documents that is all.
 */
export function linkedRows(rows: readonly LedgerRow[], documents: readonly Document[]): LedgerRow[] {
  const ids = documents.map(({ id }) => id);
  const bare = rows.map((row) => withoutBrought(withReceipts(withoutAssumed(row), ids)));
  const categoryId = rows.length > SORTED_AT_ONCE_MAX ? undefined : categoryOf(documents);
  const taxed = withTaxes(bare, documents).map((row) => ({
    ...row,
    ...saidByInvoices(row, bare, documents),
  }));
  // What several payments paid for would teach with each of them: more than the table writes at once.
  const rated = taxed.length === 1 ? taxed.map(withRatesStated) : taxed;
  const named = rows.length > SORTED_AT_ONCE_MAX ? rated : rated.map((row) => withVendor(row, documents));
  return categoryId === undefined ? named : named.map((row) => withCategory(row, categoryId));
}

/** A payment whose text names nobody, with the one vendor of its documents, under whose name it teaches. */
function withVendor(row: LedgerRow, documents: readonly Document[]): LedgerRow {
  const [vendor, ...others] = new Set(documents.map((document) => document.vendor));
  const isTold = vendor && others.length === 0 && row.amount < 0 && keys.keyOf(row.description) === '';
  return isTold && keys.keyOf(vendor) !== '' ? { ...row, documentVendor: vendor } : row;
}

function withRatesStated(row: LedgerRow): LedgerRow {
  const rates = documentedRates(row);
  return rates === undefined ? row : { ...row, ratesStated: rates && [...rates] };
}

/** A row without what its documents brought it; a category that was chosen since stays, and so do taxes that a person said. */
function withoutBrought({
  taxes,
  brought,
  paidShort: _short,
  taxFreeByInvoice: _free,
  ratesStated: _rates,
  documentVendor: _vendor,
  ...bare
}: LedgerRow): LedgerRow {
  const row = bare.taxesSaid && taxes ? { ...bare, taxes } : bare;
  if (!brought || row.categoryId !== brought.categoryId || row.ruleId !== undefined) return row;
  const isAccepted = brought.isAssumed === true && row.assumed === undefined;
  if (isAccepted) return row;
  const { assumed: _byDocuments, ...unsorted } = row;
  return { ...unsorted, ...brought.before };
}

/**
 * What invoices say of a row: own ones that they ask for a little more, as banks keep fees, and that they have no tax; a supplier's that it charges
 * none, as those abroad do of a business (reverse charge).
 */
function saidByInvoices(
  { kind, amount, currency }: LedgerRow,
  rows: readonly LedgerRow[],
  documents: readonly Document[],
): Pick<LedgerRow, 'paidShort' | 'taxFreeByInvoice'> {
  const isInHome = (one: Document) => (one.currency ?? currency) === currency;
  const isInvoice = (one: Document) => one.kind === 'invoice' && isOwnDocument(one) === (kind === 'income');
  if (kind === 'transfer' || documents.length === 0 || !documents.every(isInvoice)) return {};
  // Who asks for other money than the business pays with is abroad: a tax of this country would be named.
  const isFree = (one: Document) => chargesNoTax(one) || (!isInHome(one) && namesNoTax(one));
  if (kind === 'expense') return documents.every(isFree) ? { taxFreeByInvoice: true } : {};
  if (!documents.every(isInHome)) return {};
  const asked = documents.reduce((sum, one) => sum + (one.amount ?? Number.NaN), 0);
  const missing = asked - amount;
  const isShort = rows.length === 1 && missing > CENTS_MAX && missing <= asked * FEE_SHARE_MAX;
  const withheld = documents.reduce((sum, one) => sum + withheldOf(one), 0);
  return {
    ...(rows.length === 1 && missing > 0 && (missing === withheld || isKeptBack(missing, asked, documents))
      ? { paidShort: 'tax' }
      : isShort
        ? { paidShort: true }
        : {}),
    ...(documents.every(statesNoTax) ? { taxFreeByInvoice: true } : {}),
  };
}

/** What contractors keep back of what they pay for construction, in percent: RCT in Ireland, CIS in the United Kingdom. */
const KEPT_BACK_PERCENTS = [20, 30, 35];

/**
 * Whether so much is missing as a contractor keeps back for the tax office, of an invoice whose tax the contractor accounts for: Irish invoices
 * don't say how much, as only the contractor is told.
 */
const isKeptBack = (missing: number, asked: number, documents: readonly Document[]): boolean =>
  documents.every(chargesNoTax) &&
  KEPT_BACK_PERCENTS.some((percent) => missing === wholeShare(asked, percent, 100));

/** What an own invoice says that its customer keeps back: what is left to pay of it without anything paid before. */
function withheldOf({ amount, fields }: Document): number {
  const due = fields['amountDue']?.value;
  if (amount === null || typeof due !== 'number' || fields['prepaid']?.value) return 0;
  return amount - due;
}

/** Whether a document says that there is no tax in it: taxes of nothing, or a subtotal that is the total. One that says neither may be misread. */
function statesNoTax(document: Document): boolean {
  const { amount, taxes, fields } = document;
  const isWhole = amount !== null && fields['subtotal']?.value === amount;
  return (isWhole || taxes.length > 0) && namesNoTax(document);
}

const namesNoTax = ({ taxes, fields }: Document): boolean =>
  taxes.every((tax) => tax.amount === 0) && !fields['tax']?.value;

/** Whether a document names its tax, and that there is none of it. */
const chargesNoTax = (document: Document): boolean => document.taxes.length > 0 && statesNoTax(document);

/** The one category of all documents that have any. */
function categoryOf(documents: readonly Document[]): string | undefined {
  const given = documents.flatMap(({ categoryId }) => categoryId ?? []);
  const [only, ...others] = new Set(given.filter((id) => !unsortedCategoryIds.includes(id)));
  return others.length === 0 ? only : undefined;
}

function withCategory(row: LedgerRow, categoryId: string): LedgerRow {
  if (row.kind === 'transfer' || isChosenByPerson(row) || isOnlyFor(OTHER[row.kind], categoryId)) return row;
  const { suggestedCategory, ruleId, assumed, ...bare } = row;
  const before = { categoryId: row.categoryId, ...sortingOf({ suggestedCategory, ruleId, assumed }) };
  return { ...bare, categoryId, brought: { categoryId, before } };
}

const OTHER = { income: 'expense', expense: 'income' } as const satisfies Record<EntryKind, EntryKind>;
const listed: Readonly<Record<EntryKind, ReadonlySet<string>>> = {
  income: idsFor('income'),
  expense: idsFor('expense'),
};

/** Whether the lists offer a category for entries of this kind alone. */
const isOnlyFor = (kind: EntryKind, categoryId: string): boolean =>
  listed[kind].has(categoryId) && !listed[OTHER[kind]].has(categoryId);

function idsFor(kind: EntryKind): ReadonlySet<string> {
  return new Set(templates.flatMap((template) => entryCategories(template, kind).map(({ id }) => id)));
}

/**
 * Each row with its share of the documents' taxes, by its part of all the money that moved; the shares add up to the cent. What is yet to be paid
 * keeps its tax: entries count on the day the money moves.
 */
function withTaxes(rows: readonly LedgerRow[], documents: readonly Document[]): LedgerRow[] {
  const [first] = rows;
  const taxes = first ? taxesIn(first.currency, documents) : [];
  const isOneCurrency = rows.every(({ currency }) => currency === first?.currency);
  if (taxes.length === 0 || !isOneCurrency) return [...rows];
  const weights = weightsOf(rows);
  const all = openTotal(rows, documents) ?? weights.reduce((sum, weight) => sum + weight, 0);
  let paid = 0;
  return rows.map((row, at) => {
    const from = paid / all;
    paid += weights[at] ?? 0;
    const shares = taxes.map((tax) => ({ ...tax, amount: shareOf(tax.amount, from, paid / all) }));
    const own = shares.filter(({ amount }) => amount !== 0);
    return own.length > 0 && !row.taxesSaid ? { ...row, taxes: own } : row;
  });
}

/**
 * What documents ask for, where the rows pay only a part of it; undefined where they pay it, and where somebody on the way may have kept the rest,
 * as banks do, and those who pay out sales.
 */
function openTotal(rows: readonly LedgerRow[], documents: readonly Document[]): number | undefined {
  const moneyIn = rows[0]?.currency;
  const isAsking = ({ kind, currency }: Document) =>
    kind !== 'credit-note' && !WITHOUT_TAXES.includes(kind) && (currency ?? moneyIn) === moneyIn;
  if (!documents.every(isAsking) || rows.some(looksLikePayout)) return undefined;
  const asked = documents.reduce((sum, { amount }) => sum + (amount ?? Number.NaN), 0);
  const moved = Math.abs(rows.reduce((sum, { amount }) => sum + amount, 0));
  const [only] = documents.length === 1 ? documents : [];
  const told = (name: string) => {
    const value = only?.fields[name]?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const facts = { subtotal: told('subtotal'), due: told('amountDue'), currency: moneyIn };
  const isShort = asked - moved > asked * FEE_SHARE_MAX;
  const relation = isShort ? relateAmounts(asked, moved, facts) : undefined;
  return relation === 'part' || relation === 'part-usual' ? asked : undefined;
}

/** How much of all each row is; where no money moved, all are alike. */
function weightsOf(rows: readonly LedgerRow[]): number[] {
  const moved = rows.map(({ amount }) => Math.abs(amount));
  return moved.some((amount) => amount > 0) ? moved : rows.map(() => 1);
}

/** What of an amount lies between two fractions of it. */
const shareOf = (amount: number, from: number, to: number): number =>
  Math.round(amount * to) - Math.round(amount * from);

/**
 * The taxes that documents state in a currency, those of one kind and rate together; what names no currency is in that of the money. A
 * credit note among other documents takes its taxes off theirs; by itself it states them as it is.
 */
function taxesIn(currency: string, documents: readonly Document[]): EntryTax[] {
  const isAllCredit = documents.every(({ kind }) => kind === 'credit-note');
  const stated = documents
    .filter((document) => (document.currency ?? currency) === currency && statesTaxes(document))
    .flatMap((document) =>
      document.taxes.map(({ kind, rate, amount }) => ({
        kind: !isOwnDocument(document) && isUnclaimable(document, rate, currency) ? 'other' : kind,
        ...(rate === null ? {} : { rate }),
        amount: document.kind === 'credit-note' && !isAllCredit ? -amount : amount,
      })),
    );
  const told = summed(stated);
  return told.length > TAXES_MAX ? summed(told.map(({ kind, amount }) => ({ kind, amount }))) : told;
}

/** Taxes that are not less than the whole were misread. */
function statesTaxes({ kind, amount, taxes }: Document): boolean {
  const sum = taxes.reduce((all, tax) => all + tax.amount, 0);
  return !WITHOUT_TAXES.includes(kind) && (amount === null || sum < amount);
}

function summed(taxes: readonly EntryTax[]): EntryTax[] {
  const alike = Map.groupBy(taxes, ({ kind, rate }) => JSON.stringify([kind, rate ?? null]));
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const amount = others.reduce((sum, tax) => sum + tax.amount, first.amount);
    return amount === 0 ? [] : [{ ...first, amount }];
  });
}
