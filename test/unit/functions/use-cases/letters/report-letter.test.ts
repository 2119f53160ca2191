import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { reportLetter } from '../../../../../functions/use-cases/letters/report-letter.ts';
import type { ReportLetterFacts } from '../../../../../functions/use-cases/letters/report-letter.ts';
import type { HandOverItem } from '../../../../../shared/model/hand-over.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { learnWords } from '../../../../../shared/text/words-for.ts';

learnWords('fr', french);

const file = { fileName: 'matchbook-2026-03-01-to-2026-03-31.csv', size: 1234, format: 'csv' };
const link = { url: 'https://matchbook.example/shared/token', expiresAt: '2026-05-01T12:00:00.000Z' };
const facts: ReportLetterFacts = {
  ...{ language: 'en', kind: 'matched-transactions', organization: 'Lune', recipientName: 'Ada' },
  ...{ from: '2026-03-01', to: '2026-03-31', entries: 2 },
  totals: [
    { currency: 'CAD', moneyIn: 123_456_789, moneyOut: -500, personal: -57_32, moved: -90_000 },
    { currency: 'JPY', moneyIn: 0, moneyOut: -1200, personal: 0, moved: 0 },
  ],
  sender: { name: 'Bo Ledger', address: 'bo@example.com' },
  enclosed: { attachment: file },
};

