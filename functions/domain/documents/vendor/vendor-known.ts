import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';
import { isAcronym } from './vendor-acronym.ts';
import { domainNames, shortHosts } from './vendor-echo.ts';
import { hostedParts, hostName } from './vendor-host.ts';
import { houseOfHost } from './vendor-house.ts';
import { brandOf, cleanName, endsWithForm, squeezed, withoutLegalForm } from './vendor-name.ts';
import { segments } from './vendor-parts.ts';
import { FOOT_LINES, isAddress, isBesideCustomer, isSeller, type Known, type Part } from './vendor-place.ts';
import { programsOn } from './program-names.ts';
import { signsOn } from './vendor-sign.ts';
import { headWords } from './vendor-spelling.ts';
import { headsWindow } from './vendor-letter.ts';
import { RECEIVED_FROM, refusals, sellerLabel } from './vendor-words.ts';

/** No first page has more lines; bounds the time. */
const LINES_MAX = 45;
/** Rows of a page's head, where signs stand. */
const HEAD_ROWS = 8;
/** Words whose left edges differ by less (parts of the page) stand below each other. */
const ALIGNED = 0.03;

/** What a document says beside each of its candidates: computed once, used for all. */
export function knownOf(lines: readonly TextLine[]): Known {
  const page = headAndFoot(lines.filter((line) => line.page === lines[0]?.page));
  const text = textOf(lines);
  const everyPart = lines.flatMap(segments);
  const parts = everyPart.filter(({ line }) => page.includes(line));
  const height = medianHeight(page);
  return {
    page,
    fullNames: fullNames(lines, everyPart),
    headNames: headNames(page),
    domains: domainNames(text),
    hosts: hostsOn(lines).map(squeezed),
    height,
    firstName: Math.max(
      0,
      page.findIndex((line) => !hasAmount(line) && !isGreeting(line.text)),
    ),
    firstAddress: page.findIndex(isAddress),
    lastAmount: page.findLastIndex((line) => hasAmount(line) && !CAPITAL.test(line.text)),
    isPrinted: isPrinted(page),
    all: squeezed(text),
    words: headWords(page, hasAmount),
    shortHosts: shortHosts(lines),
    customers: namedCustomers(lines, everyPart),
    signs: signsOn(everyPart, page, height, isPrinted(page)),
    senders: isPrinted(page) ? sendersOn(parts, page) : [],
    houseHosts: houseHosts(lines),
    saysFromWhom: RECEIVED_FROM.test(text),
    hasSellers: sellersOn(parts).size > 1 || SELLER_FEES.test(text),
    programs: programsOn(lines),
    acronyms: page.slice(0, HEAD_ROWS).flatMap((line) => line.text.split(COLUMN_GAP).filter(isAcronym)),
  };
}

/** Whether a line does nothing but greet. */
const isGreeting = (text: string): boolean => refusals(text).join() === 'greeting';

/** A company's capital, which letters state in their foot. */
const CAPITAL = /[ck]apital/i;

const hasAmount = ({ text }: TextLine): boolean => printedAmounts(text, UNKNOWN_CURRENCY).length > 0;

/** Issuers name themselves at the head, or in a letter's foot. */
function headAndFoot(page: readonly TextLine[]): readonly TextLine[] {
  return page.length <= LINES_MAX + FOOT_LINES
    ? page
    : [...page.slice(0, LINES_MAX), ...page.slice(-FOOT_LINES)];
}

