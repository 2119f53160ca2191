import { describe, expect, it } from 'vitest';
import type {
  ExportCell,
  ExportDocument,
  ExportRow,
  ExportSection,
} from '../../../../../../functions/domain/exports/export-document.ts';
import { writePdf } from '../../../../../../functions/domain/exports/pdf/write-pdf.ts';
import { learnWords } from '../../../../../../shared/text/words-for.ts';
import { french } from '../../../../../../shared/text/fr/french.ts';
import { actualTexts, lettersOf, opened, pagesOf, printed } from '../../../../../support/printed-pages.ts';

learnWords('fr', french);

const cad = (minor: number) => ({ minor, currency: 'CAD' });
const columns: ExportSection['columns'] = [
  { title: 'Date', kind: 'day', width: 10 },
  { title: 'Description', kind: 'text', width: 40 },
  { title: 'Amount', kind: 'money', width: 12 },
];
const section = (rows: readonly ExportRow[], more: Partial<ExportSection> = {}): ExportSection => ({
  ...{ title: 'Transactions', columns, rows: () => [rows], totals: () => [] },
  ...more,
});
const document = (
  sections: readonly ExportSection[],
  more: Partial<ExportDocument> = {},
): ExportDocument => ({
  ...{ title: 'Transaction History', organization: 'Atelier Myriade', period: 'March 2026' },
  ...{ from: '2026-03-01', to: '2026-03-31', dateFormat: 'DD/MM/YYYY', language: 'en' },
  ...{ createdAt: '2026-04-02T08:00:00.000Z', facts: ['Cash basis.'], sections, ...more },
});
const described = (...texts: readonly ExportCell[]): ExportDocument =>
  document([section(texts.map((text) => ['2026-03-05', text, cad(100)]))]);

async function textsOf(written: ExportDocument): Promise<string> {
  const pages = await pagesOf(await opened(await printed(written)));
  return pages.map(({ own }) => own).join(' ');
}

