import type { Cues } from '../evidence/choice.ts';
import { COLUMN_GAP, stretch, unionBox, type Stretch, type TextLine } from '../../text/text-line.ts';
import { isAttended, isUnderPerson, letterCues } from './vendor-letter.ts';
import { hasLegalForm } from './vendor-name.ts';
import type { Signs } from './vendor-sign.ts';
import type { headWords } from './vendor-spelling.ts';
import {
  CUSTOMER,
  DELIVERED_BY,
  FORM_OF_ADDRESS,
  HOLDER,
  isCustomerHeading,
  ISSUED_BY,
  ISSUER,
  maySayWhoServed,
  PAID_TO,
  REGISTRATION,
  refusals,
  sellerLabel,
  SIGNED,
  SUBJECT_FROM,
  TRADE,
} from './vendor-words.ts';

/** A stretch of a line that may name the issuer, or a line of a name on several. */
export interface Part {
  line: TextLine;
  from: number;
  to: number;
}

/** What a page says beside a candidate. */
export interface Known {
  page: readonly TextLine[];
  domains: readonly string[];
  /** The same of every address, with or without a mark of the web before it. */
  hosts: readonly string[];
  /** Names that stand somewhere with their legal form. */
  fullNames: readonly string[];
  /** Stretches of the head that may be names. */
  headNames: readonly string[];
  height: number;
  /** Row of the first line that neither greets nor states an amount: the head begins there. */
  firstName: number;
  /** Row of the first line of an address; -1 where there is none. */
  firstAddress: number;
  /** Row of the last amount; -1 where the page has none. */
  lastAmount: number;
  /** Whether the page states its words itself: others were read from its pictures, a logo say. */
  isPrinted: boolean;
  /** All letters of the document. */
  all: string;
  /** Words of the head by which a misread name is put right. */
  words: ReturnType<typeof headWords>;
  /** Hosts of two or three letters that several of its addresses share. */
  shortHosts: ReadonlySet<string>;
  /** Names that a label says to be the customer's, without their legal forms. */
  customers: ReadonlySet<string>;
  /** Logos and large letters at the head, and the names that say more. */
  signs: Signs;
  /** Who writes, as the small line above an address window says. */
  senders: readonly string[];
  /** Well-known houses whose web addresses the paper bears. */
  houseHosts: readonly string[];
  /** Whether the paper names several sellers, each beside its goods: then none of them issued it. */
  hasSellers: boolean;
  /** Whether the paper says whom the money came from. */
  saysFromWhom: boolean;
  /** Programs that the paper says it was made with. */
  programs: ReadonlySet<string>;
  /** Acronyms that stand by themselves at the head. */
  acronyms: readonly string[];
}

const PLACE_MAX = 12;
/** Words whose left edges differ by less (parts of the page) stand below each other. */
const ALIGNED = 0.03;
/** The lines under a customer's label that are still the customer's. */
const CUSTOMER_LINES = 3;
/** Lines of a page's foot. */
export const FOOT_LINES = 12;
/** Lines of a page before its foot can begin. */
const HEAD_LINES = 15;

/** What stands above whom a transfer or cheque is made out to. */
const PAY_TO = /^\W*(?:please\s*)?(?:pay(?:ments?)?|transfer)(?:\s*by\s*[a-z ]{3,24})?\s*to\W*$/i;

/** Where the account is kept, and not whose it is. */
const BANK = /(?<!\p{L})(?:bank|banque|banco|banca|sparkasse|credit\s*union)(?!\p{L})/iu;

/** Whether the words before or right above a part say that the account to pay into is its. */
export function isHolder(part: Part | undefined, page: readonly TextLine[]): boolean {
  if (!part) return false;
  if (isUnder(PAY_TO, part, page, 1)) return !BANK.test(part.line.text.slice(part.from, part.to));
  const own = part.line.text.slice(part.from, part.to);
  return HOLDER.exec(part.line.text.slice(0, part.to))?.[1] === own && !FORM_OF_ADDRESS.test(own);
}