function textOf(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/** What follows the head of a group where a page claims its rights: "© 2026 Larch.com, Inc. or its affiliates". One of those may have sold. */
const OF_GROUP = /(?<!\p{L})or\s+(?:one\s+of\s+)?its\s+(?:affiliates|affiliated|subsidiaries)(?!\p{L})/iu;

/** Every stretch of the document that is a name with its legal form. */
function fullNames(lines: readonly TextLine[], parts: readonly Part[]): string[] {
  const printed = parts
    .filter(({ line }) => !OF_GROUP.test(line.text))
    .map(({ line, from, to }) => line.text.slice(from, to));
  return [...printed, ...lines.flatMap((line) => wrappedForms(line, lines))]
    .map(cleanName)
    .filter((name) => endsWithForm(name) && brandOf(name) === name);
}

/** A legal form by itself, where a narrow column has wrapped a name before it. */
const FORM_ALONE = /^(?:ltd|limited|inc|llc|gmbh|(?:pty|pvt|private)\.?\s*(?:ltd|limited)|b\.?v|plc)\.?$/i;

/** A document's number that a narrow column leaves no room before: "Larch & Fern Design 2026-44". */
const NUMBER_BESIDE = /\s(?=\S*\d)[A-Z]{0,4}[\d/.-]{4,}$/;

/** The names of a line whose legal form stands by itself right below them. */
function wrappedForms(line: TextLine, lines: readonly TextLine[]): string[] {
  const below = lines[line.index + 1];
  if (below?.page !== line.page) return [];
  const forms = segments(below).filter(({ from, to }) => FORM_ALONE.test(below.text.slice(from, to)));
  return segments(line).flatMap(({ from, to }) => {
    const [left] = stretch(line, from, to).box;
    const form = forms.find((part) => Math.abs(stretch(below, part.from, part.to).box[0] - left) < ALIGNED);
    const name = line.text.slice(from, to).replace(NUMBER_BESIDE, '');
    return form ? [`${name} ${below.text.slice(form.from, form.to)}`] : [];
  });
}

/** Rows within which an issuer's name stands beside its addresses. */
const NAME_ROWS = 14;

/** Every stretch of the head that nothing shows to be no name. */
function headNames(page: readonly TextLine[]): string[] {
  return page
    .slice(0, NAME_ROWS)
    .flatMap((line) => line.text.split(COLUMN_GAP))
    .filter((text) => refusals(text).length === 0)
    .map(cleanName);
}

/** The well-known houses whose web addresses stand on the paper. */
const houseHosts = (lines: readonly TextLine[]): string[] =>
  hostsOn(lines).flatMap((host) => houseOfHost(host) ?? []);

/** The names in the paper's web and mail addresses. */
function hostsOn(lines: readonly TextLine[]): string[] {
  const hosts = lines.flatMap(({ text }) =>
    hostedParts(text).flatMap(([from, to]) => hostName(text.slice(from, to)) ?? []),
  );
  return [...new Set(hosts)];
}

/** A name's letters without its legal form: the same for two writings of it. */
export const bareName = (name: string): string => squeezed(withoutLegalForm(name));

/** Names that are the customer's wherever they stand: a label beside them says so, or whom to write to there has a mail address of theirs. */
function namedCustomers(lines: readonly TextLine[], parts: readonly Part[]): Set<string> {
  const names = parts
    .filter((part) => part.from > 0 && isBesideCustomer(part) && !headsColumn(part, lines))
    .map(nameOf);
  const contacts = contactsOf(parts);
  const hosts = contacts
    .filter((text) => text.includes('@'))
    .map((text) => squeezed(hostName(text) ?? ''))
    .filter((host) => host.length >= HOST_LETTERS_MIN);
  const theirs = parts.map(nameOf).filter((name) => hosts.some((host) => name.startsWith(host)));
  const people = contacts.filter((text) => !text.includes('@')).map((text) => bareName(cleanName(text)));
  return new Set([...names, ...theirs, ...people].filter((name) => /\p{L}{3}/u.test(name)));
}

const nameOf = ({ line, from, to }: Part): string => bareName(cleanName(line.text.slice(from, to)));

/** Above whom a customer has named to write to. */
const CUSTOMERS_CONTACT = /^\W*(?:billing|technical|site|primary|invoice|purchasing)\s*contact\W*$/i;
const CONTACT_LINES = 3;
const CONTACTS_MAX = 6;

/** Whose mail an issuer's desk reads: "Billing contact: billing@…" is whom the customer may ask. */
const DESK =
  /(?<![\w.])(?:account(?:s|ing)?|admin|billing|contact|customer\w*|finance|hello|help\w*|info|invoic\w*|office|sales|service\w*|support)@/i;
const AMOUNT = /\d[.,]\d\d(?!\d)/;

/** What stands under the labels of the customer's contacts, above what is sold: their names and mail addresses. */
function contactsOf(parts: readonly Part[]): string[] {
  const textOfPart = ({ line, from, to }: Part): string => line.text.slice(from, to);
  const leftOf = ({ line, from, to }: Part): number => stretch(line, from, to).box[0];
  const sold = parts.find(({ line }) => AMOUNT.test(line.text))?.line.index ?? Infinity;
  const labels = parts
    .filter((part) => part.line.index < sold && CUSTOMERS_CONTACT.test(textOfPart(part)))
    .slice(0, CONTACTS_MAX);
  return labels.flatMap((label) =>
    parts
      .filter(({ line }) => line.index > label.line.index && line.index <= label.line.index + CONTACT_LINES)
      .filter((part) => Math.abs(leftOf(part) - leftOf(label)) < ALIGNED)
      .map(textOfPart)
      .filter((text) => !DESK.test(text)),
  );
}

/** Shorter hosts begin other names by chance. */
const HOST_LETTERS_MIN = 5;

/** What a marketplace charges its sellers: then the seller is its customer. */
const SELLER_FEES =
  /\b(?:seller|selling|listing|final\s*value|marketplace|referral)\s*fees?\b|verkaufs(?:geb[üu]hr|provision)|frais\s*de\s*vente|verkoopkosten|tarifas\s*de\s*venta/i;

/** The sellers that labels name, each in the text of its label: "Sold by: Larch Lamps". */
function sellersOn(parts: readonly Part[]): Set<string> {
  const named = new Map(parts.filter(isSeller).map((part) => [part.line, part]));
  const texts = [...named.values()].map(({ line, from, to }) => line.text.slice(from, to));
  return new Set(texts.filter(sellerLabel).map((text) => bareName(cleanName(text.slice(sellerLabel(text))))));
}

/** The letters of who writes by the small line above an address window. */
function sendersOn(parts: readonly Part[], page: readonly TextLine[]): string[] {
  const cut = parts.filter(({ line, from, to }) => to - from < line.text.length);
  const named = cut.filter(({ line }) => headsWindow(line, page));
  return named
    .map(({ line, from, to }) => bareName(cleanName(line.text.slice(from, to))))
    .filter((name) => name !== '');
}

/** Whether the label before a part heads a column of its own, in which the customer stands below it. */
function headsColumn({ line, from }: Part, lines: readonly TextLine[]): boolean {
  const before = line.text.slice(0, from).trimEnd();
  const label = before.split(COLUMN_GAP).at(-1) ?? '';
  const [left] = stretch(line, before.length - label.length, before.length).box;
  const below = lines[line.index + 1];
  const word = below?.words.find(({ box }) => Math.abs(box[0] - left) < ALIGNED);
  if (!below || !word || below.page !== line.page) return false;
  return refusals(below.text.slice(word.from).split(COLUMN_GAP)[0] ?? '').length === 0;
}

function isPrinted(page: readonly TextLine[]): boolean {
  const words = page.flatMap((line) => line.words);
  return words.filter(({ confidence }) => confidence === 1).length > words.length / 2;
}

function medianHeight(lines: readonly TextLine[]): number {
  const heights = lines.map((line) => line.box[3]).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] || 1;
}
