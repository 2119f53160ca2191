import { isLedgerFormat } from '../../../shared/report-formats.ts';
import { daysOfMonth } from '../../../shared/civil-date.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import { formatBytes } from '../../../shared/format-bytes.ts';
import type { DateRange, GeneratedReport } from '../../../shared/model/export.ts';
import type { HandOverItem } from '../../../shared/model/hand-over.ts';
import { dayInWords } from '../../../shared/text/day-in-words.ts';
import type { OpenWords } from '../../../shared/text/en/reports.ts';
import { periodInWords } from '../../../shared/text/period-in-words.ts';
import { languageTags } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { MoneyMoved } from '../../domain/exports/money-moved.ts';
import { oneLine } from '../../domain/text/one-line.ts';
import { letterPage, letterText } from './letter-frame.ts';
import type { LetterPart } from './letter-frame.ts';
import { moneyInLetter } from './money-in-letter.ts';

/** What is handed over by mail: a report of some kind, or a package of all. */
export type HandedOver = GeneratedReport['type'] | 'package';

/** A link to what is too large for a mail; `expiresAt` is an instant. */
export interface ExpiringLink {
  readonly url: string;
  readonly expiresAt: string;
}

export interface EnclosedFile {
  readonly fileName: string;
  /** Bytes; null in a preview, before the file was made. */
  readonly size: number | null;
  readonly format: string;
}

/** The file itself, or where it can be fetched. */
export type Enclosed =
  | { readonly attachment: EnclosedFile }
  | { readonly link: ExpiringLink; readonly file: EnclosedFile };

/** All that the letter of a report is made of: whoever has these facts sees the very mail. */
export interface ReportLetterFacts {
  readonly language: Language;
  readonly kind: HandedOver;
  readonly organization: string;
  /** Inclusive days. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** How many entries it holds, where it is of entries. */
  readonly entries?: number | undefined;
  /** What they come to, currency by currency, where that is at hand. */
  readonly totals?: readonly MoneyMoved[] | undefined;
  readonly recipientName: string;
  /** What stands open in these days, where it was looked at. */
  readonly open?: readonly HandOverItem[] | undefined;
  /** Who ordered it, to whom an answer goes; undefined where they have left. */
  readonly sender?: { readonly name: string; readonly address: string } | undefined;
  readonly enclosed: Enclosed;
  /** Of a file for another program: whether it reads the month first. */
  readonly usFirst?: boolean | undefined;
}

/** The letter that brings a report to the accountant: the same facts give the same letter, so that a preview shows what is sent. */
export function reportLetter(facts: ReportLetterFacts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, kind } = facts;
  const { how } = wordsFor(language).ledgers;
  const { letter: words } = wordsFor(language).reports;
  const what = words.what[kind];
  const [organization, recipientName] = [plain(facts.organization), plain(facts.recipientName)];
  const about = { organization, what, period: periodInWords(facts.from, facts.to, language) };
  const brought = 'link' in facts.enclosed ? 'linked' : 'attached';
  const { format } = fileOf(facts.enclosed);
  const { sender, entries: count } = facts;
  const parts: LetterPart[] = [
    { text: words.greeting({ recipient: recipientName }) },
    {
      text:
        count === undefined ? words.lead({ ...about, brought }) : words.entries({ ...about, count, brought }),
    },
    { facts: tableOf(facts) },
    ...linkOf(facts),
    ...openOf(facts),
    ...(isLedgerFormat(format)
      ? [{ text: how[format]({ usFirst: facts.usFirst ?? false }) }]
      : count === undefined
        ? []
        : [{ text: format === 'csv' ? `${words.signs} ${words.csv}` : words.signs }]),
  ];
  const foot = sender ? words.sentBy({ name: plain(sender.name), address: sender.address }) : words.sent;
  const letter = { language, parts, foot };
  return { subject: words.subject(about), text: letterText(letter), html: letterPage(letter) };
}

/** So many open things, and months of one of them, are named one by one. */
const OPEN_NAMED_MAX = 8;

function openOf({ open, language }: ReportLetterFacts): LetterPart[] {
  if (open === undefined) return [];
  const { letter: words } = wordsFor(language).reports;
  if (open.length === 0) return [{ text: words.noneOpen }];
  const named = open
    .slice(0, OPEN_NAMED_MAX)
    .map((item) => words.openItem(withPlainAccount(item), openWords(language)));
  const count = open.length - named.length;
  const lines = [...named, ...(count > 0 ? [words.moreOpen({ count })] : [])];
  return [{ text: [words.open, ...lines.map((line) => `– ${line}`)].join('\n') }];
}

const withPlainAccount = (item: HandOverItem): HandOverItem =>
  'account' in item ? { ...item, account: plain(item.account) } : item;

function openWords(language: Language): OpenWords {
  const { letter: words } = wordsFor(language).reports;
  const period = ({ from, to }: DateRange) => periodInWords(from, to, language);
  return {
    day: (day) => dayInWords(day, language),
    period,
    months: (months) => {
      const named = months.slice(0, OPEN_NAMED_MAX).map((month) => words.days(period(daysOfMonth(month))));
      const count = months.length - named.length;
      return [...named, ...(count > 0 ? [words.moreOpen({ count })] : [])].join(', ');
    },
  };
}

function tableOf({ language, enclosed, totals = [] }: ReportLetterFacts) {
  const { letter: words } = wordsFor(language).reports;
  const { fileName, size } = fileOf(enclosed);
  const file = size === null ? fileName : `${fileName} (${formatBytes(size, languageTags[language])})`;
  return [
    ...totals.flatMap(({ currency, moneyIn, moneyOut, personal, moved }) => [
      { label: words.labels.moneyIn, value: moneyInLetter(moneyIn, currency, language) },
      { label: words.labels.moneyOut, value: moneyInLetter(-moneyOut, currency, language) },
      { label: words.labels.net, value: moneyInLetter(moneyIn + moneyOut, currency, language) },
      ...(personal === 0
        ? []
        : [{ label: words.labels.personal, value: moneyInLetter(personal, currency, language) }]),
      ...(moved === 0
        ? []
        : [{ label: words.labels.moved, value: moneyInLetter(moved, currency, language) }]),
    ]),
    { label: 'link' in enclosed ? words.labels.file : words.labels.attached, value: file },
  ];
}

function linkOf({ kind, enclosed, language }: ReportLetterFacts): LetterPart[] {
  if (!('link' in enclosed)) return [];
  const { url, expiresAt } = enclosed.link;
  const { letter: words } = wordsFor(language).reports;
  const until = dayInWords(expiresAt.slice(0, 10), language);
  return [
    { link: { label: words.download, url } },
    { text: words.linkEnds({ until, isPackage: kind === 'package' }) },
  ];
}

const fileOf = (enclosed: Enclosed): EnclosedFile =>
  'link' in enclosed ? enclosed.file : enclosed.attachment;

/**
 * What people typed, on one line and without the signs that turn the letters of what follows around. What is read from right to left is set
 * apart: else the days behind a name would be read as a part of it.
 */
function plain(text: string): string {
  const line = oneLine(text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''));
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/** Hebrew, Arabic and what is written as they are. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
