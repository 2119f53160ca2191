import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { StatementQuestion, StatementTransaction } from '../../../../shared/model/statement.ts';
import { decideSigns, type SignContext, type UnsignedRow } from '../decide-signs.ts';
import { proveStatement, type Proof } from '../prove-statement.ts';
import type { PdfRole, SectionKind } from './heading-words.ts';

/** An amount in minor units as printed: never negative, its sign apart, −1 and +1 also from words like DR and CR. */
export interface SignedMinor {
  minor: number;
  sign: -1 | 0 | 1;
  isMarked: boolean;
}

/** A row with its day settled and its amounts read, one or none a column. */
export interface SettledRow {
  row: number;
  date: CivilDate;
  description: string;
  cells: (SignedMinor | undefined)[];
  section: SectionKind | undefined;
}

/** What is known besides the rows. */
export interface AmountContext {
  roles: readonly (PdfRole | undefined)[];
  opening: readonly SignedMinor[];
  closing: readonly SignedMinor[];
  isCard: boolean;
  signs: SignContext;
}

/** The rows as transactions, how the balances bear them out, and what is left open. */
export interface SettledAmounts {
  transactions: StatementTransaction[];
  proof: Proof;
  questions: StatementQuestion[];
  /** Lines with a balance only, where no amount explains it. */
  empty: number[];
}

/**
 * Gives every row the owner's sign. Headings, signs, sections and balances each suggest a reading; the first reading that the
 * balances prove is taken, and where none is proven the one that the print suggests most plainly, with a question if it is open.
 */
export function settleAmounts(rows: readonly SettledRow[], context: AmountContext): SettledAmounts {
  const readings = roleChoices(rows, context.roles).flatMap((roles) => readingsOf(rows, roles, context));
  const settled = readings.flatMap((reading) => provings(reading, context));
  const proven = settled.find(({ proof }) => proof.proven === true);
  const [first] = settled;
  if (proven) return { ...proven, questions: [] };
  return (
    first ?? {
      transactions: [],
      proof: { proven: null, opening: null, closing: null },
      questions: [],
      empty: [],
    }
  );
}

type Roles = readonly (PdfRole | undefined)[];

/** The roles that headings leave open, likeliest first. */
function roleChoices(rows: readonly SettledRow[], named: Roles): Roles[] {
  const money = named.map((role, at) => (isMoneyRole(role) ? at : -1)).filter((at) => at >= 0);
  const hasAmount = money.some((at) => named[at] !== 'balance');
  if (hasAmount) return [loneSide(named), loneSide(withCounterpart(rows, named))].filter(isNew);
  const open = named
    .map((role, at) => (role === undefined || role === 'other' ? at : -1))
    .filter((at) => at >= 0);
  const fill = (...roles: PdfRole[]): Roles => {
    const used = open.slice(-roles.length);
    return named.map((role, at) => (used.includes(at) ? roles[used.indexOf(at)] : role));
  };
  if (money.length > 0)
    return open.length > 1
      ? [fill('debit', 'credit'), fill('credit', 'debit'), fill('amount')]
      : [fill('amount')];
  if (open.length <= 1) return [fill('amount')];
  if (open.length === 2) {
    const pair = [fill('debit', 'credit'), fill('credit', 'debit')];
    return isExclusive(rows, open) ? pair : [fill('amount', 'balance'), ...pair];
  }
  return [fill('debit', 'credit', 'balance'), fill('credit', 'debit', 'balance'), fill('amount', 'balance')];
}

function isMoneyRole(role: PdfRole | undefined): boolean {
  return role === 'amount' || role === 'debit' || role === 'credit' || role === 'balance';
}

function isNew(roles: Roles, at: number, all: Roles[]): boolean {
  return all.findIndex((other) => other.join() === roles.join()) === at;
}

/** A single debit or credit column without its counterpart may be the only amount column: it is read both ways. */
function loneSide(named: Roles): Roles {
  const sides = named.filter((role) => role === 'debit' || role === 'credit');
  const isLone = sides.length === 1 && !named.includes('amount');
  return isLone ? named.map((role) => (role === 'debit' || role === 'credit' ? 'amount' : role)) : named;
}

