import { addDays, daysBetween } from '../../../shared/civil-date.ts';
import { randomFrom } from '../campaigns/random.ts';
import { eventsAbroad } from './abroad.ts';
import type { Business } from './businesses.ts';
import type { Draws, Taxes, TrueAccount, TrueEvent, Was } from './true-event.ts';

/** One part in so many of the purchases was bought without a document being kept. */
const LOST_OF = 3;
/** The days on which money that left one account arrives on the other, at most. */
const UNDERWAY_MAX = 2;

/** Since when a business charges sales tax (null: it doesn't), and whether some of its sales are exempt. */
export interface Registration {
  readonly since: string | null;
  readonly isMixed: boolean;
}

/**
 * A year of a business as it happened, made by drawing; the same seed makes the same year. From the day of its registration on it charges the
 * country's usual tax on sales, where its sales are mixed those to its second client excepted; in the prices of what it buys that tax is always.
 */
export function trueYear(business: Business, { since, isMixed }: Registration, seed: number): TrueEvent[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const { from, to } = business.days;
  const span = daysBetween(from, to) + 1;
  const draws = { below, day: () => addDays(from, below(span)) };
  const events = [
    ...sales(business, { since, isMixed }, draws),
    ...purchases(business, draws),
    ...refunds(business, { since, isMixed }, draws),
    equipment(business, draws),
    ...ownMoney(business, draws),
    ...bankLines(business, draws),
    ...eventsAbroad(business, draws),
  ];
  return events
    .map((event) => (event.date > to ? { ...event, date: to } : event))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The taxes that are in a price: each of so many thousandths of a percent, half a cent rounded up. */
function taxesIn(price: number, { tax, second, alsoPaid }: Business): Taxes {
  const thousandths = [tax, second, alsoPaid].map((one) => one?.thousandths ?? 0);
  const whole = thousandths.reduce((sum, one) => sum + one, 100_000);
  const [first = 0, other = 0] = thousandths.map((one) =>
    Math.floor((2 * price * one + whole) / (2 * whole)),
  );
  return second ? { tax: first, second: other } : { tax: first };
}

/** An invoice: a net price with its taxes on top, all in whole cents. */
function invoiced(net: number, business: Business, isTaxed: boolean) {
  const on = (thousandths = 0) => (isTaxed ? Math.floor((2 * net * thousandths + 100_000) / 200_000) : 0);
  const [tax, second] = [on(business.tax?.thousandths), on(business.second?.thousandths)];
  return { gross: net + tax + second, taxes: business.second ? { tax, second } : { tax } };
}

const charges = (since: string | null, date: string): boolean => since !== null && date >= since;

function sales(business: Business, { since, isMixed }: Registration, { below, day }: Draws): TrueEvent[] {
  const { clients } = business;
  return Array.from({ length: 24 }, (_, at) => {
    const [date, net] = [day(), 40_000 + below(400_000)];
    const isExempt = isMixed && at % clients.length === 1;
    const bill = invoiced(net, business, !isExempt && charges(since, date));
    return {
      ...{ date, account: 'checking', text: clients[at % clients.length] ?? '', amount: bill.gross },
      was: { is: 'business', purpose: 'sales', ...bill.taxes, isExempt },
    };
  });
}

function purchases(business: Business, { below, day }: Draws): TrueEvent[] {
  const { payees, towns } = business;
  return payees.flatMap(({ text, purpose, times, usual, account, isTaxed }) =>
    Array.from({ length: times }, (): TrueEvent => {
      const price = Math.round((usual * (80 + below(40))) / 100);
      const paid = { date: day(), account, text: printed(text, account, towns, below), amount: -price };
      if (purpose === 'personal') return { ...paid, was: { is: 'personal' } };
      const included = isTaxed ? taxesIn(price, business) : { tax: 0 };
      const document = below(LOST_OF) === 0 ? {} : { document: { vendor: text, isCredit: false } };
      return { ...paid, was: { is: 'business', purpose, ...included }, ...document };
    }),
  );
}

/** As cards write it: a code behind a sign, or a branch and a town; a bank's own payments by their bare names. */
function printed(
  text: string,
  account: TrueAccount,
  towns: readonly string[],
  below: Draws['below'],
): string {
  if (account === 'checking') return text;
  const code = String(1000 + below(90_000));
  const town = towns[below(towns.length)] ?? '';
  if (text.includes('*') || /^AM(ZN|AZON)/.test(text)) return `${text.replace(/\*.*$/, '')}*${code}`;
  return [`${text} #${code} ${town}`, `${text} ${code} ${town}`, `${text} ${town}`][below(3)] ?? text;
}

/** Whether a payment's text ends with the name of a client, which is its last two words. */
const isOf = (client: string, text: string): boolean => text.endsWith(client.split(' ').slice(-2).join(' '));

/** What a client got back, with its tax, and what a supplier paid back, once by a credit note. */
function refunds(business: Business, { since, isMixed }: Registration, { below, day }: Draws): TrueEvent[] {
  const { lines, refunded, clients } = business;
  const date = day();
  const isExempt = isMixed && isOf(clients[1] ?? '', lines.clientRefund);
  const given = invoiced(10_000 + below(9000), business, !isExempt && charges(since, date));
  const got = 2000 + below(3000);
  return [
    {
      ...{ date, account: 'checking', text: lines.clientRefund, amount: -given.gross },
      was: { is: 'business', purpose: 'sales', ...given.taxes, isExempt },
    },
    {
      ...{ date: day(), account: 'credit-card', text: lines.supplierRefund, amount: got },
      was: { is: 'business', purpose: refunded, ...taxesIn(got, business) },
      document: { vendor: lines.supplierRefund.replace(' REFUND', ''), isCredit: true },
    },
  ];
}

/** Something dear that is used for years, with its invoice. */
function equipment(business: Business, { below, day }: Draws): TrueEvent {
  const { lines, equipmentPrice } = business;
  const price = equipmentPrice + below(14_000);
  return {
    ...{ date: day(), account: 'credit-card', text: lines.equipment, amount: -price },
    was: { is: 'business', purpose: 'equipment', ...taxesIn(price, business) },
    document: { vendor: lines.equipment, isCredit: false },
  };
}

function ownMoney({ lines, country }: Business, { below, day }: Draws): TrueEvent[] {
  const moved = (out: string, into: string, other: TrueAccount, amount: number): TrueEvent[] => {
    const date = day();
    const arrives = addDays(date, below(UNDERWAY_MAX));
    return [
      { ...{ date, account: 'checking', text: out, amount: -amount }, was: { is: 'own' } },
      { ...{ date: arrives, account: other, text: into, amount }, was: { is: 'own' } },
    ];
  };
  const was = (text: string, amount: number, truly: Was): TrueEvent => ({
    ...{ date: day(), account: 'checking', text, amount },
    was: truly,
  });
  const alone = (text: string, amount: number, is: 'own' | 'owner') => was(text, amount, { is });
  // Sales have it in them in the United States, where no law takes it out.
  const taxPaid: Was = country === 'USA' ? { is: 'business', purpose: 'licences', tax: 0 } : { is: 'own' };
  return [
    ...[0, 1, 2, 3].flatMap(() =>
      moved(lines.toSavings, lines.fromChecking, 'savings', 100_000 + below(90_000)),
    ),
    ...moved(lines.vagueOut, lines.vagueIn, 'savings', 70_000 + below(9000)),
    ...[0, 1, 2, 3, 4, 5].flatMap(() =>
      moved(lines.paysCard, lines.cardPaid, 'credit-card', 60_000 + below(60_000)),
    ),
    alone(lines.draw, -(200_000 + below(50_000)), 'owner'),
    ...[0, 1].map(() => alone(lines.drawByName, -(150_000 + below(50_000)), 'owner')),
    alone(lines.contribution, 300_000 + below(50_000), 'owner'),
    was(lines.salesTax, -(120_000 + below(50_000)), taxPaid),
    alone(lines.incomeTax, -(180_000 + below(50_000)), 'owner'),
    alone(lines.cash, -20_000, 'own'),
    alone(lines.loanIn, 1_000_000, 'own'),
  ];
}

/** Twelve fees, interest on savings, and six payments of a loan, each with less interest in it. */
function bankLines({ lines, days }: Business, { below, day }: Draws): TrueEvent[] {
  const fees = Array.from({ length: 12 }, (): TrueEvent => ({
    ...{ date: day(), account: 'checking', text: lines.fee, amount: -1695 },
    was: { is: 'business', purpose: 'bank-charges', tax: 0 },
  }));
  const earned = Array.from({ length: 4 }, (): TrueEvent => ({
    ...{ date: day(), account: 'savings', text: lines.interest, amount: 300 + below(900) },
    was: { is: 'business', purpose: 'interest-income', tax: 0 },
  }));
  const repaid = Array.from({ length: 6 }, (_, at): TrueEvent => ({
    ...{
      date: addDays(days.from, 190 + at * 28),
      account: 'checking',
      text: lines.loanPayment,
      amount: -52_000,
    },
    was: { is: 'loan-payment', interest: 5210 - at * 431 },
  }));
  return [...fees, ...earned, ...repaid];
}
