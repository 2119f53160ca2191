import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { decideSigns, type UnsignedRow } from '../tables/decide-signs.ts';
import { balanceAmounts } from './balance-amounts.ts';
import { paymentsIn } from '../payments-in.ts';
import { isMoneyRole, type Roles } from './column-roles.ts';
import type { PdfRole, SectionKind } from './heading-words.ts';
import { signedMinor, type AmountContext, type SettledRow, type SignedMinor } from './settled-row.ts';

/** A way to read the amounts: signed minor units a row, the balances as printed. */
export interface AmountReading {
  rows: readonly SettledRow[];
  amounts: number[];
  balances: (SignedMinor | undefined)[];
  questions: StatementQuestion[];
  /** Lines with a balance only, and that balance. */
  empty: readonly { readonly row: number; readonly balance: SignedMinor | undefined }[];
  /** One column has them all, without letters: what is owed could be read as what is held. */
  isOneColumn: boolean;
  /** The signs at one end are a guess that no balance but a named one bears out. */
  isEndGuessed?: boolean;
  /** What of each amount is a charge printed beside it, signed as it moves the account. */
  charges?: (number | undefined)[];
}

/** The ways to read the rows' amounts under these roles of their columns, the one that the print suggests most plainly first. */
export function readingsOf(
  all: readonly SettledRow[],
  roles: Roles,
  context: AmountContext,
): AmountReading[] {
  const { rows, empty } = withAmounts(all, roles, context.named.opening);
  const balances = rows.map(({ cells }) => cellOf(cells, roles, 'balance'));
  const unsigned = rows.map((row) => unsignedRow(row, roles));
  const { isCard, signs } = context;
  // Where no heading names money, two columns may be out and in or in and out.
  const isGuessed = !context.roles.some(isMoneyRole);
  const decided = decideSigns(unsigned, { ...signs, isCardFile: isCard, isGuessed });
  const isOneColumn = unsigned.every(({ column, direction }) => column === 'amount' && direction === '');
  const alone = empty.map((row) => ({ row: row.row, balance: cellOf(row.cells, roles, 'balance') }));
  const shared = { rows, balances, empty: alone, isOneColumn };
  const plain = { ...shared, ...decided };
  if (signs.answer !== undefined) return [plain];
  if (unsigned.some(({ column }) => column !== 'amount')) {
    const charged = withCharges(plain, roles, context.named.opening);
    if (charged) return [charged, plain];
    return isCard && takesPayments(plain) ? [plain, { ...plain, amounts: turned(plain.amounts) }] : [plain];
  }
  const bySection = sectionAmounts(rows, unsigned, isCard);
  const section = bySection ? [{ ...shared, amounts: bySection, questions: [] }] : [];
  const unread = bySectionAlone(rows, unsigned, isCard);
  // Where letters say the way of every amount, balances that would have it otherwise are read wrong themselves.
  const isLettered = unsigned.every(({ minor, direction }) => minor === 0 || direction !== '');
  const others = isLettered ? [] : otherAmounts(decided.amounts, unsigned, balances, context);
  const rest = [...others, ...(unread ? [{ amounts: unread }] : [])].map((other) => ({ ...plain, ...other }));
  return isPlainlySigned(unsigned) ? [plain, ...section, ...rest] : [...section, plain, ...rest];
}

/** What else the amounts of a single column could be: as the balances move, all turned round, or in only where a plus says so. */
function otherAmounts(
  plain: readonly number[],
  unsigned: readonly UnsignedRow[],
  balances: AmountReading['balances'],
  context: AmountContext,
): Pick<AmountReading, 'amounts' | 'isEndGuessed'>[] {
  const moved = balanceAmounts(plain, balances, context);
  // What a card owes grows by what was bought.
  const owed = context.isCard && moved ? { ...moved, amounts: turned(moved.amounts) } : undefined;
  const outUnlessPlus = unsigned.map(({ minor, sign }) => (sign === 1 || minor === 0 ? minor : -minor));
  // In an account, a letter beside an amount says which way it went: only a card's may be meant from the bank's side.
  const isSaid = !context.isCard && unsigned.some(({ direction }) => direction !== '');
  const against = isSaid ? [] : [turned(plain), outUnlessPlus].map((amounts) => ({ amounts }));
  return [moved, owed, ...against].filter((it) => it !== undefined);
}

const turned = (amounts: readonly number[]): number[] =>
  amounts.map((amount) => (amount === 0 ? 0 : -amount));

/** Headings close together may be taken for one another: a card's columns by which the payments that it got leave it are the other way round. */
const takesPayments = ({ rows, amounts }: AmountReading): boolean =>
  paymentsIn(rows.map(({ description }, at) => ({ description, amount: amounts[at] ?? 0 }))) < 0;

/** Signs that only repeat what the section says (all withdrawals negative) leave the section in charge. */
function isPlainlySigned(rows: readonly UnsignedRow[]): boolean {
  const isMarked = rows.some(({ direction }) => direction !== '');
  return isMarked || (rows.some(({ sign }) => sign === -1) && rows.some(({ sign }) => sign === 1));
}

