import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths, GUTTER } from '../../../../../../functions/domain/exports/pdf/column-widths.ts';
import type { Asked } from '../../../../../../functions/domain/exports/pdf/column-widths.ts';

const text = (least: number, most: number, share: number): Asked => ({ least, most, share, isFixed: false });
const figures = (most: number): Asked => ({ least: most, most, share: 0, isFixed: true });

describe('the widths of columns', () => {
  it('give figures what they take, short texts too, and the rest to the long one', () => {
    expect(columnWidths([figures(50), text(30, 240, 40), text(40, 76, 18)], 400)).toEqual([50, 250, 76]);
  });

  it('let texts give way by their letters where there is not enough', () => {
    const widths = columnWidths([text(10, 400, 40), text(10, 400, 20)], 312).map(Math.round);
    expect(widths).toEqual([200, 100]);
  });

  it('fill the page exactly, and leave every word whole where that is possible', () => {
    const column = fc.oneof(
      fc
        .record({
          least: fc.integer({ min: 1, max: 60 }),
          more: fc.integer({ min: 0, max: 200 }),
          share: fc.integer({ min: 1, max: 40 }),
        })
        .map(({ least, more, share }) => text(least, least + more, share)),
      fc.integer({ min: 1, max: 80 }).map(figures),
    );
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 200, max: 800 }),
        (columns, width) => {
          const widths = columnWidths(columns, width);
          const room = width - GUTTER * (columns.length - 1);
          fc.pre(room > 0);
          expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(room, 3);
          if (columns.reduce((sum, { least }) => sum + least, 0) > room) return;
          columns.forEach(({ least }, at) => {
            expect(widths[at]).toBeGreaterThanOrEqual(least - 0.001);
          });
        },
      ),
    );
  });
});
