import type { Country } from '../../../shared/model/template.ts';
import { inHomeCurrency } from './abroad.ts';
import type { Business } from './businesses.ts';
import type { TrueEvent } from './true-event.ts';
import type { Registration } from './true-year.ts';

/** Where meals are private but on trips, those beside the work are on no line: a person has to say. */
const OWN_MEALS = 'no-line:expense';

/**
 * The line of the self-employed person's form for each purpose in these years, as the authorities' forms and notes have them (Schedule C, T2125,
 * SA103F, the ATO's business schedule, Form 11, IR10). Income first.
 */
const LINES: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  USA: {
    ...{ sales: 'Schedule C line 1', returns: 'Schedule C line 2', 'interest-income': 'Schedule B line 1' },
    ...{ vehicle: 'Schedule C line 9', travel: 'Schedule C line 24a', meals: 'Schedule C line 24b' },
    ...{ software: 'Schedule C line 27b', office: 'Schedule C line 18', advertising: 'Schedule C line 8' },
    ...{ phone: 'Schedule C line 25', subcontractors: 'Schedule C line 11', indemnity: 'Schedule C line 15' },
    ...{
      'bank-charges': 'Schedule C line 27b',
      interest: 'Schedule C line 16b',
      licences: 'Schedule C line 23',
    },
    equipment: 'Schedule C line 13',
  },
  Canada: {
    ...{ sales: 'T2125 line 8000', 'interest-income': 'T1 line 12100', vehicle: 'T2125 line 9281' },
    ...{ materials: 'T2125 line 8320', meals: 'T2125 line 8523', software: 'T2125 line 9270' },
    ...{ office: 'T2125 line 8810', supplies: 'T2125 line 8811', phone: 'T2125 line 9220' },
    ...{ insurance: 'T2125 line 8690', 'construction-subcontractors': 'T2125 line 8360' },
    ...{ 'bank-charges': 'T2125 line 8710', interest: 'T2125 line 8710' },
    equipment: 'T2125 line 9936',
  },
  UK: {
    ...{ sales: 'SA103F box 15', 'interest-income': 'SA100 page TR 3 box 2', vehicle: 'SA103F box 20' },
    ...{ travel: 'SA103F box 20', meals: 'SA103F box 20', software: 'SA103F box 23' },
    ...{ office: 'SA103F box 23', phone: 'SA103F box 23', utilities: 'SA103F box 21' },
    ...{ insurance: 'SA103F box 21', 'professional-fees': 'SA103F box 28', advertising: 'SA103F box 24' },
    ...{ 'bank-charges': 'SA103F box 26', interest: 'SA103F box 25' },
    equipment: 'SA103F box 49',
  },
  Australia: {
    ...{ sales: 'P8 income label J', 'interest-income': 'Question 10 label L' },
    ...{ vehicle: 'P8 expense label N', travel: 'P8 expense label P', office: 'P8 expense label P' },
    ...{ software: 'P8 expense label P', advertising: 'P8 expense label P', phone: 'P8 expense label P' },
    ...{ utilities: 'P8 expense label P', insurance: 'P8 expense label P' },
    ...{ 'professional-fees': 'P8 expense label P', 'bank-charges': 'P8 expense label P' },
    ...{ interest: 'P8 expense label Q', equipment: 'P8 expense label M' },
  },
  Ireland: {
    ...{ sales: 'Form 11 line 128', 'interest-income': 'Form 11 Irish Other Income' },
    ...{ vehicle: 'Form 11 line 138', travel: 'Form 11 line 138', software: 'Form 11 line 143' },
    ...{ office: 'Form 11 line 143', supplies: 'Form 11 line 131', advertising: 'Form 11 line 143' },
    ...{ phone: 'Form 11 line 143', utilities: 'Form 11 line 143', insurance: 'Form 11 line 143' },
    ...{ rent: 'Form 11 line 140', 'bank-charges': 'Form 11 line 143', interest: 'Form 11 line 143' },
    equipment: 'Form 11 line 141',
  },
  'New Zealand': {
    ...{ sales: 'IR10 box 2', 'interest-income': 'IR10 box 7', vehicle: 'IR10 box 24' },
    ...{ materials: 'IR10 box 4', meals: OWN_MEALS, software: 'IR10 box 24', travel: 'IR10 box 24' },
    ...{ phone: 'IR10 box 24', utilities: 'IR10 box 24', insurance: 'IR10 box 14' },
    ...{ 'professional-fees': 'IR10 box 16', 'bank-charges': 'IR10 box 24', interest: 'IR10 box 15' },
    equipment: 'IR10 box 13',
  },
};

