import type { DateRange } from '../../../shared/model/export.ts';
import type { Country } from '../../../shared/model/template.ts';
import { balancesWithin } from '../hledger.ts';
import type { Balances } from '../hledger.ts';
import type { BookFacts } from './book-facts.ts';
import { closedJournal } from './closed-journal.ts';
import { entriesOf } from './valued-journal.ts';

/** What a filing period comes to, as hledger has it, all of it positive. */
interface Filed {
  readonly sales: number;
  readonly untaxedSales: number;
  readonly purchases: number;
  readonly untaxedPurchases: number;
  readonly unclaimedPurchases: number;
  readonly capital: number;
  /** What entries state of taxes on sales and on purchases, whatever of it is on the return. */
  readonly stated: { readonly income: number; readonly expense: number };
  readonly charged: number;
  readonly claimed: number;
  /** What was paid for services from abroad, what is owed on them, and what of it is claimed. */
  readonly reversed: {
    readonly price: number;
    readonly owed: number;
    readonly claimed: number;
  };
}

/** Without its cents. */
const whole = (amount: number): number => amount - (amount % 100) || 0;

/** The boxes of each return by what the authority says belongs in them; Québec's lines of the QST together with those of the GST. */
const boxes: Readonly<Record<Country, (filed: Filed) => Readonly<Record<string, number>>>> = {
  Canada: ({ sales, stated, charged, claimed }) => ({
    ...{ 101: sales - stated.income, 103: charged, 105: charged, 106: claimed, 108: claimed },
    ...{ 109: charged - claimed },
  }),
  UK: ({ sales, purchases, stated, charged, claimed, reversed }) => ({
    ...{ 1: charged, 3: charged, 4: claimed, 5: Math.abs(charged - claimed) },
    ...{ 6: whole(sales - stated.income + reversed.price), 7: whole(purchases - stated.expense) },
  }),
  Ireland: ({ charged, claimed }) => ({
    ...{ T1: charged, T2: claimed },
    ...(charged > claimed ? { T3: charged - claimed, T4: 0 } : { T3: 0, T4: claimed - charged }),
  }),
  Australia: ({ sales, untaxedSales, purchases, untaxedPurchases, unclaimedPurchases, capital, ...tax }) => ({
    ...{ G1: whole(sales), G3: whole(untaxedSales), G8: whole(sales - untaxedSales) },
    ...{ G10: whole(capital), G11: whole(purchases - capital), G12: whole(purchases) },
    ...{ G14: whole(untaxedPurchases), G15: whole(unclaimedPurchases) },
    ...{ G17: whole(purchases - untaxedPurchases - unclaimedPurchases) },
    ...{ '1A': whole(tax.charged), '1B': whole(tax.claimed), 9: whole(tax.charged) - whole(tax.claimed) },
  }),
  'New Zealand': ({ sales, untaxedSales, purchases, untaxedPurchases, unclaimedPurchases, ...tax }) => ({
    ...{ 5: sales, 6: untaxedSales, 7: sales - untaxedSales, 8: tax.charged, 10: tax.charged },
    ...{ 11: purchases - untaxedPurchases - unclaimedPurchases },
    ...{ 12: tax.claimed, 14: tax.claimed, 15: tax.charged - tax.claimed },
  }),
  USA: () => ({}),
};

/** The returns of filing periods, which follow on each other, as hledger has them, from the journal net of tax. */
export function recountedReturns(journal: string, periods: readonly DateRange[], facts: BookFacts) {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const closed = closedJournal(journal, { from: first.from, to: last.to }, facts);
  return periods.map(({ from, to }) =>
    recountedReturn({ from, to }, balancesWithin(closed, { from, to }), facts),
  );
}

function recountedReturn(days: DateRange, balances: Balances, facts: BookFacts) {
  const filed = filedOf(balances, facts.home);
  const { charged, claimed } = filed;
  const inWhole = facts.country === 'Australia' ? whole : (amount: number) => amount;
  return {
    ...days,
    payable: inWhole(charged) - inWhole(claimed),
    boxes: boxes[facts.country](filed),
    taxes: [...taxesOf(balances, facts.home), ...reversedTaxes(balances, facts.home)].toSorted(bySideAndName),
    ...{ charged, claimed },
    unproven: {
      count: balances.get(`unproven ${entriesOf(facts.home)}`) ?? 0,
      amount: balances.get(`unproven ${facts.home}`) ?? 0,
    },
  };
}

/** What accounts of a beginning come to in a commodity, debits positive. */
const sumOf = (balances: Balances, beginning: string, commodity: string): number =>
  [...balances].reduce(
    (sum, [name, amount]) =>
      sum + (name.startsWith(beginning) && name.endsWith(` ${commodity}`) ? amount : 0),
    0,
  );

function filedOf(balances: Balances, home: string): Filed {
  const of = (account: string) => balances.get(`filed:${account} ${home}`) ?? 0;
  const ofReversed = (name: string) => balances.get(`reversed:${name} ${home}`) ?? 0;
  const reversed = {
    ...{ price: ofReversed('price'), claimed: ofReversed('claimed') },
    owed: sumOf(balances, 'reversed:owed:', home),
  };
  const credit = (beginning: string) => 0 - sumOf(balances, beginning, home);
  return {
    ...{ sales: 0 - of('sales'), untaxedSales: 0 - of('untaxedSales') },
    ...{ purchases: of('purchases'), untaxedPurchases: of('untaxedPurchases') },
    ...{ unclaimedPurchases: of('unclaimedPurchases'), capital: of('capital') },
    stated: { income: credit('stated:income:'), expense: sumOf(balances, 'stated:expense:', home) },
    charged: credit('counted:income:') + reversed.owed,
    claimed: sumOf(balances, 'tax:claimed:', home) + reversed.claimed,
    reversed,
  };
}

/** The same tax on both sides, where there is any, by its rates. */
const reversedTaxes = (balances: Balances, home: string) =>
  [...balances].flatMap(([name, count]) => {
    const [, rate, commodity] = /^reversed:lines:(\S+) (\S+)$/.exec(name) ?? [];
    if (!rate || commodity !== home || count === 0) return [];
    const amount = balances.get(`reversed:owed:${rate} ${home}`) ?? 0;
    const tax = { tax: `VAT ${rate} reversed`, count, amount };
    return [
      { side: 'expense', ...tax },
      { side: 'income', ...tax },
    ];
  });

const bySideAndName = (a: { side: string; tax: string }, b: { side: string; tax: string }): number =>
  `${a.side} ${a.tax}` < `${b.side} ${b.tax}` ? -1 : 1;

/** What entries state of each tax, sales before purchases, by their names. */
function taxesOf(balances: Balances, home: string) {
  const names = [...balances].flatMap(([name, count]) => {
    const [, side, tax, commodity] = /^stated:(income|expense):(.+) (\S+)$/.exec(name) ?? [];
    return commodity === entriesOf(home) && side && tax ? [{ side, tax, count }] : [];
  });
  return names
    .map(({ side, tax, count }) => ({
      ...{ side, tax, count },
      amount: (side === 'income' ? -1 : 1) * (balances.get(`stated:${side}:${tax} ${home}`) ?? 0) || 0,
    }))
    .toSorted(bySideAndName);
}
