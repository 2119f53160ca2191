import type { CategorisedRow } from '../../../functions/domain/categories/category-history.ts';
import { addDays } from '../../../shared/civil-date.ts';
import { offeredEntries, templates, type OfferedCategory } from '../../../shared/countries/index.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import type { Template } from '../../../shared/model/template.ts';

/*
 * Books of small businesses with categories, made by rolling dice; no real ledger stands behind them. How: each of the 48 templates
 * gets books of six months. A business buys again and again at some shops, whose bank texts change with branch, terminal, city
 * and a cut at 22 letters; has shops where it buys two kinds of things; is paid by clients of its own; meets strangers, half of
 * whom say nothing by their name. Its owner has habits of their own (one shop in ten stands where nobody else would put it) and
 * slips once in fifty rows. Categories are what the owner chose.
 */

export interface MadeBooks {
  readonly template: Template;
  readonly choices: readonly OfferedCategory[];
  /** The first five months, and the last one. */
  readonly earlier: readonly CategorisedRow[];
  readonly last: readonly CategorisedRow[];
}

interface Shop {
  readonly text: string;
  readonly category: string;
  /** Where one buys two kinds of things: the other kind, and how often of ten. */
  readonly other?: string;
  readonly usual: number;
  readonly timesAMonth: number;
}

const MONTHS = 6;
const MONTH_DAYS = 30;
const QUIRKS_OF_TEN = 1;
const SLIPS_OF_FIFTY = 1;

/** Names made up for the purpose, a few well-known ones among them. */
const SHOPS: readonly (readonly [name: string, purpose: Purpose])[] = [
  ['BRAMBLEWICK HARDWARE', 'materials'],
  ['ORCHID LANE COFFEE', 'meals'],
  ['TORVAK TIMBER', 'materials'],
  ['SHELL', 'vehicle'],
  ['ESSO CIRCLE K', 'vehicle'],
  ['ADOBE CREATIVE', 'software'],
  ['GITHUB INC', 'software'],
  ['VODAFONE', 'phone'],
  ['BELL MOBILITY', 'phone'],
  ['NORTHFIELD ENERGY', 'utilities'],
  ['QUILLON STATIONERS', 'office'],
  ['STAPLES', 'office'],
  ['HARTWELL & SON INSURANCE', 'insurance'],
  ['ZURICH INS', 'insurance'],
  ['FENWICK PROPERTY MGMT', 'rent'],
  ['PAPAYA GRILL', 'meals'],
  ['UBER TRIP', 'travel'],
  ['SKYLARK AIRWAYS', 'travel'],
  ['GOOGLE ADS', 'advertising'],
  ['OAKMONT LEGAL LLP', 'professional-fees'],
  ['CORRIGAN ACCOUNTANTS', 'professional-fees'],
  ['PARCELHAWK', 'delivery'],
  ['MELROSE TOOL HIRE', 'equipment-rental'],
  ['KESTREL SUPPLY', 'supplies'],
  ['MONTHLY ACCOUNT FEE', 'bank-charges'],
  ['SKILLBRIDGE COURSES', 'training'],
  ['GUILD OF TRADES', 'memberships'],
];
const MIXED: readonly (readonly [name: string, one: Purpose, other: Purpose])[] = [
  ['AMAZON MKTPLACE', 'office', 'supplies'],
  ['BIGBARN WAREHOUSE', 'supplies', 'meals'],
];
const CLIENTS = [
  'DRAYTON HOMES',
  'ELLERBY CLINIC',
  'M OKONKWO',
  'VISTULA DESIGN',
  'P LINDQVIST',
  'ROWAN SCHOOL',
];
/** Strangers' names are made of syllables; half of them have a word beside them that tells something, known here or not. */
const SYLLABLES = ['ALD', 'BER', 'CORV', 'DUN', 'ELSH', 'FIR', 'GAL', 'HOLM', 'IRV', 'JASP', 'KEL', 'LORN'];
const ENDINGS = ['ICOTT', 'WAY', 'ETTE', 'INGTON', 'ORA', 'UMBER', 'ISK', 'AVEN', 'OWE', 'YNE'];
const TELLING: readonly (readonly [word: string, purpose: Purpose])[] = [
  ['RESTAURANT', 'meals'],
  ['CAFE', 'meals'],
  ['NOODLE HOUSE', 'meals'],
  ['HOTEL', 'travel'],
  ['PARKING', 'vehicle'],
  ['TYRES', 'vehicle'],
  ['TAXI', 'travel'],
  ['INSURANCE', 'insurance'],
  ['PRINT', 'office'],
  ['COURIERS', 'delivery'],
  ['SOLICITORS', 'professional-fees'],
];
const OPAQUE: readonly Purpose[] = ['supplies', 'materials', 'office', 'meals', 'repairs', 'travel'];
const CITIES = ['TORONTO ON', 'LEEDS', 'AUSTIN TX', 'PERTH WA', 'CORK', 'HAMILTON'];

/** One business for each template, and the same ones in every run. */
export function madeBooks(seed: number): MadeBooks[] {
  return templates.map((template, index) => booksOf(template, diceOf(seed * 1000 + index)));
}