/** Interest that a bank pays is told on another form than the business's, but in New Zealand. */
const isApart = (country: Country, purpose: string): boolean =>
  purpose === 'interest-income' && country !== 'New Zealand';

/**
 * Where equipment of every price is written off over years: nothing of it counts but what the person claims. Elsewhere what these businesses buy is
 * deducted at once.
 */
const isWrittenOff = (country: Country, purpose: string): boolean =>
  purpose === 'equipment' && ['Canada', 'Ireland'].includes(country);

/** Of meals half counts (section 274(n), section 67.1 of the Income Tax Act), and in Canada half of their tax is claimed. */
const halfCounts = (country: Country, purpose: string): boolean =>
  purpose === 'meals' && (country === 'Canada' || country === 'USA');

/** Half of cents, half a cent away from zero. */
const half = (cents: number): number => Math.sign(cents) * Math.floor((Math.abs(cents) + 1) / 2);

interface Line {
  readonly date: string;
  readonly purpose: string;
  /** With its tax, money out negative. */
  readonly amount: number;
  /** Of a sale the tax that is owed, of a purchase what its document states; of the amount's sign. `second`: that of the other tax. */
  readonly tax: number;
  readonly second: number;
  readonly isExempt?: boolean;
}

const isIncome = (purpose: string): boolean => purpose === 'sales' || purpose === 'interest-income';

/** What the business earned and spent, line by line; of a loan's payment its interest alone. No tax of own meals is the business's to claim. */
function linesOf(events: readonly TrueEvent[], since: string | null, { country }: Business): Line[] {
  return events.flatMap(({ date, amount, was, document }): Line[] => {
    if (was.is === 'loan-payment')
      return [{ date, purpose: 'interest', amount: -was.interest, tax: 0, second: 0 }];
    if (was.is !== 'business') return [];
    const isStated = isIncome(was.purpose) || document !== undefined;
    const isFiled = since !== null && date >= since && LINES[country][was.purpose] !== OWN_MEALS;
    const sign = isStated && isFiled ? Math.sign(amount) : 0;
    const [tax, second] = [sign * was.tax, sign * (was.second ?? 0)];
    return [{ date, purpose: was.purpose, amount, tax, second, isExempt: was.isExempt === true }];
  });
}

/** What may be taken off, or is owed, of the taxes of one purpose in one month: what is shared is rounded once a month, as on the return. */
const taken = (country: Country, purpose: string, tax: number): number =>
  halfCounts(country, purpose) ? half(tax) : tax;

/** Sums by a name of each line. */
function summed(lines: readonly Line[], nameOf: (line: Line) => string): Map<string, Line[]> {
  return Map.groupBy(lines, nameOf);
}
const sumOf = (lines: readonly Line[], of: 'amount' | 'tax' | 'second'): number =>
  lines.reduce((sum, line) => sum + line[of], 0);

const byMonth = (line: Line): string => `${line.date.slice(0, 7)} ${line.purpose}`;

/**
 * What counts of both taxes, by purpose; `only`: of one of them. Where half counts, half of both is rounded once: what the first leaves is
 * the second's.
 */