/** Rows without an amount of their own: a balance that did not move belongs to a description that goes on in the next row. */
function withAmounts(
  all: readonly SettledRow[],
  roles: Roles,
  opening: SignedMinor | undefined,
): { rows: SettledRow[]; empty: SettledRow[] } {
  const rows: SettledRow[] = [];
  const empty: SettledRow[] = [];
  let pending: SettledRow | undefined;
  for (const row of all) {
    const hasAmount = row.cells.some((cell, at) => cell && isMoneyRole(roles[at]) && roles[at] !== 'balance');
    const above = rows.at(-1);
    const before = above ? cellOf(above.cells, roles, 'balance') : opening;
    const charge = hasAmount ? undefined : chargeAlone(row, before, roles);
    if (charge) {
      if (pending) empty.push(pending);
      pending = undefined;
      rows.push(charge);
      continue;
    }
    if (!hasAmount) {
      if (pending) empty.push(pending);
      pending = row;
      continue;
    }
    const isContinued = pending?.date === row.date && isStill(pending, rows.at(-1), roles);
    if (pending && !isContinued) empty.push(pending);
    rows.push(
      isContinued && pending
        ? { ...row, row: pending.row, description: `${pending.description} ${row.description}` }
        : row,
    );
    pending = undefined;
  }
  if (pending) empty.push(pending);
  return { rows, empty };
}

/** A row that has nothing but a charge, in a column of charges, by which its balance is less: as money out. */
function chargeAlone(row: SettledRow, last: SignedMinor | undefined, roles: Roles): SettledRow | undefined {
  const own = cellOf(row.cells, roles, 'balance');
  const out = roles.indexOf('debit');
  if (!own || !last || out < 0) return undefined;
  const step = signedMinor(last) - signedMinor(own);
  const from = row.cells.findIndex((cell, at) => cell && !isMoneyRole(roles[at]) && cell.minor === step);
  const charge = from < 0 ? undefined : row.cells[from];
  return (
    charge && {
      ...row,
      cells: row.cells.map((cell, at) => (at === out ? charge : at === from ? undefined : cell)),
    }
  );
}

/** Amounts with the charges in a column beside them, where each balance moves by both; undefined where none does. */
function withCharges(
  reading: AmountReading,
  roles: Roles,
  opening: SignedMinor | undefined,
): AmountReading | undefined {
  const { rows, amounts, balances } = reading;
  const charges = rows.map(({ cells }, at) => {
    const [own, last] = [balances[at], at === 0 ? opening : balances[at - 1]];
    const missing = own && last ? signedMinor(own) - signedMinor(last) - (amounts[at] ?? 0) : 0;
    const isPrinted = cells.some(
      (cell, column) => cell && !isMoneyRole(roles[column]) && cell.minor === -missing,
    );
    return missing < 0 && isPrinted ? missing : undefined;
  });
  if (charges.every((charge) => charge === undefined)) return undefined;
  return { ...reading, charges, amounts: amounts.map((amount, at) => amount + (charges[at] ?? 0)) };
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
    kind: '',
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
  // Payments with a sign of their own beside bare figures: a heading of purchases was passed over.
  const isOther = (at: number): boolean => rows[at]?.section === 'payments' && isCard;
  const signs = new Set(unsigned.filter((_, at) => isOther(at)).map(({ sign }) => sign));
  if (signs.size > 1) return undefined;
  // Withdrawals may repeat by a minus what their heading says, where the checks below them don't.
  const keyOf = (at: number): string => `${ways[at]} ${rows[at]?.heading ?? ''}`;
  const groups = Map.groupBy(unsigned.keys(), keyOf);
  return unsigned.map(({ minor, sign }, at) => {
    const own = groups.get(keyOf(at)) ?? [];
    const below = own.filter((index) => unsigned[index]?.sign === -1);
    const habit = below.length * 2 > own.length ? -1 : 1;
    return minor === 0 ? 0 : minor * (ways[at] ?? 1) * (sign === -1 ? -1 : 1) * habit;
  });
}

/** Amounts by their sections alone, whatever signs are seen: on a scan a minus is easily lost. */
function bySectionAlone(
  rows: readonly SettledRow[],
  unsigned: readonly UnsignedRow[],
  isCard: boolean,
): number[] | undefined {
  const ways = rows.map(({ section }) => sectionWay(section, isCard));
  if (ways.some((way) => way === 0) || new Set(ways).size < 2) return undefined;
  return unsigned.map(({ minor }, at) => (minor === 0 ? 0 : minor * (ways[at] ?? 1)));
}

function sectionWay(section: SectionKind | undefined, isCard: boolean): -1 | 0 | 1 {
  if (section === 'in') return 1;
  if (section === 'out' || section === 'purchases') return section === 'out' && isCard ? 1 : -1;
  return section === 'payments' ? (isCard ? 1 : -1) : 0;
}