/** Whether a sentence ends by naming a part as who was paid by a payment's program, or as who issued the paper. */
export function isPaid(part: Part | undefined): boolean {
  if (!part) return false;
  const [said, own] = [part.line.text.slice(0, part.to), part.line.text.slice(part.from, part.to)];
  if (DELIVERED_BY.exec(part.line.text)?.[1] === own) return true;
  return [PAID_TO, ISSUED_BY, SUBJECT_FROM].some((sentence) => sentence.exec(said)?.[1] === own);
}

/** Who sold in a shop is called by the first name, with or without a letter: "Selger: Martin H.". */
const SALESPERSON = /^\W*\p{Lu}\p{Ll}+(?:\s\p{Lu}\.?)?\W*$/u;

/** Whether a till's slip, which is photographed, names by one word behind the label who served. */
export const isClerk = ({ line, from, to }: Part): boolean =>
  maySayWhoServed(line.text.slice(from, to)) && stretch(line, from, to).legibility < 1;

/** Whether the seller's label stands before a part, in its own text or the column before. */
export function isSeller(part: Part | undefined): boolean {
  if (!part) return false;
  const { line, from, to } = part;
  const own = line.text.slice(from, to);
  if (isPaid(part)) return true;
  if (isCustomerHeading(own)) return false;
  const label = sellerLabel(own);
  if (SALESPERSON.test(own.slice(label)) || isClerk(part)) return false;
  if (label > 0) return /\p{L}{2}/u.test(own.slice(label));
  const before = line.text.slice(0, from).trimEnd().split(COLUMN_GAP).at(-1) ?? '';
  const isLabel = (text: string) => text !== '' && sellerLabel(text) === text.length;
  return isLabel(before.trim());
}

/** Whether the line above says nothing at this place but that the seller follows, and does not go on with who that is. */
export function isBelowSeller({ line, from, to }: Part, page: readonly TextLine[]): boolean {
  if (/:\s*$/.test(line.text.slice(from, to))) return false;
  const above = page[page.indexOf(line) - 1];
  const [left] = stretch(line, from).box;
  const word = above?.words.find(({ box }) => Math.abs(box[0] - left) < ALIGNED);
  if (!above || !word) return false;
  const [label = '', beside] = above.text.slice(word.from).split(COLUMN_GAP);
  const isAnswered = beside !== undefined && !isCustomerHeading(beside) && refusals(beside).length === 0;
  return label !== '' && sellerLabel(label) === label.length && !isAnswered;
}

/** What forms of a state call the box of who sells, and the line in it that says who that is. */
const SELLERS_BOX =
  /^\W*(?:(?:dados|datos)\s+d[oae]l?s?\s+)?(?:prestador(?:\s+d[eo]s?\s+servi[çc]os?)?|transmitente(?:\s+dos\s+bens.*)?|emitente|emisor|cedente)\W*$/iu;
const NAME_LINE =
  /^\W*(?:nome|nombre|(?:nome\W{0,3})?raz[ãaóo]n?o?\s+social|denomina[çc][ãa]o\s+social)\s*:/iu;
const BOX_LINES_MAX = 4;

/** Whether a form of a state names a part as who sells: "PRESTADOR DE SERVIÇOS" above "Nome/Razão Social: LARCH LTDA". */
export function isNamedInForm({ line, from }: Part, page: readonly TextLine[]): boolean {
  const label = NAME_LINE.exec(line.text)?.[0].length ?? 0;
  if (label === 0 || line.text.slice(Math.min(label, from), from).trim() !== '') return false;
  const at = page.indexOf(line);
  const box = page
    .slice(Math.max(0, at - BOX_LINES_MAX), at)
    .findLast(({ text }) => SELLERS_BOX.test(text) || isCustomerHeading(text) || NAME_LINE.test(text));
  return box !== undefined && SELLERS_BOX.test(box.text);
}