type Dice = (below: number) => number;

function booksOf(template: Template, roll: Dice): MadeBooks {
  const choices = (['expense', 'income'] as const).flatMap((kind) => offeredEntries(template, kind));
  const shops = shopsOf(choices, roll);
  const rows = Array.from({ length: MONTHS }, (_, month) => monthOf(month, shops, choices, roll));
  return { template, choices, earlier: rows.slice(0, -1).flat(), last: rows.at(-1) ?? [] };
}

function shopsOf(choices: readonly OfferedCategory[], roll: Dice): Shop[] {
  const expenses = choices.filter(({ kind }) => kind === 'expense');
  const income = choices.filter(({ kind }) => kind === 'income');
  const named = (purpose: Purpose) => ownersChoice(purpose, choices, roll);
  const pickedId = (list: readonly OfferedCategory[]) => list[roll(list.length)]?.id ?? 'other';
  const regular = some(SHOPS, 14, roll).map(([text, purpose]) => ({
    text,
    category: roll(10) < QUIRKS_OF_TEN ? pickedId(expenses) : named(purpose),
    usual: -(500 + roll(30_000)),
    timesAMonth: 1 + roll(4),
  }));
  const mixed = some(MIXED, 1, roll).map(([text, one, other]) => ({
    text,
    category: named(one),
    other: named(other),
    usual: -(1000 + roll(9000)),
    timesAMonth: 2,
  }));
  const clients = some(CLIENTS, 3, roll).map((text) => ({
    text,
    category: pickedId(income.slice(0, 2)),
    usual: 50_000 + roll(300_000),
    timesAMonth: 1 + roll(2),
  }));
  return [...regular, ...mixed, ...clients];
}

/** Any of the template's own choices for a purpose, else the general one: what this owner thinks of at this shop. */
function ownersChoice(purpose: Purpose, choices: readonly OfferedCategory[], roll: Dice): string {
  const meant = choices.filter((choice) => choice.purpose === purpose);
  const own = meant.filter(({ group }) => group === 'template');
  const list = own.length > 0 ? own : meant;
  return list[roll(Math.max(list.length, 1))]?.id ?? 'other';
}

function monthOf(month: number, shops: readonly Shop[], choices: readonly OfferedCategory[], roll: Dice) {
  const regular = shops.flatMap((shop) =>
    Array.from({ length: shop.timesAMonth }, () => rowOf(month, shop, choices, roll)),
  );
  const strangers = Array.from({ length: 2 + roll(5) }, () => {
    const [text, purpose] = strangerOf(roll);
    const category = ownersChoice(purpose, choices, roll);
    return rowOf(month, { text, category, usual: -(500 + roll(9000)), timesAMonth: 1 }, choices, roll);
  });
  return [...regular, ...strangers];
}

/** Somebody met once. */
function strangerOf(roll: Dice): [text: string, purpose: Purpose] {
  const name = `${SYLLABLES[roll(SYLLABLES.length)] ?? ''}${ENDINGS[roll(ENDINGS.length)] ?? ''}`;
  const [word, purpose] = TELLING[roll(TELLING.length)] ?? ['', 'other'];
  return roll(2) === 0 ? [`${name} ${word}`, purpose] : [name, OPAQUE[roll(OPAQUE.length)] ?? 'other'];
}

function rowOf(
  month: number,
  { text, category, other, usual }: Shop,
  choices: readonly OfferedCategory[],
  roll: Dice,
): CategorisedRow {
  const kind = usual > 0 ? 'income' : 'expense';
  const list = choices.filter((choice) => choice.kind === kind);
  const slip = roll(50) < SLIPS_OF_FIFTY ? list[roll(list.length)]?.id : undefined;
  const meant = other !== undefined && roll(10) < 3 ? other : category;
  return {
    id: `r${roll(1e9)}`,
    date: addDays('2026-01-01', month * MONTH_DAYS + roll(MONTH_DAYS)),
    description: bankText(text, usual > 0, roll),
    amount: Math.round((usual * (80 + roll(40))) / 100),
    currency: 'CAD',
    accountId: 'checking',
    categoryId: slip ?? meant,
  };
}

/** As banks write it: with a terminal before, a branch and a city behind, cut short or as it is. */
function bankText(name: string, isIncome: boolean, roll: Dice): string {
  const branch = String(1000 + roll(9000));
  const city = CITIES[roll(CITIES.length)] ?? '';
  if (isIncome) return [`E-TRANSFER FROM ${name}`, `DEPOSIT ${name} ${branch}`, name][roll(3)] ?? name;
  const texts = [
    `POS PURCHASE ${branch} ${name} ${city}`,
    `${name} #${branch} ${city}`,
    `${name} ${branch}`.slice(0, 22),
    `SQ *${name}`,
    name,
  ];
  return texts[roll(texts.length)] ?? name;
}

function some<T>(list: readonly T[], count: number, roll: Dice): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () => left.splice(roll(left.length), 1)).flat();
}

function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