function taxesOf(
  lines: readonly Line[],
  { country }: Business,
  only?: 'tax' | 'second',
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const some of summed(lines, byMonth).values()) {
    const purpose = some[0]?.purpose ?? '';
    const [tax, second] = [sumOf(some, 'tax'), sumOf(some, 'second')];
    const [first, both] = [taken(country, purpose, tax), taken(country, purpose, tax + second)];
    const counted = only === undefined ? both : only === 'tax' ? first : both - first;
    sums.set(purpose, (sums.get(purpose) ?? 0) + counted);
  }
  return sums;
}

/** What books of a year have to come to, in cents, counted from what happened alone. */
export function trueFigures(business: Business, { since }: Registration, happened: readonly TrueEvent[]) {
  const events = happened.map(inHomeCurrency);
  const lines = linesOf(events, since, business);
  const taxes = taxesOf(lines, business);
  const purposes = new Map(
    [...summed(lines, ({ purpose }) => purpose)].map(([purpose, some]) => [
      purpose,
      sumOf(some, 'amount') - (taxes.get(purpose) ?? 0),
    ]),
  );
  const income = [...purposes].reduce((sum, [purpose, net]) => sum + (isIncome(purpose) ? net : 0), 0);
  const net = [...purposes.values()].reduce((sum, one) => sum + one, 0);
  return {
    totals: { income, expenses: net - income, net },
    purposes: Object.fromEntries(purposes),
    form: formOf(lines, purposes, taxes, business),
    returns: since === null ? [] : returnsOf(lines, since, business),
    ...ownersMoney(events),
  };
}

function formOf(
  lines: readonly Line[],
  purposes: ReadonlyMap<string, number>,
  taxes: ReadonlyMap<string, number>,
  { country, allowance = 0 }: Business,
) {
  const onForm = new Map<string, number>();
  const add = (purpose: string, net: number) => {
    const code = LINES[country][purpose];
    if (code === undefined) throw new Error(`Nobody told the line for ${purpose} in ${country}.`);
    onForm.set(code, (onForm.get(code) ?? 0) + net);
  };
  const back = lines.filter(({ purpose, amount }) => purpose === 'sales' && amount < 0);
  const returned = LINES[country]['returns'] === undefined ? 0 : sumOf(back, 'amount');
  if (returned !== 0) add('returns', returned);
  let profit = -allowance;
  for (const [purpose, net] of purposes) {
    add(purpose, purpose === 'sales' ? net - returned : net);
    const tax = taxes.get(purpose) ?? 0;
    const counts = halfCounts(country, purpose) ? half(net + tax) - tax : net;
    const isElsewhere = isApart(country, purpose) || isWrittenOff(country, purpose);
    if (!isElsewhere && LINES[country][purpose] !== OWN_MEALS) profit += counts;
  }
  return { lines: Object.fromEntries([...onForm].filter(([, sum]) => sum !== 0)), profit };
}

/** The returns of the periods of a year: what was charged and what may be claimed, with what the country's form asks for of the sales. */
function returnsOf(lines: readonly Line[], since: string, business: Business) {
  const { days, filing } = business;
  const months = filing === 'quarter' ? 3 : 2;
  const periodOf = (date: string) => {
    const [year = 0, month = 1] = date.split('-').map(Number);
    return `${year} ${Math.ceil(month / months)}`;
  };
  const periods: string[] = [];
  for (const at = new Date(since); at <= new Date(days.to); at.setUTCDate(at.getUTCDate() + 1)) {
    const period = periodOf(at.toISOString().slice(0, 10));
    if (periods.at(-1) !== period) periods.push(period);
  }
  return periods.map((period) => {
    const some = lines.filter(({ date }) => date >= since && periodOf(date) === period);
    const [charged, claimed] = chargedAndClaimed(taxesOf(some, business, 'tax'));
    const [chargedSecond, claimedSecond] = chargedAndClaimed(taxesOf(some, business, 'second'));
    const of = (isMeant: (line: Line) => boolean) => sumOf(some.filter(isMeant), 'amount');
    const isBought = ({ purpose }: Line) => !isIncome(purpose);
    const bought = some.filter(isBought);
    return boxesOf(business, {
      ...{ charged, claimed, chargedSecond, claimedSecond, sales: of(({ purpose }) => purpose === 'sales') },
      exempt: of(({ isExempt = false }) => isExempt),
      bought: 0 - sumOf(bought, 'amount'),
      stated: 0 - sumOf(bought, 'tax') - sumOf(bought, 'second'),
      capital: 0 - of(({ purpose }) => purpose === 'equipment'),
      untaxed: 0 - of((line) => isBought(line) && line.tax === 0),
    });
  });
}

