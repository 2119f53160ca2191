import { describe, expect, it } from 'vitest';
import type { ExportColumn } from '../../../../../../functions/domain/exports/export-document.ts';
import { cellWriter } from '../../../../../../functions/domain/exports/pdf/cell-text.ts';
import { Faces } from '../../../../../../functions/domain/exports/pdf/faces.ts';
import { fontFile } from '../../../../../../functions/domain/exports/pdf/font-files.ts';
import { newPdf } from '../../../../../../functions/domain/exports/pdf/pdfkit-inside.ts';
import { planTable } from '../../../../../../functions/domain/exports/pdf/plan-table.ts';
import { Typesetter } from '../../../../../../functions/domain/exports/pdf/set-text.ts';

const font = fontFile('latin', 'regular');
const pdf = newPdf({ title: 'T', author: 'A', lang: 'en', createdAt: new Date(0), font });
const type = new Typesetter(new Faces(pdf));
const widthOf = (layout: 'portrait' | 'landscape') => (layout === 'portrait' ? 507 : 754);
const write = cellWriter({ language: 'en', dateFormat: 'YYYY-MM-DD' });

const text = (n: number): ExportColumn => ({ title: `Column ${String(n)}`, kind: 'text', width: 16 });
const planOf = (count: number) => {
  const columns = Array.from({ length: count }, (_, n) => text(n));
  return planTable(columns, [columns.map(() => 'Business Chequing 12')], write, { type, widthOf });
};

describe('how a table lies', () => {
  it('is tall with few columns, broad with more, and on several lines with many', () => {
    expect([4, 9, 18].map((count) => [planOf(count).layout, planOf(count).tiers.length])).toEqual([
      ['portrait', 1],
      ['landscape', 1],
      ['landscape', 2],
    ]);
  });

  it.each([1, 5, 12, 17, 40])(
    'keeps each of %i columns once, in order, side by side within the page',
    (count) => {
      const { tiers, layout } = planOf(count);
      expect(tiers.flatMap(({ columns }) => columns.map(({ title }) => title))).toEqual(
        Array.from({ length: count }, (_, n) => `Column ${String(n)}`),
      );
      for (const { from, columns } of tiers) {
        expect(columns[0]?.title).toBe(`Column ${String(from)}`);
        columns.reduce((end, { place, width }) => {
          expect(place).toBeGreaterThanOrEqual(end);
          return place + width;
        }, 0);
        const last = columns.at(-1);
        expect((last?.place ?? 0) + (last?.width ?? 0)).toBeCloseTo(widthOf(layout), 2);
      }
    },
  );

  it('names the currency that most amounts of a column are in', () => {
    const columns = [{ title: 'Amount', kind: 'money', width: 10 }] as const;
    const rows = ['USD', 'CAD', 'CAD'].map((currency) => [{ minor: 1, currency }]);
    const [tier] = planTable(columns, rows, write, { type, widthOf }).tiers;
    expect(tier?.columns[0]).toMatchObject({ title: 'Amount CAD', currency: 'CAD', isFigure: true });
  });
});
