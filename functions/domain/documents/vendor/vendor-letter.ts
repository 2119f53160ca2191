import type { Cues } from '../evidence/choice.ts';
import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';
import { isHostedElsewhere } from './hosted-elsewhere.ts';
import { hostedParts, hostName } from './vendor-host.ts';
import { hasLegalForm } from './vendor-name.ts';
import { isAddressedPerson, isTitleAlone, refusals } from './vendor-words.ts';

/** What the law makes issuers print, mostly in the foot of their letters. */
const LEGAL =
  /\bGST\s*\/\s*HST\b|si[eè]ge\s*social|siret|siren|\bau\s*capital|\bR\.?C\.?S\b|\bNAF\b|\bAPE\b|\bHRB\b|amtsgericht|registergericht|gesch[äa]ftsf[üu]hr|ust-?id|steuer-?n|registered\s*(?:in|office|number|company)|regd\.?\s*office|company\s*(?:no|number|reg)|\bVAT\s*(?:no|reg|number|[A-Z]{2}\s?\d)|\bABN\b|\bACN\b|\bNZBN\b|\bCIN\b|\bKvK\b|handelsregister|btw-?\s*n|p\.?\s*iva|partita\s*iva|cod(?:ice)?\.?\s*fisc|\bC\.?I\.?F\b|\bN\.?I\.?F\b|registro\s*mercantil|\bNIPC\b|GST\s*(?:no|reg)|HST\s*(?:no|reg)|\borg\.?\s*-?n(?:umme)?r|\bCVR\b|F-skatt|\bMVA\b|\bUID\b|\bCHE-\d|\bEIN\b|\b(?:TVA|BTW|IVA|VAT)\W{0,3}[A-Z]{2}\s?\d[\d. ]{7,}|\bY-tunnus\b|\bCNPJ\b|\bGSTIN\b/i;
/** How senders can be reached; an addressee's window holds none of it. */
const CONTACT =
  /\btel|phone|\bfax|www\.|https?:|@|\bt[ée]l\b|\bmobile\b|e-?mail|\bIBAN\b|\bBIC\b|^\W*\+?\(?0\d[\d\s()./-]{7,}$/i;
/** A number or an address under which somebody is reached. */
const REACHED = /@|www\.|https?:|(?:tel|phone|fax|mobile|\bph\b)\D{0,12}\d{2}|^\W*\(\d{3}\)\s?\d{3}/i;
/** A web address by itself. */
const HOST = /^\W*(?:[a-z\d-]+\.){1,3}[a-z]{2,6}\W*$/i;

const isContact = (text: string): boolean => CONTACT.test(text) || REACHED.test(text) || HOST.test(text);

/** The number of a business at the Canada Revenue Agency. */
const CANADA = /\b\d{9}\s?-?RT\s?-?\d{4}\b/;
/** Lines under a name that are about it. */
const OWN_LINES = 5;
/** The line of an address that names a town: postal codes of our countries and Europe's. */
const TOWN =
  /^\W*(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4}-\d{3}|\d\d-\d{3}|\d{3} \d\d)\s+\p{L}{2}|\b\d{4}\s?[A-Z]{2}\b\s+\p{L}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|,?\s[A-Z]{2,3}\s+\d{4,5}(?:-\d{4})?\s*$|^(?!(?:Room|Invoice|Order|Account|Box|Unit|Kunde|Client|Level|Suite|Store|Table|Since|Est)\b)\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+){0,2}\s\d{4}\s*$/u;