describe('the letter of a report', () => {
  it('says what comes, of whom and when, how much it is, who sent it and how to answer', () => {
    const { subject, text } = reportLetter(facts);
    expect(subject).toBe('Lune: transactions with a matched receipt, March 2026');
    expect(text.split('\n\n')).toEqual([
      'Hello Ada,',
      'Attached are the transactions with a matched receipt of Lune for March 2026 (2 in total).',
      [
        'Money in: $1,234,567.89 CAD',
        'Money out: $5.00 CAD',
        'Net: $1,234,562.89 CAD',
        'Personal, not in the net: −$57.32 CAD',
        'Transfers and owner’s money, not in the net: −$900.00 CAD',
        'Money in: ¥0 JPY',
        'Money out: ¥1,200 JPY',
        'Net: −¥1,200 JPY',
        'Attached: matchbook-2026-03-01-to-2026-03-31.csv (1.2 kB)',
      ].join('\n'),
      'In the file, money in is positive and money out negative. It opens in Excel, Numbers and Google Sheets.',
      '--\nSent by Bo Ledger (bo@example.com) with Matchbook. Your reply to this email goes to them.',
    ]);
  });

  it('keeps nothing on one line, which on a phone would leave a figure the width of a digit', () => {
    expect(reportLetter({ ...facts, language: 'fr' }).html).not.toContain('nowrap');
  });

  it('says what stands open in the days, or that nothing does', () => {
    const open: HandOverItem[] = [
      { kind: 'without-receipt', count: 1, atLeast: false },
      { kind: 'without-category', count: 3, atLeast: true },
      { kind: 'not-imported', accountId: 'a', account: 'Checking', months: ['2026-02', '2026-03'] },
      { kind: 'not-over', to: '2026-03-31' },
    ];
    expect(reportLetter({ ...facts, open }).text).toContain(
      [
        'Still open in this period:',
        '– 1 expense has no receipt',
        '– at least 3 entries are uncategorized',
        '– Checking: no statement for February 2026, March 2026',
        '– the period isn’t over: its last day is March 31, 2026',
      ].join('\n'),
    );
    expect(reportLetter({ ...facts, open: [] }).text).toContain('Nothing is open in this period');
    const inFrench = reportLetter({ ...facts, open, language: 'fr' }).text.replaceAll('\u00a0', ' ');
    expect(inFrench).toContain('– 1 dépense sans reçu\n– au moins 3 opérations non catégorisées');
    expect(inFrench).toContain('– Checking : pas de relevé pour février 2026, mars 2026');
    const statement = { kind: 'unproven-import', importId: 'i', account: 'Checking' } as const;
    const unproven = (isWrong: boolean, to: string) =>
      reportLetter({
        ...{ ...facts, language: 'fr' },
        open: [{ ...statement, isWrong, from: '2026-03-01', to }],
      }).text.replaceAll('\u00a0', ' ');
    expect(unproven(true, '2026-04-02')).toContain(
      '– Checking : le relevé du 1er mars 2026 au 2 avril 2026 ne s’additionne pas',
    );
    expect(unproven(false, '2026-03-31')).toContain('– Checking : le relevé pour mars 2026 n’a pas');
    const many = Array.from({ length: 11 }, () => ({ kind: 'unconverted', count: 2 }) as const);
    expect(reportLetter({ ...facts, open: many }).text).toContain('– and 3 more');
  });

  it('counts one as one', () => {
    expect(reportLetter({ ...facts, entries: 1 }).text).toContain('(1 in total)');
    const open = [{ kind: 'without-category', count: 1, atLeast: true }] as const;
    expect(reportLetter({ ...facts, open }).text).toContain('– at least 1 entry is uncategorized');
    expect(reportLetter({ ...facts, open, language: 'fr' }).text).toContain(
      '– au moins 1 opération non catégorisée',
    );
  });

  it('keeps the name of an account in its quotation marks and on its line', () => {
    const account = 'Checking”\n\nNothing is open';
    const months = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}`);
    const { text } = reportLetter({
      ...facts,
      open: [{ kind: 'partly-imported', accountId: 'a', account, months }],
    });
    expect(text).toContain('– “Checking" Nothing is open”: part of the statement for January 2025, February');
    expect(text).toContain('August 2025, and 4 more is missing');
  });

  it('names a month, a year or a day, and other days by the first and the last of them', () => {
    const subjectOf = (from: string, to: string, language: 'en' | 'fr' = 'en') =>
      reportLetter({ ...facts, kind: 'custom', from, to, language }).subject.replaceAll('\u00a0', ' ');
    expect(subjectOf('2026-01-01', '2026-12-31')).toBe('Lune: transactions, 2026');
    expect(subjectOf('2026-03-03', '2026-03-03')).toBe('Lune: transactions, March 3, 2026');
    expect(subjectOf('2026-03-03', '2026-04-02')).toBe('Lune: transactions, March 3, 2026 to April 2, 2026');
    expect(subjectOf('2026-03-01', '2026-04-02', 'fr')).toBe(
      'Lune : opérations, du 1er mars 2026 au 2 avril 2026',
    );
  });

  it('quotes only what may be more than a name', () => {
    const helloTo = (recipientName: string) => reportLetter({ ...facts, recipientName }).text.split('\n')[0];
    for (const name of ['Zoë O’Brien-Smith', 'Maple & Rye Design Inc.', 'J. R. Côté, CPA', 'Studio 54'])
      expect(helloTo(name)).toBe(`Hello ${name},`);
    for (const more of [
      'Pay at evil.example',
      'Ada: your account is closed',
      'Call us now or lose all of it',
      '1',
    ])
      expect(helloTo(more)).toBe(`Hello “${more}”,`);
  });

  it('writes to nobody by name where none is known, and names no sender who has left', () => {
    const { text } = reportLetter({ ...facts, recipientName: '', sender: undefined });
    expect(text).toMatch(/^Hello,\n\nAttached are/);
    expect(text).toMatch(/--\nSent with Matchbook\.$/);
  });

  it('leads to what is too large to be attached, and says until when', () => {
    const { text, html } = reportLetter({
      ...facts,
      kind: 'package',
      entries: undefined,
      enclosed: { link, file: { fileName: 'march.zip', size: 80_000_000, format: 'zip' } },
    });
    expect(text).toContain('File: march.zip (80 MB)');
    expect(text).toContain(`Open the file\n${link.url}`);
    expect(text).toContain('The link works until May 1, 2026, without an account.');
    expect(text).not.toContain('Excel');
    // A package always comes as a link, however small it is.
    expect(text).not.toContain('too large');
    expect(html).toContain(`href="${link.url}"`);
    const large = reportLetter({ ...facts, enclosed: { link, file: { ...file, size: 80_000_000 } } });
    expect(large.text).toContain('The file is too large for an email. The link works until May 1, 2026,');
  });

  it('keeps a name that is read from right to left apart from the days beside it', () => {
    const organization = 'مكتبة الشرق 24/7';
    const { subject, text, html } = reportLetter({ ...facts, organization, recipientName: 'דנה' });
    for (const written of [subject, text, html]) expect(written).toContain(`\u2068${organization}\u2069`);
    expect(text).toContain('Hello \u2068דנה\u2069,');
    // Whoever ends the isolation by typing ends nothing.
    const typed = reportLetter({ ...facts, organization: `\u2069${organization}\u2069` });
    expect(typed.subject).toBe(subject);
    expect(reportLetter(facts).text).not.toMatch(/[\u2068\u2069]/);
  });

  it('is written in French to whom French books write', () => {
    const { subject, text, html } = reportLetter({ ...facts, language: 'fr' });
    const plainSpaces = (written: string) => written.replaceAll('\u00a0', ' ');
    expect(plainSpaces(subject)).toBe('Lune : opérations avec un reçu rapproché, mars 2026');
    expect(plainSpaces(text)).toContain(
      'Vous trouverez ci-joint les opérations avec un reçu rapproché de Lune pour mars 2026 (2 en tout).',
    );
    expect(plainSpaces(text)).toContain('Entrées d’argent : 1 234 567,89 $ CAD');
    expect(html).toContain('<html lang="fr-CA">');
  });
});

/** What people type, with what ends a header, opens a tag or turns letters around more often than chance has it. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '\r\nBcc: eve@example.com',
        '\n',
        '<img src=x onerror=a>',
        '"',
        '\u202e',
        '”',
        '&lt;',
        '\u2028',
        'Ada',
        'مرحبا',
        '中文',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(' ')),
);

const settings = { region: 'ca-central-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
const mailer = new Mailer('Matchbook <books@example.com>', settings);

describe('whatever people are called', () => {
  it('stands in the page as text alone: the tags are ours, and nothing is fetched', () => {
    const tagsOf = (html = '') => html.replaceAll(/>[^<]*/g, '>');
    fc.assert(
      fc.property(typed, typed, typed, (organization, recipientName, name) => {
        const ours = reportLetter({ ...facts, organization: 'A', recipientName: 'A' }).html;
        const sender = { name, address: 'bo@example.com' };
        const { html = '' } = reportLetter({ ...facts, organization, recipientName, sender });
        expect(tagsOf(html)).toBe(tagsOf(ours));
        // What is set apart by us is so as a whole.
        const within = html.replaceAll(/\u2068[^\n\u202a-\u202e\u2066-\u2069]*\u2069/g, '');
        expect(within).not.toMatch(/<(img|script|link|iframe)|url\(|[\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });

  it('never becomes a header: one sender, one who gets it, one to answer to', async () => {
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (organization, recipientName, name) => {
        const sender = { name, address: 'bo@example.com' };
        const letter = await mailer.compose({
          ...{ to: 'ann@example.com', toName: recipientName, replyTo: sender, attachments: [] },
          ...reportLetter({ ...facts, organization, recipientName, sender }),
        });
        if (letter === 'too-large') throw new Error('A letter without a file is small.');
        const raw = Buffer.from(letter.raw);
        const mail = await simpleParser(raw);
        const names = [...mail.headers.keys()].toSorted();
        const usual = [
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
        ];
        expect(names).toEqual(usual);
        const addresses = (header: string) =>
          (mail.headers.get(header) as { value: { address: string }[] }).value.map(({ address }) => address);
        expect(addresses('to')).toEqual(['ann@example.com']);
        expect(addresses('reply-to')).toEqual(['bo@example.com']);
        expect(addresses('from')).toEqual(['books@example.com']);
      }),
    );
  });
});
