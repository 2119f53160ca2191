import type { RowTrouble } from '../../../../shared/text/en/rows.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ColumnProfile, Columns } from './columns.ts';
import { BOOKED, DONE, FAILED, NOT, REFUNDED, SENT_BACK, UNMADE, WAITING } from './status-words.ts';
import { cellText, type TableRow } from './table.ts';

/**
 * What a file says of a payment that is not simply booked: no money has moved, it has come back, its words leave it open, or another
 * account paid it.
 */
export type Standing = 'waiting' | 'refunded' | 'unclear' | 'paid-elsewhere';

/** A payment's standing with the word that tells it, as the file has it. */
export interface ToldStanding {
  readonly standing: Standing;
  readonly shown: string;
}

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`);
const within = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const [isWaiting, isRefunded, isBooked] = [whole(WAITING), whole(REFUNDED), whole(BOOKED)];
const [isUnmade, isSentBack, isDone] = [whole(UNMADE), whole(SENT_BACK), whole(DONE)];
const [speaksOfWaiting, speaksOfRefund] = [
  within(`${WAITING}|${UNMADE}`),
  within(`${REFUNDED}|${SENT_BACK}`),
];
const [namesWaiting, namesRefund] = [within(WAITING), within(REFUNDED)];
const speaksOfFailure = within(FAILED);
const [speaksOfBooked, denies] = [within(`${BOOKED}|${DONE}`), within(NOT)];
const PARTLY = /\b(part(ially|ly|iel\w*|ial\w*)?|teilweise|en partie|parziale\w*|gedeeltelijk)\b/;
const WORD = /\p{L}{2}|[\u3040-\u9fff]/u;

/** "Payment declined by bank" is a standing, a sentence of more words is not. */
const WORDS_MAX = 4;

const HEADING =
  /^(\w+ )*\w*(status|statut|zustand|estatus)( \w+)?$|^(transaction |payment |transfer )?(state|estado|stato|stav|tila|stan|tilstand|allapot|situacao|etat|durum|balance impact)$|^статус( (операции|платежа|перевода))?$|^(状态|交易状态|当前状态|状況|ステータス)$/;
/** Headings under which every word tells how far the payment itself is: not its receipt, nor where its payer lives. */
const PAYMENT_HEADING =
  /^((transaction|transfer|payment|booking|posting|processing|clearing|settlement|buchungs?|umsatz|zahlungs?|transaktions?) ?)?(status|statut|zustand|estatus|result)( (code|(de (la |l )?|der |des |della |van de )(transaction|operation|paiement|transaccion|operacion|transaktion|buchung|transazione|transactie)))?$|^(estado|stato|estatus) (de (la |l )?|della |do |da )\w+$|^статус( (операции|платежа|перевода))?$/;
/** Headings that speak of a document that a person has added or not. */
const DOCUMENT_HEADING =
  /\b(receipts?|attachments?|documents?|vouchers?|beleg\w*|dokument\w*|justificati(f|fs)|recus?|piece jointe|pieces jointes|justificantes?|comprobantes?|ricevut[ae]|scontrin[oi]|allegat[oi]|bijlagen?|kvitter?ing\w*|kvitton?|paragon)\b/;
const KIND_HEADING =
  /^(transaction |entry |payment |record )?(type|kind|typ|tipo|art|soort|rodzaj)( (of|de) \w+)?$|^(umsatzart|action|buy sell|source)$/;

/** A line above rows that says of all of them how far they are: "Pending transactions". */
const NOUNS =
  '( (transactions?|activity|payments?|charges?|entries|items|umsatze|buchungen|operations?|movimientos|operaciones|movimenti|transacties|transacoes|transakcje))?';
const [waitingSection, bookedSection] = [whole(`(?:${WAITING})${NOUNS}`), whole(`(?:${BOOKED})${NOUNS}`)];

/**
 * The columns that tell of each row how far it is: by their heading, or because nothing but such words stands in them; and a column of
 * kinds, in which such a word may stand among others.
 */
export function statusColumns(
  profiles: readonly ColumnProfile[],
): Pick<Columns, 'status' | 'standings' | 'kinds' | 'funding'> {
  const ofPayments = profiles.filter(({ heading }) => !DOCUMENT_HEADING.test(foldText(heading)));
  const columns = (holds: (it: ColumnProfile) => boolean): number[] =>
    ofPayments.filter(holds).map(({ column }) => column);
  const isOfPayments = ({ heading }: ColumnProfile): boolean => PAYMENT_HEADING.test(foldText(heading));
  const isHeaded = (it: ColumnProfile): boolean => isOfPayments(it) || HEADING.test(foldText(it.heading));
  return {
    status: columns((it) => isHeaded(it) || (it.filled > 1 && it.standingShare === 1)),
    standings: columns((it) => isOfPayments(it) || (isHeaded(it) && it.standingShare > 0)),
    kinds: columns((it) => KIND_HEADING.test(foldText(it.heading))),
    funding: columns((it) => foldText(it.heading) === 'funding source').at(0),
  };
}

/** Whether a cell holds just a word for how far a payment is. */
export function isStanding(text: string): boolean {
  const folded = foldText(text);
  return isWaiting.test(folded) || isRefunded.test(folded) || isBooked.test(folded);
}

/** What the file says of a row that is not simply booked; undefined where it is. */
export function standingIn(row: TableRow, columns: Columns, hasDay: boolean): ToldStanding | undefined {
  const told = columns.status.length > 0 ? toldByStatus(row, columns) : undefined;
  if (told) return told;
  for (const column of columns.kinds) if (isWaitingWord(cellText(row, column))) return waitingAt(row, column);
  // Where there is no day yet, some banks write why in its place.
  return !hasDay && isWaitingWord(cellText(row, columns.date)) ? waitingAt(row, columns.date) : undefined;
}

const waitingAt = (row: TableRow, column: number): ToldStanding => ({
  standing: 'waiting',
  shown: cellText(row, column),
});

function toldByStatus(row: TableRow, { status, standings }: Columns): ToldStanding | undefined {
  const told = status.map((column) => toldBy(cellText(row, column), standings.includes(column)));
  const open = told.filter((it) => it !== undefined && it !== 'booked');
  const [strange] = told.includes('booked') ? [] : open;
  return open.find(({ standing }) => standing !== 'unclear') ?? strange;
}

/** No such word has a digit, and every day has. */
export const isWaitingWord = (text: string): boolean => !/\d/.test(text) && isWaiting.test(foldText(text));

/** What a cell tells; `isStanding`: its column is made for that, so that even a strange word says that something is open. */
function toldBy(shown: string, isStanding: boolean): ToldStanding | 'booked' | undefined {
  const folded = foldText(shown);
  if (folded === '') return undefined;
  const told = isStanding ? standingOf(folded) : standingAmongOthers(folded);
  return told === 'booked' ? told : told && { standing: told, shown };
}

/** What the words of a column tell that may speak of something else, as of an address. */
function standingAmongOthers(folded: string): Standing | 'booked' | undefined {
  if (isBooked.test(folded)) return 'booked';
  if (folded.split(' ').length > WORDS_MAX) return undefined;
  if (namesWaiting.test(folded)) return 'waiting';
  return namesRefund.test(folded) && !PARTLY.test(folded) ? 'refunded' : undefined;
}

function standingOf(folded: string): Standing | 'booked' | undefined {
  if (isBooked.test(folded) || isDone.test(folded)) return 'booked';
  if (isWaiting.test(folded) || isUnmade.test(folded)) return 'waiting';
  if (isRefunded.test(folded) || isSentBack.test(folded)) return 'refunded';
  const isLong = folded.split(' ').length > WORDS_MAX;
  const [waits, back] = [speaksOfWaiting.test(folded), speaksOfRefund.test(folded) && !PARTLY.test(folded)];
  const isBoth = speaksOfBooked.test(folded) ? waits || back : waits && denies.test(folded);
  if (isLong || isBoth) return 'unclear';
  if (speaksOfBooked.test(folded)) return denies.test(folded) ? 'waiting' : 'booked';
  if (waits || back) return waits ? 'waiting' : 'refunded';
  return WORD.test(folded) ? 'unclear' : undefined;
}

/** Why a row stays out of the books unless the balances show that it moved; undefined where its file doesn't say so. */
export function reasonToWait(told: ToldStanding | undefined): RowTrouble | undefined {
  if (told === undefined || told.standing === 'refunded') return undefined;
  return { code: REASONS[told.standing], shown: told.shown };
}

const REASONS = {
  waiting: 'not-booked',
  unclear: 'unclear-status',
  'paid-elsewhere': 'paid-elsewhere',
} as const;

/** Whether a payment waits and has not failed: it may post later, as a row of its own. */
export function mayStillHappen(told: ToldStanding | undefined): boolean {
  return told?.standing === 'waiting' && !isFailure(told.shown);
}

/** Whether a word for how far a payment is says that it never will happen. */
export const isFailure = (shown: string): boolean => speaksOfFailure.test(foldText(shown));

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** A line of one cell that says how far the rows below it are; undefined where it says nothing of the kind. */
export function sectionOf({ cells }: TableRow): 'waiting' | 'booked' | undefined {
  const at = cells.findIndex(isFilled);
  if (at !== cells.findLastIndex(isFilled)) return undefined;
  const folded = foldText(cells[at] ?? '');
  if (waitingSection.test(folded)) return 'waiting';
  return bookedSection.test(folded) ? 'booked' : undefined;
}
