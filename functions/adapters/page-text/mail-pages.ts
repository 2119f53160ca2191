import type { Attachment, ParsedMail } from 'mailparser';
import type { PageText, PageWord } from '../../../shared/model/document.ts';
import { asDamage, DamagedFile, decoded } from '../damaged-file.ts';
import { htmlLines } from './html-lines.ts';
import { MAIL_LINE_LETTERS_MAX, MAIL_LINES_MAX } from './page-limits.ts';
import { pageProblem, type FileEngine, type PageReading, type ReadPage } from './page-reading.ts';

/** Reads a file that came with a mail. */
type ReadAttachment = (bytes: Uint8Array, fileName: string | undefined) => Promise<PageReading>;

/** Mails within mails are followed this deep, and so many attachments of each are read: bounds the time. */
const DEPTH_MAX = 3;
const ATTACHMENTS_MAX = 10;
/** Smaller pictures in a mail are logos and lines. */
const PICTURE_BYTES_MIN = 20_000;
/** A line of a mail as shown: no narrower than this many letters of 7 × 16 points. */
const COLUMNS_MIN = 80;
const LETTER = { width: 7, height: 16 };

const FORWARDED =
  /forwarded message|original message|begin forwarded|weitergeleitete|urspr[üu]ngliche nachricht|message transf[ée]r|message d['’]origine|doorgestuurd|oorspronkelijk bericht|mensaje (?:reenviado|original)|messaggio (?:inoltrato|originale)|mensagem (?:encaminhada|original)|vidarebefordrat|videresendt|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse/i;
const FORWARDED_SUBJECT = /^\s*(?:fwd?|wg|tr|rv|doorst|enc|vb|vs|i)\s*:/i;
const SENDER_LINE = /^[\s>*]*(?:from|von|de|van|da|fr[åa]n|fra)\s*:\s*\S+/i;
/** A line of a forwarded mail's head, before or behind its sender. */
const HEAD_LINE =
  /^[\s>*]*(?:from|von|de|van|da|fr[åa]n|fra|date|sent|datum|gesendet|envoy[ée]|verzonden|enviado|fecha|inviato|data|skickat|sendt|dato|subject|betreff|objet|onderwerp|asunto|oggetto|assunto|[äa]mne|emne|to|an|[àa]|aan|para|a|till?|reply-to|cc)\s*:/i;
/** What is written above a forwarded mail holds no bill where it states no amount, with cents, a currency or thousands. */
const AMOUNT =
  /\d[.,]\d\d(?!\d)|[$€£¥]\s?\d|\d\s?[$€£¥]|\d{1,3}(?:[.,'’]\d{3})+(?!\d)|(?<!\p{L})(?:USD|CAD|AUD|NZD|GBP|EUR|CHF|SEK|NOK|DKK|PLN|Fr\.|kr\.?)\s?\d|\d\s?(?:USD|CAD|AUD|NZD|GBP|EUR|CHF|SEK|NOK|DKK|PLN|euros?|dollars?|kr|zł)(?!\p{L})/iu;

/**
 * The pages of a mail: its text as one page (part 0), then the pages of each attached document and mail (parts 1, 2 …).
 * Of a forwarded mail the first sender counts, not who passed it on.
 */
export async function mailPages(bytes: Uint8Array, readAttachment: ReadAttachment): Promise<PageReading> {
  const read = await partsOf(bytes, readAttachment, 0);
  if (read instanceof DamagedFile) return pageProblem('unreadable-file', { code: 'mail-damaged' });
  const pages = read.parts.flatMap((part, index) => part.map((page) => ({ ...page, part: index })));
  if (pages.every(({ words, invoice }) => words.length === 0 && !invoice)) {
    return pageProblem('unreadable-file', { code: 'mail-without-document' });
  }
  const [first, ...others] = [...new Set(read.engines.flatMap((engine) => engine.split('+')))].toSorted();
  const engine = others.length > 0 ? 'pdf-text+pp-ocrv4' : (first as FileEngine | undefined);
  return {
    kind: 'pages',
    pages: pages.map((page, index) => ({ ...page, page: index + 1 })),
    engine: engine ? `email-text+${engine}` : 'email-text',
  };
}

/** Only what is read is made: no text from HTML, no links. */
const PARSING = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true };

interface Parts {
  parts: ReadPage[][];
  engines: FileEngine[];
}

async function partsOf(
  bytes: Uint8Array,
  readAttachment: ReadAttachment,
  depth: number,
): Promise<Parts | DamagedFile> {
  const mail = await opened(bytes).catch(asDamage);
  if (mail instanceof DamagedFile) return mail;
  const read: Parts = { parts: [[mail.page]], engines: [] };
  for (const attachment of mail.attachments.filter(isDocument).slice(0, ATTACHMENTS_MAX)) {
    if (attachment.contentType === 'message/rfc822') {
      if (depth >= DEPTH_MAX) continue;
      const inner = await partsOf(attachment.content, readAttachment, depth + 1);
      if (inner instanceof DamagedFile) continue;
      read.parts.push(...inner.parts);
      read.engines.push(...inner.engines);
    } else {
      const reading = await readAttachment(attachment.content, attachment.filename);
      if (reading.kind === 'problem') continue;
      read.parts.push(reading.pages);
      if (reading.engine !== 'xml') read.engines.push(reading.engine as FileEngine);
    }
  }
  return read;
}

interface OpenedMail {
  page: PageText;
  attachments: Attachment[];
}

/** A mail's own text, and what came with it. Throws DamagedFile where nothing can be made of it. */
async function opened(bytes: Uint8Array): Promise<OpenedMail> {
  const { simpleParser } = await import('../parse-mail.ts');
  const mail = await decoded(() => simpleParser(Buffer.from(bytes), PARSING));
  return { page: mailPage(mail), attachments: mail.attachments };
}

function isDocument({ contentType, content, related }: Attachment): boolean {
  const isPicture = contentType.startsWith('image/');
  return !(isPicture && (related || content.length < PICTURE_BYTES_MIN));
}

function mailPage(mail: ParsedMail): PageText {
  const body = typeof mail.html === 'string' ? htmlLines(mail.html) : (mail.text ?? '').split(/\r?\n/);
  const isForwarded =
    (FORWARDED_SUBJECT.test(mail.subject ?? '') || body.some((line) => FORWARDED.test(line))) &&
    body.some((line) => SENDER_LINE.test(line));
  const lines = isForwarded ? withoutNote(body) : [...headLines(mail), ...body];
  return pageOf(lines.slice(0, MAIL_LINES_MAX).map((line) => line.slice(0, MAIL_LINE_LETTERS_MAX).trimEnd()));
}

/** A forwarded mail without what is written above it: who passed it on signs there, and says why. */
function withoutNote(body: readonly string[]): readonly string[] {
  const sender = body.findIndex((line) => SENDER_LINE.test(line));
  let head = sender;
  while (HEAD_LINE.test(body[head - 1] ?? '')) head -= 1;
  return body.slice(0, head).some((line) => AMOUNT.test(line)) ? body : body.slice(head);
}

/** Sender, day and subject as a mail program shows them; the day as the sender's clock had it. */
function headLines(mail: ParsedMail): string[] {
  const sent = mail.headerLines.find(({ key }) => key === 'date')?.line.replace(/^[^:]*:\s*/, '');
  const lines = [
    ['From', mail.from?.text.replaceAll('"', '')],
    ['Date', sent?.replace(/\s+/g, ' ')],
    ['Subject', mail.subject],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name ?? ''}: ${value}`] : []));
}

/** Lines set in letters of one width, as a page with the place of every word. */
function pageOf(lines: readonly string[]): PageText {
  const columns = Math.max(COLUMNS_MIN, ...lines.map((line) => line.length));
  const rows = Math.max(1, lines.length);
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): PageWord => ({
      text: match[0].normalize('NFKC'),
      confidence: 1,
      box: [match.index / columns, (row + 0.1) / rows, match[0].length / columns, 0.8 / rows],
    })),
  );
  return { page: 1, width: columns * LETTER.width, height: rows * LETTER.height, words };
}