describe('a printed document', () => {
  it('says its title, whose it is, the period, facts, sections with notes, and what they come to', async () => {
    const totals = () => [{ cells: ['Total', null, cad(-1_234_550)], summed: [2] }];
    const rows = [['2026-03-05', 'Café Myriade', cad(-1_234_550)]];
    const texts = await textsOf(document([section(rows, { notes: ['Money out is negative.'], totals })]));
    expect(texts.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Atelier Myriade Transaction History March 2026 Cash basis. Transactions Money out is negative. ' +
        'Date Description Amount CAD 05/03/2026 Café Myriade −12,345.50 Total −12,345.50',
    );
  });

  it('writes amounts as the language does, and says the currency of those that are not the column’s', async () => {
    const rows = [cad(-1_234_550), cad(99), { minor: 5, currency: 'KWD' }, { minor: -7, currency: 'JPY' }];
    const texts = await textsOf(
      document([section(rows.map((money) => ['2026-03-05', 'x', money]))], { language: 'fr' }),
    );
    expect(texts).toMatch(/−12\s345,50/u);
    expect(texts).toMatch(/KWD\s0,005/u);
    expect(texts).toMatch(/JPY\s−7/u);
  });

  it('repeats the head of a table on every page, and counts the pages', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => [
      '2026-03-05',
      `Entry ${String(n)} of a long month`,
      cad(n),
    ]);
    const pages = await pagesOf(await opened(await printed(document([section(rows)]))));
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach(({ running, own }, at) => {
      expect(lettersOf(running)).toContain(`Page${String(at + 1)}of${String(pages.length)}`);
      expect(lettersOf(at === 0 ? own : running)).toContain('DateDescriptionAmountCAD');
      expect(running.includes('Atelier Myriade')).toBe(at > 0);
    });
    expect(pages.flatMap(({ own }) => own.match(/Entry \d+/g) ?? [])).toEqual(
      rows.map((_, n) => `Entry ${String(n)}`),
    );
  });

  it('cuts no row in two that fits a page, and loses nothing of one that does not', async () => {
    const long = (name: string, words: number) =>
      Array.from({ length: words }, (_, n) => `${name}${String(n)}`).join(' ');
    const texts = [...Array.from({ length: 12 }, (_, n) => long(`r${String(n)}x`, 60)), long('whole', 4_000)];
    const pages = await pagesOf(await opened(await printed(described(...texts))));
    for (const text of texts.slice(0, 12))
      expect(pages.filter(({ own }) => lettersOf(own).includes(lettersOf(text)))).toHaveLength(1);
    expect(pages.flatMap(({ own }) => own.match(/whole\d+/g) ?? [])).toEqual(texts[12]?.split(' '));
  });

  it('lies broad where its columns need it, on the paper of the country', async () => {
    const many = Array.from(
      { length: 12 },
      (_, n) => ({ title: `Column ${String(n)}`, kind: 'text', width: 14 }) as const,
    );
    const wide = section([many.map(() => 'Business Chequing 1234')], { columns: many });
    const pages = await pagesOf(
      await opened(await printed(document([section([]), wide], { paper: 'Letter' }))),
    );
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [612, 792],
      [792, 612],
    ]);
    const [a4] = await pagesOf(await opened(await printed(document([]))));
    expect([a4?.width, a4?.height].map((side) => Math.round(side ?? 0))).toEqual([595, 842]);
  });

  it('says that a section is empty', async () => {
    expect(await textsOf(document([section([])]))).toContain('Nothing in this period.');
  });

  it('asks for rows as they are wanted, and gives away what is drawn before it asks for more', async () => {
    let asked = 0;
    const rows = function* () {
      for (asked = 1; asked <= 2_000; asked += 1)
        yield [['2026-03-05', `Entry ${String(asked)}`, cad(asked)] satisfies ExportRow];
    };
    const bytes = writePdf(document([{ ...section([]), rows }]));
    await bytes.next();
    await bytes.next();
    expect(asked).toBeLessThan(600);
    await bytes.return(undefined);
  });

  it('is the same file for the same document', async () => {
    const texts = ['Café', '北京办公用品有限公司', 'شركة النور', 'חברת אלפא', 'サンプル', '한국'];
    const [one, other] = [await printed(described(...texts)), await printed(described(...texts))];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const later = await printed({ ...described(...texts), createdAt: '2026-04-03T08:00:00.000Z' });
    expect(Buffer.from(one).equals(Buffer.from(later))).toBe(false);
  });
});

