import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellWriter } from '../../functions/domain/exports/pdf/cell-text.ts';
import { cleanText } from '../../functions/domain/exports/pdf/clean-text.ts';
import type {
  ExportCell,
  ExportDocument,
  ExportRow,
} from '../../functions/domain/exports/export-document.ts';
import { french } from '../../shared/text/fr/french.ts';
import { learnWords } from '../../shared/text/words-for.ts';
import { lettersOf, opened, pagesOf, printed } from '../support/printed-pages.ts';

learnWords('fr', french);

const columns = [
  { title: 'Date', kind: 'day', width: 10 },
  { title: 'Description', kind: 'text', width: 30 },
  { title: 'Entries', kind: 'count', width: 6 },
  { title: 'Amount', kind: 'money', width: 12 },
] as const;

/** Letters of many scripts that are set in the order in which they are read, with what breaks files and lines. */
const letters = fc.constantFrom(
  ...Array.from(
    'abcXYZ 0189 -–.,;:()<>[]{}\\/%&=+@"\'#éüßŁőçñøÞжщЯѣёіїΑωήΣ北京办公用品有限公司东の私カタナー한국어결제、。（）「」€£¥₹…“”',
  ),
);
const text = fc.string({ unit: letters, maxLength: 120 });
const money = fc.record({
  minor: fc.maxSafeInteger(),
  currency: fc.constantFrom('CAD', 'USD', 'JPY', 'KWD'),
});
const day: fc.Arbitrary<ExportCell> = fc.option(fc.constantFrom('2026-01-31', '2024-02-29'));
const row: fc.Arbitrary<ExportRow> = fc.tuple(
  day,
  fc.option<ExportCell>(text),
  fc.option<ExportCell>(fc.nat()),
  fc.option<ExportCell>(money),
);

const documentOf = (rows: readonly ExportRow[], language: 'en' | 'fr'): ExportDocument => ({
  ...{ title: 'Title', organization: 'Whose', period: 'When', from: '2026-01-01', to: '2026-12-31' },
  ...{ dateFormat: 'DD/MM/YYYY', language, createdAt: '2027-01-02T08:00:00.000Z', facts: [] },
  sections: [{ title: 'Rows', columns, rows: () => [rows], totals: () => [] }],
});

describe('a printed table', () => {
  it('says every cell, in the order of rows and columns, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 60 }),
        fc.constantFrom('en', 'fr'),
        async (rows, language) => {
          const written = documentOf(rows, language);
          const pages = await pagesOf(await opened(await printed(written)));
          const own = lettersOf(pages.map((page) => page.own).join(''));
          const write = cellWriter(written);
          const [, head = '', body = ''] = /^(.*?Amount(?:CAD|USD|JPY|KWD)?)(.*)$/s.exec(own) ?? [];
          const currency = /Amount(.*)$/.exec(head)?.[1];
          const cells = rows.flatMap((one) =>
            one.map((cell, at) => write(cell, columns[at]?.kind ?? 'text', currency)),
          );
          const nothing = { en: 'Nothinginthisperiod.', fr: 'Rienpourcettepériode.' };
          const rest = rows.length === 0 ? nothing[language] : '';
          expect(body).toBe(lettersOf(cells.map(cleanText).join('')) + rest);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('says every cell where a row has more columns than a line', async () => {
    const wide = Array.from(
      { length: 18 },
      (_, n) => ({ title: `Head${String(n)}`, kind: 'text', width: 16 }) as const,
    );
    const cells = fc.tuple(...wide.map(() => fc.option<ExportCell>(text)));
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 12 }), async (rows) => {
        const section = { title: 'Rows', columns: wide, rows: () => [rows], totals: () => [] };
        const pages = await pagesOf(
          await opened(await printed({ ...documentOf([], 'en'), sections: [section] })),
        );
        const own = lettersOf(pages.map((page) => page.own).join(''));
        const said = rows.flat().map((cell) => cleanText(typeof cell === 'string' ? cell : ''));
        expect(own.slice(own.indexOf('Head17') + 6)).toBe(lettersOf(said.join('')));
      }),
      { numRuns: 8 },
    );
  });
});
