import type { ColumnProfile, MoneyColumns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import { isOneBalance, stepsExplained } from './one-balance.ts';
import { numberAbove, OWN_ACCOUNT } from './table-account.ts';
import { cellText, isEmptyCell, type TableRow } from './table.ts';
import { foldText } from '../../text/fold-text.ts';

const PARTY =
  /\b(payee|payer|counter ?party|beneficiary|recipient|merchant|vendor|supplier|partner|party|name|naam|nom|nome|nombre|(be|zahlungs)?gu?e?nstigte\w*|beguenstigte\w*|\w*empfanger\w*|\w*zahlungs\w*|auftraggeber\w*|destinat\w*|ordenante|benef\w*|contraparte|controparte|odbiorca|nadawca|protistran\w*|saaja|maksaja|mottagare|modtager|tegenpartij|gegenseite)\b/;
const HOLDER = /\b(holder|inhaber|kontoinhaber|titulaire|titular|intestatario|own|account)\b/;
/** What has a name and is nobody. */
const NO_PARTY = /\b(category|kategorie|categorie|categoria|type|product|bank|branch|tag)\b/;
const CARD_HEADING = /\b(card|carte|karten?nummer|kaartnummer|kortnummer|tarjeta|carta)\b/;
const COUNTER = /\b(\w*(tegen|gegen|counter|contra)\w*|partner|payee|beneficiary|recipient|other)\b/;

/**
 * The column that names the owner's account. One headed only "IBAN" or "Account" may name the other side's: where the balance runs
 * on over its numbers, rows go without, the file names another account above, or each number goes with a name beside it.
 */
export function accountColumn(
  free: readonly ColumnProfile[],
  money: MoneyColumns,
  frame: TableFrame,
  run: readonly TableRow[],
): ColumnProfile | undefined {
  const named = free.filter(
    (it) => it.role === 'account' && !isOfCardsUsed(it, run) && !isOfPayer(it, free, run),
  );
  const own = named.filter((it) => OWN_ACCOUNT.test(foldText(it.heading)));
  const possible = named.filter((it) => !own.includes(it) && !isOtherSides(it, free, money, frame, run));
  const accounts = named.filter((it) => own.includes(it) || possible.includes(it));
  const best = accounts.find((it) => /iban|number|no|konto|rekening|card/i.test(it.heading)) ?? accounts[0];
  return best ?? (frame.header ? undefined : columnOfBlocks(free, money, run));
}

/** A card's own statement names it in every row; a bank account lists the cards that some of its rows were paid with. */
const isOfCardsUsed = ({ column, heading }: ColumnProfile, run: readonly TableRow[]): boolean =>
  CARD_HEADING.test(foldText(heading)) && run.some((row) => isEmptyCell(row, column));

/** Where money goes from account to account, the one that it comes from is the owner's in some rows only. */
const isOfPayer = (
  { column, heading }: ColumnProfile,
  free: readonly ColumnProfile[],
  run: readonly TableRow[],
): boolean =>
  /^from account$/.test(foldText(heading)) &&
  free.some((other) => /^to account\b/.test(foldText(other.heading))) &&
  new Set(run.map((row) => cellText(row, column))).size > 1;

/** So many accounts at most stand below each other in a file without headings. */
const BLOCKS_MAX = 8;

/**
 * Of columns without headings the one that tells accounts apart: all rows of each of its words stand together, their balances follow from each other,
 * and from the last row of one to the first of the next they don't.
 */
function columnOfBlocks(
  free: readonly ColumnProfile[],
  money: MoneyColumns,
  run: readonly TableRow[],
): ColumnProfile | undefined {
  if (money.balance === undefined) return undefined;
  return free.find(({ column }) => {
    const nameIn = (row: TableRow): string => cellText(row, column);
    const blocks = [...Map.groupBy(run, nameIn)];
    const changes = run.filter((row, at) => at > 0 && nameIn(row) !== nameIn(run[at - 1] ?? row)).length;
    const isApart = blocks.length > 1 && blocks.length <= BLOCKS_MAX && changes === blocks.length - 1;
    return (
      isApart &&
      blocks.every(
        ([name, rows]) => name !== '' && rows.length > 1 && stepsExplained(rows, money) === rows.length - 1,
      ) &&
      !isOneBalance(run, money, nameIn)
    );
  });
}

function isOtherSides(
  it: ColumnProfile,
  free: readonly ColumnProfile[],
  money: MoneyColumns,
  frame: TableFrame,
  run: readonly TableRow[],
): boolean {
  const numberIn = (row: TableRow): string => cellText(row, it.column);
  const numbers = new Set(run.map(numberIn));
  if (numbers.has('') || isOneBalance(run, money, numberIn)) return true;
  const above = numberAbove(frame.preamble)?.replace(/\s/g, '');
  if (above !== undefined && ![...numbers].some((number) => isSameNumber(number, above))) return true;
  const party = free.find((other) => isPartyBeside(other, it));
  return party !== undefined && !free.some(isCounterAccount) && goesWithNames(it.column, party.column, run);
}

/** Either may be written in full or without bank and country. */
function isSameNumber(number: string, above: string): boolean {
  const digits = number.replace(/\s/g, '');
  return digits.includes(above) || above.includes(digits);
}

/** The first column of a table is the account's, not that of a name after it. */
function isPartyBeside(other: ColumnProfile, { column }: ColumnProfile): boolean {
  const words = foldText(other.heading);
  const isParty = PARTY.test(words) && !HOLDER.test(words) && !NO_PARTY.test(words);
  return isParty && column > 0 && Math.abs(other.column - column) === 1;
}

function isCounterAccount({ role, heading }: ColumnProfile): boolean {
  return (
    role !== 'account' &&
    /iban|account|konto|rekening|cuenta|conto|compte/i.test(heading) &&
    COUNTER.test(foldText(heading))
  );
}

/** Each name has one number, and not all of them the same. */
function goesWithNames(number: number, name: number, run: readonly TableRow[]): boolean {
  const names = Map.groupBy(run, (row) => foldText(cellText(row, name)));
  const numbersOf = [...names.values()].map((rows) => new Set(rows.map((row) => cellText(row, number))));
  const isSame = new Set(run.map((row) => cellText(row, number))).size === 1;
  return numbersOf.every(({ size }) => size === 1) && (!isSame || names.size === 1);
}