/** Where a candidate stands: on the page, above and below what, and how its letters look there. */
export function placeCues(
  parts: readonly Part[],
  pieces: readonly Stretch[],
  known: Known,
  isSold: boolean,
): Cues {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return {};
  const row = known.isPrinted ? rowOf(first, known.page) : known.page.indexOf(first.line);
  const below = known.page.slice(known.page.indexOf(last.line) + 1).slice(0, 3);
  const [left, , width, height] = unionBox(pieces.map(({ box }) => box));
  const legibility = Math.min(...pieces.map((piece) => piece.legibility));
  const letter = letterCues(first, left, known);
  const isAddressee = letter['addressee'] === 1;
  const isFoot = row >= HEAD_LINES && known.page.length - row <= FOOT_LINES;
  const isAboveForm = below.slice(0, 2).some(({ text }) => hasLegalForm(text));
  const isSignature = known.isPrinted && endsLetter(first, known.page);
  const isOutright = letter['aboveLegal'] === 1 || isHolder(first, known.page) || isSold || isSignature;
  const labelled = nameLabelBefore(first) ?? first;
  const isIssuer = isUnder(ISSUER, labelled, known.page, 2) || isBesideIssuer(first);
  const isNamed = isOutright || isIssuer;
  return {
    ...letter,
    low: isOutright ? 0 : Math.min(PLACE_MAX, row),
    first: row === known.firstName && !isAddressee ? 1 : 0,
    second: row === known.firstName + 1 && !isAddressee ? 1 : 0,
    beyond: row > PLACE_MAX && !isOutright ? 1 : 0,
    foot: isFoot && !isOutright ? 1 : 0,
    ...sizeCues(Math.min(2, Math.max(-0.5, height / pieces.length / known.height - 1)), isAboveForm, known),
    centred: Math.abs(left + width / 2 - 0.5) < 0.08 ? 1 : 0,
    sideways: first.line.text.includes(COLUMN_GAP) ? 1 : 0,
    ...addressCues(isAddressee ? [] : below, known),
    laterAddress:
      known.firstAddress >= 0 &&
      row > known.firstAddress &&
      row <= PLACE_MAX &&
      !isNamed &&
      below.slice(0, 1).some(isAddress)
        ? 1
        : 0,
    signed: isSignature || isSigned(first, known.page) ? 1 : 0,
    aboveId: below.slice(0, 1).some(({ text }) => REGISTRATION.test(text) && !hasLegalForm(text)) ? 1 : 0,
    aboveForm: isAboveForm ? 1 : 0,
    customers:
      letter['customers'] === 1 ||
      isUnder(CUSTOMER, labelled, known.page, CUSTOMER_LINES) ||
      isAttended(first, left, known.page) ||
      isUnderPerson(first, left, known.page)
        ? 1
        : 0,
    issuers: isIssuer ? 1 : 0,
    pictured: known.isPrinted && legibility < 1 ? 1 : 0,
    illegible: Math.min(1.5, Math.max(0, 0.93 - legibility) * 5),
  };
}

/** The row of a part: large letters reach up to that of smaller ones beside them. Recognised boxes overlap anyway. */
function rowOf({ line, from, to }: Part, page: readonly TextLine[]): number {
  const [, top] = stretch(line, from, to).box;
  return Math.min(
    page.indexOf(line),
    page.findIndex(({ box }) => box[1] + box[3] / 2 >= top),
  );
}

/**
 * Letters of a printed page have their true height; a recognised one gives the height of the box around them. A sign in large letters
 * right above a company's full name is another thing than one that stands alone.
 */
function sizeCues(large: number, isAboveForm: boolean, { isPrinted }: Known): Cues {
  if (isPrinted) return { largePrinted: large };
  return isAboveForm ? { largeSign: large } : { large };
}

/** Whether the column before says that the issuer stands beside it. */
function isBesideIssuer({ line, from, to }: Part): boolean {
  if (from === 0) return false;
  const [label = '', answer, ...others] = line.text.split(COLUMN_GAP);
  const isBeside = from >= label.length + COLUMN_GAP.length && answer !== undefined && others.length === 0;
  if (!isBeside || ISSUER.exec(label)?.[0].length !== label.length) return false;
  return isName(line.text.slice(from, to));
}

/** What forms call the line of a name, in a column of its own: the block's heading stands above this label, not above the name. */
const NAME_CELL =
  /^\W*(?:(?:company|business|trading)\s*)?(?:name|nome|nombre|nom|naam|navn|namn|firma)\W*$/i;

function nameLabelBefore({ line, from }: Part): Part | undefined {
  const before = line.text.slice(0, from).trimEnd();
  const label = before.split(COLUMN_GAP).at(-1) ?? '';
  return NAME_CELL.test(label) ? { line, from: before.length - label.length, to: before.length } : undefined;
}

