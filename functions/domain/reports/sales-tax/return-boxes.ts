import type { BoxSource, FiledPeriod } from '../../../../shared/model/sales-tax.ts';
import type { Country } from '../../../../shared/model/template.ts';
import type { SalesTaxKind } from '../../../../shared/sales-tax-kinds.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import { claimedOf, statedOf } from './return-tally.ts';
import type { PeriodSums } from './return-tally.ts';

/** An amount as a form asks for it. */
type Rounding = (amount: number) => number;

type Box = Omit<FiledPeriod['boxes'][number], 'label'>;

/** The boxes of a return and what is owed by it; negative is refunded. */
export interface Return {
  readonly boxes: readonly Box[];
  readonly payable: number;
}

/**
 * The return of a country from what a period comes to. Boxes for what these books know nothing of, such as imports or instalments, are left
 * out: they are for the person who files. `rounded`: how amounts stand in forms that ask for whole units.
 */
export function salesTaxReturn(
  country: Country,
  region: string | null,
  sums: PeriodSums,
  rounded: Rounding = wholeUnits,
): Return {
  switch (country) {
    case 'Canada':
      return canadian(region, sums);
    case 'UK':
      return british(sums, rounded);
    case 'Ireland':
      return irish(sums);
    case 'Australia':
      return australian(sums, rounded);
    case 'New Zealand':
      return newZealand(sums);
    case 'USA':
      return { boxes: [], payable: 0 };
  }
}

/** Boxes with what the form calls them, in a language or that of the reader. */
export function labelledBoxes(
  boxes: readonly Box[],
  country: Country,
  language?: Language,
): FiledPeriod['boxes'] {
  const labels: Readonly<Record<string, string>> = wordsFor(language).reports.taxBoxes[country];
  return boxes.map((one) => ({ ...one, label: labels[one.code] ?? one.code }));
}

const box = (code: string, amount: number, source: BoxSource): Box => ({ code, amount, source });

/** Form GST34; in Québec form FPZ-500, whose lines for the QST are those of the GST with a 2 before them. */
function canadian(region: string | null, sums: PeriodSums): Return {
  const isQst = (kind: SalesTaxKind) => kind === 'QST';
  const isFederal = (kind: SalesTaxKind) => !isQst(kind);
  const sales = box('101', sums.sales - statedOf(sums, 'income'), 'sales');
  const federal = linesOf('1', claimedOf(sums, 'income', isFederal), claimedOf(sums, 'expense', isFederal));
  const qst = linesOf('2', claimedOf(sums, 'income', isQst), claimedOf(sums, 'expense', isQst));
  const isQuebec = region === 'QC' || qst.net !== 0;
  return {
    boxes: [sales, ...federal.boxes, ...(isQuebec ? qst.boxes : [])],
    payable: federal.net + qst.net,
  };
}

function linesOf(form: string, charged: number, claimed: number): { boxes: Box[]; net: number } {
  const net = charged - claimed;
  return {
    net,
    boxes: [
      box(`${form}03`, charged, 'taxed-sales'),
      box(`${form}05`, charged, 'taxed-sales'),
      box(`${form}06`, claimed, 'taxed-purchases'),
      box(`${form}08`, claimed, 'taxed-purchases'),
      box(`${form}09`, net, 'result'),
    ],
  };
}

/** The VAT return (VAT Notice 700/12): boxes 6 to 9 in whole pounds, less tax; 2, 8 and 9 are for goods between Northern Ireland and the EU. */
function british(sums: PeriodSums, wholeOf: Rounding): Return {
  const [charged, claimed] = [claimedOf(sums, 'income'), claimedOf(sums, 'expense')];
  const net = charged - claimed;
  return {
    boxes: [
      box('1', charged, 'taxed-sales'),
      box('3', charged, 'taxed-sales'),
      box('4', claimed, 'taxed-purchases'),
      box('5', Math.abs(net), 'result'),
      box('6', wholeOf(sums.sales - statedOf(sums, 'income') + sums.reversed), 'sales'),
      box('7', wholeOf(sums.purchases - statedOf(sums, 'expense')), 'purchases'),
    ],
    payable: net,
  };
}

/** Form VAT3 (Revenue). */
function irish(sums: PeriodSums): Return {
  const [charged, claimed] = [claimedOf(sums, 'income'), claimedOf(sums, 'expense')];
  return {
    boxes: [
      box('T1', charged, 'taxed-sales'),
      box('T2', claimed, 'taxed-purchases'),
      box('T3', Math.max(0, charged - claimed), 'result'),
      box('T4', Math.max(0, claimed - charged), 'result'),
    ],
    payable: charged - claimed,
  };
}

/** The activity statement (ATO) by the tax that entries name, whole dollars. G15 is what of no tax may be claimed. */
function australian(sums: PeriodSums, wholeOf: Rounding): Return {
  const { sales, untaxedSales, exemptSales, purchases, untaxedPurchases, unclaimedPurchases, capital } = sums;
  const [charged, claimed] = [wholeOf(claimedOf(sums, 'income')), wholeOf(claimedOf(sums, 'expense'))];
  const whole = (code: string, amount: number, source: BoxSource) => box(code, wholeOf(amount), source);
  return {
    boxes: [
      whole('G1', sales, 'sales'),
      whole('G3', untaxedSales - exemptSales, 'untaxed-sales'),
      ...(exemptSales === 0 ? [] : [whole('G4', exemptSales, 'exempt-sales')]),
      whole('G8', sales - untaxedSales, 'taxed-sales'),
      box('1A', charged, 'taxed-sales'),
      whole('G10', capital, 'purchases'),
      whole('G11', purchases - capital, 'purchases'),
      whole('G12', purchases, 'purchases'),
      whole('G14', untaxedPurchases, 'untaxed-purchases'),
      whole('G15', unclaimedPurchases, 'taxed-purchases'),
      whole('G17', purchases - untaxedPurchases - unclaimedPurchases, 'taxed-purchases'),
      box('1B', claimed, 'taxed-purchases'),
      box('9', charged - claimed, 'result'),
    ],
    payable: charged - claimed,
  };
}

/** Form GST101A (Inland Revenue) by the tax that entries name. */
function newZealand(sums: PeriodSums): Return {
  const { sales, untaxedSales, purchases, untaxedPurchases, unclaimedPurchases } = sums;
  const [charged, claimed] = [claimedOf(sums, 'income'), claimedOf(sums, 'expense')];
  return {
    boxes: [
      box('5', sales, 'sales'),
      box('6', untaxedSales, 'untaxed-sales'),
      box('7', sales - untaxedSales, 'taxed-sales'),
      box('8', charged, 'taxed-sales'),
      box('10', charged, 'taxed-sales'),
      box('11', purchases - untaxedPurchases - unclaimedPurchases, 'taxed-purchases'),
      box('12', claimed, 'taxed-purchases'),
      box('14', claimed, 'taxed-purchases'),
      box('15', charged - claimed, 'result'),
    ],
    payable: charged - claimed,
  };
}

/** An amount without its cents, as forms ask for it. */
const wholeUnits = (amount: number): number => amount - (amount % 100);