function withCounterpart(rows: readonly SettledRow[], named: Roles): Roles {
  const side = named.find((role) => role === 'debit' || role === 'credit');
  const open = named.findIndex((role, at) => role === undefined && rows.some(({ cells }) => cells[at]));
  if (side === undefined || open < 0 || (named.includes('debit') && named.includes('credit'))) return named;
  return named.map((role, at) => (at === open ? (side === 'debit' ? 'credit' : 'debit') : role));
}

/** Two columns of which each row fills one only. */
function isExclusive(rows: readonly SettledRow[], [a = 0, b = 1]: readonly number[]): boolean {
  const both = rows.filter(({ cells }) => cells[a] && cells[b]).length;
  return both < 0.2 * rows.length;
}

/** A way to read the amounts: signed minor units a row, the balances as printed. */
interface AmountReading {
  rows: readonly SettledRow[];
  amounts: number[];
  balances: (SignedMinor | undefined)[];
  questions: StatementQuestion[];
  empty: number[];
}

function readingsOf(all: readonly SettledRow[], roles: Roles, context: AmountContext): AmountReading[] {
  const { rows, empty } = withAmounts(all, roles);
  const balances = rows.map(({ cells }) => cellOf(cells, roles, 'balance'));
  const unsigned = rows.map((row) => unsignedRow(row, roles));
  const decided = decideSigns(unsigned, {
    ...context.signs,
    isCardFile: context.isCard,
    isGuessed: !roles.some(isMoneyRole),
  });
  const shared = { rows, balances, empty };
  const plain = { ...shared, ...decided };
  if (context.signs.answer !== undefined || unsigned.some(({ column }) => column !== 'amount'))
    return [plain];
  const bySection = sectionAmounts(rows, unsigned, context.isCard);
  const isPlainlySigned =
    unsigned.some(({ sign }) => sign === -1) || unsigned.some(({ direction }) => direction !== '');
  const others = [
    balanceAmounts(unsigned, balances, context),
    decided.amounts.map((amount) => (amount === 0 ? 0 : -amount)),
    unsigned.map(({ minor, sign }) => (sign === 1 ? minor : minor === 0 ? 0 : -minor)),
  ].filter((amounts) => amounts !== undefined);
  const rest = others.map((amounts) => ({ ...shared, amounts, questions: decided.questions }));
  const section = bySection ? [{ ...shared, amounts: bySection, questions: [] }] : [];
  return isPlainlySigned && !isMostlySectioned(unsigned)
    ? [plain, ...section, ...rest]
    : [...section, plain, ...rest];
}

/** Signs that only repeat what the section says (all withdrawals negative) leave the section in charge. */
function isMostlySectioned(rows: readonly UnsignedRow[]): boolean {
  return rows.every(({ direction }) => direction === '') && rows.every(({ sign }) => sign !== 1);
}

/** Rows without an amount of their own: a balance that did not move belongs to a description that goes on in the next row. */
function withAmounts(all: readonly SettledRow[], roles: Roles): { rows: SettledRow[]; empty: number[] } {
  const rows: SettledRow[] = [];
  const empty: number[] = [];
  let pending: SettledRow | undefined;
  for (const row of all) {
    const hasAmount = row.cells.some((cell, at) => cell && isMoneyRole(roles[at]) && roles[at] !== 'balance');
    if (!hasAmount) {
      if (pending) empty.push(pending.row);
      pending = row;
      continue;
    }
    const isContinued = pending?.date === row.date && isStill(pending, rows.at(-1), roles);
    if (pending && !isContinued) empty.push(pending.row);
    rows.push(
      isContinued && pending
        ? { ...row, row: pending.row, description: `${pending.description} ${row.description}` }
        : row,
    );
    pending = undefined;
  }
  if (pending) empty.push(pending.row);
  return { rows, empty };
}

function isStill(row: SettledRow, before: SettledRow | undefined, roles: Roles): boolean {
  const [own, other] = [row, before].map((it) => (it ? cellOf(it.cells, roles, 'balance') : undefined));
  return own === undefined || own.minor === other?.minor;
}

function cellOf(cells: SettledRow['cells'], roles: Roles, role: PdfRole): SignedMinor | undefined {
  return cells.find((cell, at) => cell && roles[at] === role);
}