describe('a printed document, to those who hear it', () => {
  const totals = () => [{ cells: ['Total', null, cad(1)], summed: [2] }];
  const two = document([
    section([['2026-03-05', 'One', cad(1)]], { totals }),
    section([], { title: 'Second' }),
  ]);

  it('has a title, a language and a bookmark for each section', async () => {
    const pdf = await opened(await printed({ ...two, language: 'fr', title: 'Relevé & <Co>' }));
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({
      ...{ Title: 'Relevé & <Co>', Author: 'Atelier Myriade', Language: 'fr-CA', PDFFormatVersion: '1.7' },
      CreationDate: 'D:20260402080000Z',
    });
    expect(metadata.get('dc:title')).toBe('Relevé & <Co>');
    expect(metadata.get('pdfuaid:part')).toBe('1');
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['Transactions', 'Second']);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('says what is a heading, and which cells make up a row', async () => {
    const page = await (await opened(await printed(two))).getPage(1);
    const tree = await page.getStructTree();
    const outline = (node: object): unknown => {
      if (!('role' in node) || !('children' in node)) return undefined;
      const parts = (node.children as object[]).map(outline).filter((part) => part !== undefined);
      return parts.length > 0 ? { [String(node.role)]: parts } : node.role;
    };
    const row = (cell: string) => ({ TR: [cell, 'TD', 'TD'] });
    expect(outline(tree)).toEqual({
      Root: [
        {
          Document: [
            ...['P', 'H1', 'P', 'P'],
            { Sect: ['H2', { Table: [{ TR: ['TH', 'TH', 'TH'] }, row('TD'), row('TH')] }] },
            { Sect: ['H2', { Table: [{ TR: ['TH', 'TH', 'TH'] }] }, 'P'] },
          ],
        },
      ],
    });
  });
});

describe('a printed document of any script', () => {
  it.each([
    'POS PURCHASE CAFÉ MYRIADE MONTRÉAL',
    'ООО «Ромашка» оплата по счёту № 77',
    'Ελληνική Εταιρεία Α.Ε. – τιμολόγιο',
    '北京办公用品有限公司（采购订单 2026-0012）',
    '株式会社サンプル 東京都千代田区 御請求書',
    '서울 커피 주식회사 결제',
    'Ünïcödé naïve façade œuvre ßtraße Łódź Đorđe ağaç ș',
    'coffee office affluent fi fl ffi',
    '₹ 100 € £ ¥ ₪ ₽ ₩ ₿ % ‰ § © ® ™ “quoted” ‘so’ … – —',
  ])('says %s', async (text) => {
    expect(lettersOf(await textsOf(described(text)))).toContain(lettersOf(text));
  });

  it.each(['شركة النور للتجارة', 'חברת אלפא (בע"מ)', 'فاتورة 1234 Invoice'])(
    'shows %s from the right, for readers that turn it round',
    async (text) => {
      const bytes = await printed(described(text));
      expect(actualTexts(bytes)).toEqual([]);
      const [page] = await pagesOf(await opened(bytes));
      const shown = page?.own.normalize('NFKC') ?? '';
      for (const word of text.match(/[\p{L}\d]{3,}/gu) ?? []) expect(shown).toContain(word);
    },
  );

  it('says in its order what is shown in another', async () => {
    expect(actualTexts(await printed(described('हिन्दी विवरण')))).toEqual(['हिन्दी विवरण']);
  });

  it('shows a sign in the place of one that no face has', async () => {
    const bytes = await printed(described('party 🎉 ᚠ end'));
    const [page] = await pagesOf(await opened(bytes));
    expect(lettersOf(page?.own ?? '')).toContain('party\uFFFD\uFFFDend');
    expect(actualTexts(bytes)).toEqual(['party 🎉 ᚠ end']);
  });

  it.each([
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\u0000b\u0007c\u200Bd\uFEFFe', 'abcde'],
    ['lone \uD800 half', 'lone\uFFFDhalf'],
    ['line\nbreak\ttab', 'linebreaktab'],
    ['=HYPERLINK("https://evil.example")', '=HYPERLINK("https://evil.example")'],
    ['</TD> (BT /F1 9 Tf) Tj <</A 1>> \\) endstream endobj', '</TD>(BT/F1 9Tf)Tj<</A1>>\\)endstreamendobj'],
  ])('draws %j as text', async (text, shown) => {
    const pdf = await opened(await printed(described(text)));
    const [page] = await pagesOf(pdf);
    expect(lettersOf(page?.own ?? '')).toContain(lettersOf(shown));
    expect(await (await pdf.getPage(1)).getAnnotations()).toEqual([]);
  });

  it('leads to files beside it, and nowhere else', async () => {
    const names = [
      'documents/a b.pdf',
      '../secret',
      '/etc/passwd',
      '//evil.example/x',
      'a\\b',
      'documents/./x',
      'javascript:alert(1)',
    ];
    const pdf = await opened(await printed(described(...names.map((path) => ({ text: 'file', path })))));
    const links = await (await pdf.getPage(1)).getAnnotations();
    expect(links.map(({ unsafeUrl }: { unsafeUrl?: string }) => unsafeUrl)).toEqual([
      'documents/a%20b.pdf',
      'javascript%3Aalert(1)',
    ]);
  });
});
