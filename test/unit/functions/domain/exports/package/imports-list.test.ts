import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importRow } from '../../../../../../functions/domain/exports/package/imports-list.ts';
import type { ImportedPart } from '../../../../../../functions/domain/exports/package/imports-list.ts';
import { english } from '../../../../../../shared/text/en/english.ts';

const words = english.accountantPackage;
const rowsOf = (...amounts: number[]): ImportedPart['transactions'] =>
  amounts.map((amount, at) => ({ row: at + 2, date: '2026-03-02', description: 'Row', amount }));
const imported = (part: ImportedPart | undefined) =>
  importRow(
    {
      ...{ fileName: 'march.csv', account: 'Checking', currency: 'CAD' },
      ...{ from: '2026-03-01', to: '2026-03-31', part, added: 2, leftOut: 0, importedOn: '2026-04-01' },
    },
    words,
  );
const part = (facts: Partial<ImportedPart>): ImportedPart => ({
  ...{ currency: 'CAD', opening: 10_000, closing: 12_500, proven: true, transactions: rowsOf(3000, -500) },
  ...facts,
});
const proofOf = (one: ImportedPart | undefined) => imported(one).row[9];

describe('an import in its list', () => {
  it('tells opening, rows and closing, and that together they agree', () => {
    const { row, isProven } = imported(part({}));
    expect(isProven).toBe(true);
    expect(row.slice(4, 8)).toEqual([
      { minor: 10_000, currency: 'CAD' },
      2,
      { minor: 2500, currency: 'CAD' },
      { minor: 12_500, currency: 'CAD' },
    ]);
    expect(proofOf(part({}))).toBe(
      'Proven: opening 100.00 CAD and 2 rows of 25.00 CAD together make closing 125.00 CAD.',
    );
  });

  it('tells what proves nothing, and what contradicts itself', () => {
    expect(proofOf(part({ closing: 12_600, proven: false }))).toContain('do not make closing 126.00 CAD');
    expect(proofOf(part({ proven: false }))).toContain('running balances contradict 2 rows');
    expect(proofOf(part({ opening: null, closing: null, proven: true }))).toContain('Proven row by row');
    expect(proofOf(part({ opening: null, closing: null, proven: null }))).toContain('states no balances');
    expect(proofOf(undefined)).toContain('no longer kept');
    expect(imported(undefined).isProven).toBe(false);
    expect(imported(part({ proven: null })).isProven).toBe(false);
  });

  it('never says that figures agree which do not', () => {
    const money = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(money, money, fc.array(money, { maxLength: 5 }), (opening, closing, amounts) => {
        const said = proofOf(part({ opening, closing, transactions: rowsOf(...amounts) }));
        const agrees = opening + amounts.reduce((sum, amount) => sum + amount, 0) === closing;
        expect(said).toEqual(
          agrees ? expect.stringMatching(/^Proven/) : expect.stringMatching(/^Does not agree/),
        );
      }),
    );
  });
});