function unsignedRow({ row, description, cells }: SettledRow, roles: Roles): UnsignedRow {
  const sides = (['debit', 'credit', 'amount'] as const).map((column) => ({
    column,
    cell: cellOf(cells, roles, column),
  }));
  const filled = sides.filter(({ cell }) => cell !== undefined);
  const { column, cell } = filled.find((side) => side.cell?.minor !== 0) ??
    filled[0] ?? { column: 'amount' as const, cell: undefined };
  const isMarked = cell?.isMarked === true;
  return {
    row,
    description,
    minor: cell?.minor ?? 0,
    sign: isMarked ? 0 : (cell?.sign ?? 0),
    column,
    direction: isMarked ? (cell.sign === 1 ? 'CR' : 'DR') : '',
  };
}

/** Amounts signed by the section they stand in; undefined unless every row stands in one that tells. */
function sectionAmounts(
  rows: readonly SettledRow[],
  unsigned: readonly UnsignedRow[],
  isCard: boolean,
): number[] | undefined {
  const ways = rows.map(({ section }) => sectionWay(section, isCard));
  if (ways.some((way) => way === 0)) return undefined;
  const isNegative = (at: number): boolean => unsigned[at]?.sign === -1;
  return unsigned.map(({ minor, sign }, at) => {
    const own = ways.map((way, index) => (way === ways[at] ? index : -1)).filter((index) => index >= 0);
    const habit = own.filter(isNegative).length * 2 > own.length ? -1 : 1;
    return minor === 0 ? 0 : minor * (ways[at] ?? 1) * (sign === -1 ? -1 : 1) * habit;
  });
}

function sectionWay(section: SectionKind | undefined, isCard: boolean): -1 | 0 | 1 {
  if (section === 'in') return 1;
  if (section === 'out' || section === 'purchases') return section === 'out' && isCard ? 1 : -1;
  return section === 'payments' ? (isCard ? 1 : -1) : 0;
}

/** Signs told by the running balance alone: each amount moves it up or down. Undefined where a step fits neither. */
function balanceAmounts(
  rows: readonly UnsignedRow[],
  balances: readonly (SignedMinor | undefined)[],
  { opening }: AmountContext,
): number[] | undefined {
  if (balances.some((balance) => balance === undefined)) return undefined;
  const held = balances.map((balance) => signedMinor(balance));
  const stepped = (starts: readonly (number | undefined)[]): number[] | undefined => {
    const amounts = rows.map(({ minor }, at) => {
      const before = starts[at];
      const step = before === undefined ? undefined : (held[at] ?? 0) - before;
      return step === undefined || Math.abs(step) === minor ? (step ?? minor) : undefined;
    });
    return amounts.every((amount) => amount !== undefined) ? amounts : undefined;
  };
  const starts = [...opening.map(signedMinor), undefined].map((start) => [start, ...held.slice(0, -1)]);
  const upwards = [...held.slice(1), undefined];
  return [...starts, upwards].map(stepped).find((amounts) => amounts !== undefined);
}

function signedMinor(money: SignedMinor | undefined): number {
  return money ? money.minor * (money.sign === -1 ? -1 : 1) : 0;
}

/** The reading against every pair of named balances; what a card owes is printed as a positive figure. */
function provings(reading: AmountReading, { opening, closing, isCard }: AmountContext): SettledAmounts[] {
  const polarities = isCard ? [-1, 1] : [1];
  const firsts = [...opening, undefined];
  const lasts = [...closing, undefined];
  return polarities.flatMap((polarity) => {
    const held = (money: SignedMinor | undefined): number | null => {
      if (money === undefined) return null;
      const value = signedMinor(money) * (money.isMarked ? 1 : polarity);
      return value === 0 ? 0 : value;
    };
    const transactions = reading.rows.map((row, at): StatementTransaction => {
      const balance = held(reading.balances[at]);
      const { description, date } = row;
      return {
        row: row.row,
        date,
        description,
        amount: reading.amounts[at] ?? 0,
        ...(balance === null ? {} : { balance }),
      };
    });
    const isRunning = transactions.some(({ balance }) => balance !== undefined);
    const pairs = firsts.flatMap((first) => lasts.map((last) => [first, last] as const));
    const tried = pairs.filter(
      ([first, last]) =>
        isRunning || (first && last) || pairs.length === 1 || opening.length * closing.length === 0,
    );
    return tried.map(([first, last]) => ({
      transactions,
      proof: proveStatement({ transactions, opening: held(first), closing: held(last) }),
      questions: reading.questions,
      empty: reading.empty,
    }));
  });
}