function chargedAndClaimed(taxes: ReadonlyMap<string, number>): [charged: number, claimed: number] {
  const claimed = [...taxes].reduce((sum, [of, tax]) => sum + (isIncome(of) ? 0 : tax), 0);
  return [taxes.get('sales') ?? 0, 0 - claimed];
}

/** What a period comes to, in cents and positive: `bought` with its tax, of which documents state `stated`; `untaxed` those without any. */
type Period = Readonly<
  Record<
    | 'charged'
    | 'claimed'
    | 'chargedSecond'
    | 'claimedSecond'
    | 'sales'
    | 'exempt'
    | 'bought'
    | 'stated'
    | 'capital'
    | 'untaxed',
    number
  >
>;

const whole = (cents: number): number => cents - (cents % 100) || 0;

function boxesOf({ country, second }: Business, period: Period): Readonly<Record<string, number>> {
  const { charged, claimed, chargedSecond, claimedSecond, ...sums } = period;
  const { sales, exempt, bought, stated, capital, untaxed } = sums;
  const net = charged - claimed;
  switch (country) {
    case 'Canada':
      return {
        101: sales - charged - chargedSecond,
        ...{ 103: charged, 105: charged, 106: claimed, 108: claimed, 109: net },
        // Form FPZ-500 has both taxes, in lines of their own.
        ...(second ? { 203: chargedSecond, 205: chargedSecond, 206: claimedSecond } : {}),
        ...(second ? { 208: claimedSecond, 209: chargedSecond - claimedSecond } : {}),
      };
    case 'UK':
      return {
        1: charged,
        3: charged,
        4: claimed,
        5: Math.abs(net),
        6: whole(sales - charged),
        7: whole(bought - stated),
      };
    case 'Ireland':
      return { T1: charged, T2: claimed, T3: Math.max(0, net), T4: Math.max(0, -net) };
    case 'Australia':
      return {
        ...{ G1: whole(sales), G3: 0, G8: whole(sales - exempt), '1A': whole(charged), '1B': whole(claimed) },
        ...(exempt === 0 ? {} : { G4: whole(exempt) }),
        ...{ G10: whole(capital), G11: whole(bought - capital), G12: whole(bought) },
        ...{ G14: whole(untaxed), G15: 0, G17: whole(bought - untaxed) },
        9: whole(charged) - whole(claimed),
      };
    case 'New Zealand':
      return {
        ...{ 5: sales - exempt, 6: 0, 7: sales - exempt, 8: charged, 10: charged },
        ...{ 11: bought - untaxed, 12: claimed, 14: claimed, 15: net },
      };
    case 'USA':
      return {};
  }
}

/** What the owner took out, brought in, and paid privately; the bank alone knows none of it. */
function ownersMoney(events: readonly TrueEvent[]) {
  const sum = (isMeant: (event: TrueEvent) => boolean) =>
    events.reduce((all, event) => all + (isMeant(event) ? event.amount : 0), 0);
  return {
    draws: sum(({ was, amount }) => was.is === 'owner' && amount < 0),
    contributions: sum(({ was, amount }) => was.is === 'owner' && amount > 0),
    personal: sum(({ was }) => was.is === 'personal'),
    moved: sum(({ was }) => was.is === 'own' || was.is === 'loan-payment'),
  };
}