/** Whether a label is answered by the one column beside it: then nothing stands under it. */
function isAnsweredBeside({ text }: TextLine): boolean {
  const [label = '', answer, ...others] = text.split(COLUMN_GAP);
  const isLabel = ISSUER.exec(label)?.[0].length === label.length;
  return isLabel && answer !== undefined && others.length === 0 && isName(answer);
}

const isName = (text: string): boolean =>
  !isCustomerHeading(text) &&
  ISSUER.exec(text)?.index !== 0 &&
  refusals(text).every((cue) => cue === 'address');

/** Whether the column before names the customer by its label. */
export function isBesideCustomer({ line, from }: Part): boolean {
  const before = line.text.slice(0, from).trimEnd().split(COLUMN_GAP).at(-1) ?? '';
  return before !== '' && isCustomerHeading(before);
}

/** Names stand above their address; on a printed page most of all right on it. */
function addressCues(below: readonly TextLine[], { isPrinted }: Known): Cues {
  return {
    aboveAddress: below.some(isAddress) ? 1 : 0,
    onAddress: isPrinted && below.slice(0, 1).some(isAddress) ? 1 : 0,
  };
}

/** Whether the words right before a part thank or claim rights in its name. */
function isSigned({ line, from }: Part, page: readonly TextLine[]): boolean {
  const before = line.text.slice(0, from).trim();
  const said = before === '' ? page[page.indexOf(line) - 1]?.text : before;
  return said !== undefined && SIGNED.test(said.trim());
}

/** How letters close, above who signs them. */
const CLOSING =
  /^\W*(?:yours\s+(?:sincerely|faithfully|truly)|sincerely(?:\s+yours)?|(?:with\s+)?(?:kind|best|warm)(?:est)?\s+regards|(?:mit\s+)?(?:freundliche|beste|herzliche)n?\s+gr(?:ü|ue)(?:ß|ss)en?|met\s+vriendelijke\s+groet(?:en)?|med\s+v[äe]nlig\s+(?:h[äa]lsning|hilsen)|(?:med\s+)?vennlig\s+hilsen|(?:bien\s+)?cordialement|(?:un\s+)?cordial(?:es)?\s+saludos?|atentamente|cordiali\s+saluti|distinti\s+saluti|com\s+os\s+melhores\s+cumprimentos)\W*$/iu;
const CLOSING_WITHIN = 5;
/** Who signs, as what, and for whom. */
const SIGNATURE_LINES_MIN = 3;
const SIGNATURE_GAP = 2.4;

/** Whether a part ends what is signed below a letter's closing: a person alone signs for somebody, a company or who comes last is them. */
function endsLetter({ line, from }: Part, page: readonly TextLine[]): boolean {
  const row = page.indexOf(line);
  const first = Math.max(0, row - CLOSING_WITHIN);
  const closing = page.slice(first, row).findLastIndex(({ text }) => CLOSING.test(text));
  if (from > 0 || closing < 0) return false;
  const next = page[row + 1];
  const isLast = !next || next.box[1] - line.box[1] > SIGNATURE_GAP * line.box[3];
  if (hasLegalForm(line.text) || TRADE.test(line.text)) return true;
  return isLast && row - first - closing >= SIGNATURE_LINES_MIN;
}

/** Every candidate above a line asks the same of it. */
const addresses = new WeakMap<TextLine, boolean>();

/** Whether a line is part of an address. */
export function isAddress(line: TextLine): boolean {
  const known = addresses.get(line);
  if (known !== undefined) return known;
  const is = refusals(line.text).includes('address');
  addresses.set(line, is);
  return is;
}

/** Whether the part stands at most `within` lines under a label ("bill to", "from"), in the same column. */
function isUnder(label: RegExp, { line, from }: Part, page: readonly TextLine[], within: number): boolean {
  const [left] = stretch(line, from).box;
  const above = page.filter((other) => other.index < line.index && other.index >= line.index - within);
  return above.some((other) => {
    const found = label.exec(other.text);
    if (found === null || (label === ISSUER && isAnsweredBeside(other))) return false;
    return Math.abs(stretch(other, found.index).box[0] - left) < 0.1;
  });
}