/** Who opens a customer's post: no sender's own address names them. */
const RECIPIENT =
  /^\W*(?:(?:attn|attention|f\.?a\.?o)(?!\p{L})(?!.*receivable)|att\s*[.:]|accounts?\s*payable|(?:accounts|finance|purchasing)\s*(?:dept|department|team)|purchase\s*ledger|kreditorenbuchhaltung|rechnungseingang|z\.?\s?H(?:d|dn)?[.:]|zu\s*H[äa]nden|t\.?\s?a\.?\s?v\.|ter\s*attentie|[àa]\s*l['’]attention|a\s*la\s*atenci[óo]n|alla\s*(?:c\.?\s?a\.|cortese)|crediteurenadministratie)/iu;
/** An address window stands in the upper part of the page, and its lines below each other. */
const WINDOW_UNTIL = 0.42;
const WINDOW_FROM = 0.06;
/** A name that begins the page in its right half stands beside a letterhead, as addresses do in France and Italy. */
const WINDOW_SIDE = 0.45;
/** Letters this wide, in parts of what is printed, fill a till roll's line with some fifty: no roll is sent by post. */
const ROLL_LETTER = 0.018;
const BLOCK_LINES = 6;
const BLOCK_HEIGHTS = 2.4;
const ALIGNED = 0.02;
/** Where a letter's foot begins. */
const FOOT_FROM = 0.72;
const LEGAL_WITHIN = 3;
/** White above the first line of a foot, in heights of the line. */
const APART_HEIGHTS = 0.8;

/** A stretch of a line, up to the letter `to`. */
interface LinePart {
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

/** A page's lines, and the row of the last amount on it. */
interface Letter {
  readonly page: readonly TextLine[];
  readonly lastAmount: number;
  /** Whether the page states its words itself. */
  readonly isPrinted: boolean;
}

/** What a letter's parts say of a name at `left` in a line: it stands above what the law makes issuers print, or in the address window. */
export function letterCues(part: LinePart, left: number, letter: Letter): Cues {
  const { line } = part;
  const row = letter.page.indexOf(line);
  const below = letter.page.slice(row + 1, row + 1 + LEGAL_WITHIN);
  const block = blockBelow(line, left, letter.page);
  const own = block.slice(0, OWN_LINES);
  const isSignature =
    below.some(({ text }) => LEGAL.test(text) || isReachedAs(part, text)) ||
    own.some(({ text }) => LEGAL.test(text) || CANADA.test(text)) ||
    // No customer's address stands at the end of a letter with how to reach them.
    (own.some(({ text }) => TOWN.test(text)) && own.some(({ text }) => isContact(text)));
  const isOfAnother = isBareBlock(part, left, letter) && isHostedElsewhere(part, letter.page);
  return {
    ...(isOfAnother && { customers: 1 }),
    aboveLegal: (headsFoot(row, letter) && isSignature) || isLegalHead(part, letter) ? 1 : 0,
    addressee: isAddressee(part, left, letter) && !isPictured(part, letter) ? 1 : 0,
    sender: headsWindow(line, letter.page) ? 1 : 0,
    acrossFacts: endsRowOfFacts(part) ? 1 : 0,
    reachable: own.some(({ text }) => REACHED.test(text)) ? 1 : 0,
    registeredBelow: own.some(({ text }) => LEGAL.test(text) || CANADA.test(text)) ? 1 : 0,
  };
}

/** Whether a page that states its words shows these in a picture: a logo, which is no addressee. */
const isPictured = ({ line, from, to }: LinePart, { isPrinted }: Letter): boolean =>
  isPrinted && stretch(line, from, to).legibility < 1;

/** Whether a row stands in the foot: low on the page, or under all sums of a short letter. */
function isFoot(row: number, { page, lastAmount }: Letter): boolean {
  return (page[row]?.box[1] ?? 0) >= FOOT_FROM || (lastAmount >= 0 && lastAmount < row);
}

/** Whether a line's web or mail address holds one of a name's words: "Noémie Gauthier Traduction" above noemie@ngtraduction.ca. */
function isReachedAs({ line, from, to }: LinePart, text: string): boolean {
  const hosts = hostedParts(text).map(([start, end]) => lettersOf(hostName(text.slice(start, end)) ?? ''));
  const words = line.text.slice(from, to).split(/\s+/).map(plainLetters);
  return words.some((word) => word.length >= HOST_WORD_LETTERS && hosts.some((host) => host.includes(word)));
}

/** Shorter words stand within addresses by chance. */
const HOST_WORD_LETTERS = 6;

const plainLetters = (text: string): string => lettersOf(text.normalize('NFD').replace(/\p{M}/gu, ''));

/** Whether a name begins a line of the foot that goes on with what the law makes issuers print, or with a whole address. */
function isLegalHead({ line, from, to }: LinePart, letter: Letter): boolean {
  const behind = line.text.slice(to);
  return (
    from === 0 &&
    isFoot(letter.page.indexOf(line), letter) &&
    (hasLegalForm(line.text.slice(0, to).slice(-FORM_LETTERS)) ||
      isNameBefore(line.text.slice(0, to), behind)) &&
    (LEGAL.test(behind) || CANADA.test(behind) || endsInTown(behind) || saysWhere(behind))
  );
}

/** Whether one of a line's parts names a town. */
const endsInTown = (text: string): boolean => text.split(/\s[·•|–-]\s|,\s/u).some((part) => TOWN.test(part));

/** Marks between the parts of a foot's line. */
const MARKS = /\s[·•|]\s/gu;
const MARKS_MIN = 2;

/** Whether a foot's line goes on with several parts, of which some say where somebody is and how to reach them. */
function saysWhere(behind: string): boolean {
  const marks = behind.match(MARKS)?.length ?? 0;
  return (
    marks >= MARKS_MIN && refusals(behind).includes('address') && (REACHED.test(behind) || PHONE.test(behind))
  );
}

/** A telephone number within a line: nothing else has three groups of figures of these lengths. */
const PHONE = /\(?0?\d{2,5}\)?[ /-]\d{3,4}[ -]?\d{3,4}(?!\d)/;

/** Whether a name that is nothing else stands before the comma or mark behind which an address begins. */
const isNameBefore = (name: string, behind: string): boolean =>
  /^\s?[,·•|–-]\s/u.test(behind) && /^\p{Lu}/u.test(name) && refusals(name).length === 0;

/** A legal form that ends a name lies within its last letters. */
const FORM_LETTERS = 12;

/** Whether a line begins a block of its own in the foot: white stands above it. */
function headsFoot(row: number, letter: Letter): boolean {
  const [line, above] = [letter.page[row], letter.page[row - 1]];
  if (!line || !isFoot(row, letter)) return false;
  const white = above ? line.box[1] - above.box[1] - above.box[3] : 1;
  return white >= APART_HEIGHTS * line.box[3];
}

/** Whether the name heads a block that ends with a town and says nothing else, on a page that says elsewhere who wrote it. */
function isAddressee(part: LinePart, left: number, letter: Letter): boolean {
  return (
    isBareBlock(part, left, letter) &&
    (isSignedBelow(letter) ||
      isUnderSender(part.line, left, letter.page) ||
      isBesideCompany(part, left, letter.page) ||
      isAcrossFacts(part, letter.page) ||
      isUnderLogo(part, letter) ||
      isUnderHead(part, letter.page) ||
      isBesideNumbers(part, letter.page))
  );
}

/** Lines between a company's name and who opens its post. */
const ATTENTION_WITHIN = 2;

/** Whether a name heads an address in which somebody's attention is asked for: a customer's, wherever it stands. */
export function isAttended({ line }: LinePart, left: number, page: readonly TextLine[]): boolean {
  const block = blockBelow(line, left, page);
  const isAsked = block.slice(0, ATTENTION_WITHIN).some(({ text }) => RECIPIENT.test(text));
  return isAsked && block.some(({ text }) => TOWN.test(text)) && !block.some(({ text }) => LEGAL.test(text));
}

/** Whether a page's foot says who wrote it. */
const isSignedBelow = (letter: Letter): boolean =>
  letter.page.some(
    ({ text }, row) => (LEGAL.test(text) || CANADA.test(text) || SENDER.test(text)) && isFoot(row, letter),
  );

/** Whether a name heads a block that ends with a town and does not say how anybody is reached, as addresses of customers do. */
function isBareBlock(part: LinePart, left: number, letter: Letter): boolean {
  const { line } = part;
  const block = blockBelow(line, left, letter.page);
  const isPost = block.some(({ text }) => RECIPIENT.test(text));
  const isTop = line === letter.page[0] && line.box[1] < WINDOW_FROM && left < WINDOW_SIDE;
  const isOthers = () =>
    isOthersFoot(part, letter) || isBesideNumbers(part, letter.page) || isHostedElsewhere(part, letter.page);
  const isHead = isTop && !isPost && !isOthers();
  if (isHead || line.box[1] > WINDOW_UNTIL || isSender(line) || isRoll(letter.page)) return false;
  const town = block.findIndex(({ text }) => TOWN.test(text));
  const says = [line, ...block].some(({ text }) => CONTACT.test(text) || LEGAL.test(text));
  return town >= 0 && !says;
}

/** Whether the foot of a company's paper states the law's numbers of another company, with which it shares no word. */
function isOthersFoot({ line, from, to }: LinePart, letter: Letter): boolean {
  const name = line.text.slice(from, to);
  if (!hasLegalForm(name)) return false;
  const words = name
    .split(/\s+/)
    .map(lettersOf)
    .filter((word) => word.length >= SHARED_LETTERS);
  return letter.page.some(
    ({ text }, row) =>
      isFoot(row, letter) &&
      hasLegalForm(text) &&
      LEGAL.test(text) &&
      !words.some((word) => lettersOf(text).includes(word)),
  );
}

/** Shorter words stand within others by chance. */
const SHARED_LETTERS = 4;

/** Whether a person is addressed right above: what follows is their house, or where they work. */
export function isUnderPerson({ line }: LinePart, left: number, page: readonly TextLine[]): boolean {
  const above = page[page.indexOf(line) - 1];
  const start = above?.words.find(({ box }) => Math.abs(box[0] - left) < ALIGNED)?.from;
  if (!above || start === undefined || line.box[1] - above.box[1] > BLOCK_HEIGHTS * line.box[3]) return false;
  return isAddressedPerson(above.text.slice(start).split(COLUMN_GAP)[0] ?? '');
}

/**
 * Whether a name without a legal form stands at the right of a page on which a company states the law's numbers elsewhere, or any beside
 * such a company.
 */
function isBesideCompany({ line, from, to }: LinePart, left: number, page: readonly TextLine[]): boolean {
  if (left < WINDOW_SIDE) return false;
  if (hasLegalForm(line.text.slice(from, to))) return isBesideRegistered(line, from, page);
  return page.some(({ text }) => LEGAL.test(text) && hasLegalForm(text));
}

/** What heads the column of an invoice's own day and number. */
const FACT = /(?:\bdate|\bnumber|datum|nummer|num[ée]ro|\bfecha|\bdata|\bdato)\W*$/i;

/**
 * Whether a name begins a row that goes on with the paper's day or number and ends with another name: programs that print so set the
 * customer at the left, the facts between, and the issuer at the right, without a label.
 */
function isAcrossFacts({ line, from }: LinePart, page: readonly TextLine[]): boolean {
  const [, fact = '', name = '', ...others] = line.text.split(COLUMN_GAP);
  const isOther = /\p{L}{2}/u.test(name) && !/\d/.test(name) && refusals(name).length === 0;
  if (from > 0 || others.length > 0 || !FACT.test(fact) || !isOther) return false;
  const left = stretch(line, line.text.lastIndexOf(name)).box[0];
  return blockBelow(line, left, page).some(({ text }) => TOWN.test(text));
}

/** Whether a name ends such a row: who prints their own name at the left, and nobody's label, is told apart by nothing in it. */
function endsRowOfFacts({ line, to }: LinePart): boolean {
  const [, fact = '', name = '', ...others] = line.text.split(COLUMN_GAP);
  return to === line.text.length && name !== '' && others.length === 0 && FACT.test(fact);
}

/** Whether the column beside names somebody else, under whom the law's numbers stand: those are the issuer's. */
function isBesideNumbers({ line, from }: LinePart, page: readonly TextLine[]): boolean {
  const [, other = ''] = line.text.split(COLUMN_GAP);
  if (from > 0 || !isPlainName(other)) return false;
  const { box } = stretch(line, line.text.lastIndexOf(other));
  return blockBelow(line, box[0], page).some(({ text }) => LEGAL.test(text) || CANADA.test(text));
}

/** Whether a name stands above, with a number of the law's between both: that one's paper it is. */
function isUnderHead({ line }: LinePart, page: readonly TextLine[]): boolean {
  const above = page.slice(0, page.indexOf(line));
  const number = above.findIndex(({ text }) => LEGAL.test(text) || CANADA.test(text));
  return above.slice(0, Math.max(0, number)).some(({ text }) => isPlainName(text.split(COLUMN_GAP)[0] ?? ''));
}

const isPlainName = (text: string): boolean =>
  /^\P{N}*\p{L}{3}\P{N}*$/u.test(text) && refusals(text).length === 0 && !isTitleAlone(text);

/** A logo's letters, of which fewer may be an acronym, and the rows in which it stands. */
const LOGO_LETTERS_MIN = 6;
const LOGO_ROWS = 6;

/** Whether a page that states its words shows another name than this company's in a picture at its head: that one's paper it is. */
function isUnderLogo({ line, from, to }: LinePart, { page, isPrinted }: Letter): boolean {
  const name = line.text.slice(from, to);
  if (!isPrinted || !hasLegalForm(name)) return false;
  const own = lettersOf(name);
  const logos = page.slice(0, LOGO_ROWS).map(({ words }) =>
    lettersOf(
      words
        .filter(({ confidence }) => confidence < 1)
        .map(({ text }) => text)
        .join(''),
    ),
  );
  return logos.some(
    (logo) =>
      logo.length >= LOGO_LETTERS_MIN &&
      !own.includes(logo) &&
      !logo.includes(own.slice(0, LOGO_LETTERS_MIN)),
  );
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Whether the column before names another company, under which a number of the law's stands. */
function isBesideRegistered(line: TextLine, from: number, page: readonly TextLine[]): boolean {
  if (!hasLegalForm(line.text.slice(0, from))) return false;
  return blockBelow(line, line.box[0], page).some(({ text }) => LEGAL.test(text) || CANADA.test(text));
}

/** Whether a page is a till's roll. */
export function isRoll(page: readonly TextLine[]): boolean {
  const words = page.flatMap((line) => line.words);
  const widths = words.map(({ box, text }) => box[2] / text.length).toSorted((a, b) => a - b);
  // A photograph shows what lies around the roll too.
  const printed =
    Math.max(...words.map(({ box }) => box[0] + box[2])) - Math.min(...words.map(({ box }) => box[0]));
  return (widths[Math.floor(widths.length / 2)] ?? 0) >= ROLL_LETTER * printed;
}

/** Lines between the sender's and the addressee's name: "Firma", "Herrn". */
const SENDER_WITHIN = 2;
/** A name with its address in one line, as it stands small in the window above the addressee. */
const SENDER = /^\p{L}{2}[^,·•|–\d]*(?:\s[·•|–-]\s|,\s)[^:]*\d{4,5}\s\p{L}/u;
/** A house's number of four figures looks like a postal code, before its street: "MADISON EAST, 4418 E WASHINGTON AVE". */
const HOUSE_NUMBER =
  /\d{4,5}\s(?:\p{L}[\p{L}.'’]*\s){1,4}(?:ave|avenue|st|street|rd|road|blvd|dr|drive|ln|lane|way|hwy|pkwy|ct|pl)(?!\p{L})/iu;

/** Whether a line names the sender with its address above the addressee's. */
export function headsWindow(line: TextLine, page: readonly TextLine[]): boolean {
  return isSender(line) && blockBelow(line, line.box[0], page).some(({ text }) => TOWN.test(text));
}

function isSender({ text, box }: TextLine): boolean {
  const head = text.split(/\s[·•|–-]\s|,\s/u)[0] ?? '';
  return (
    box[1] <= WINDOW_UNTIL &&
    SENDER.test(text) &&
    !HOUSE_NUMBER.test(text) &&
    !refusals(head).some((cue) => cue === 'address' || cue === 'id')
  );
}

function isUnderSender(line: TextLine, left: number, page: readonly TextLine[]): boolean {
  const row = page.indexOf(line);
  return page
    .slice(Math.max(0, row - SENDER_WITHIN), row)
    .some((above) => Math.abs(above.box[0] - left) < ALIGNED && isSender(above));
}

/** The lines that stand closely below each other from here on, at the same left edge. */
function blockBelow(line: TextLine, left: number, page: readonly TextLine[]): { text: string }[] {
  const block: { text: string }[] = [];
  let bottom = line.box[1] + line.box[3];
  for (const other of page.slice(page.indexOf(line) + 1)) {
    const from = other.words.findIndex(({ box }) => Math.abs(box[0] - left) < ALIGNED);
    if (block.length === BLOCK_LINES || other.box[1] - bottom > BLOCK_HEIGHTS * line.box[3]) break;
    const start = other.words[from]?.from;
    if (start === undefined) continue;
    block.push({ text: other.text.slice(start).split('   ')[0] ?? '' });
    bottom = other.box[1] + other.box[3];
  }
  return block;
}
