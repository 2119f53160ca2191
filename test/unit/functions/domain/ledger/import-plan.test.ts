import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planImport, rowsPerChunk } from '../../../../../functions/domain/ledger/import-plan.ts';
import { anyRow } from './rows.ts';

const rows = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 3 * rowsPerChunk, size: 'max' });

describe('planImport', () => {
  it('keeps every row once and in order, in full chunks but for the last', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const { chunks } = planImport(all, new Set());
        expect(chunks.flat()).toEqual(all);
        expect(chunks.slice(0, -1).every((chunk) => chunk.length === rowsPerChunk)).toBe(true);
        expect(chunks.every((chunk) => chunk.length > 0)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('plans nothing the second time', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const known = new Set(
          planImport(all, new Set())
            .chunks.flat()
            .map(({ id }) => id),
        );
        expect(planImport(all, known)).toEqual({ chunks: [] });
      }),
      { numRuns: 30 },
    );
  });

  it('leaves out only what the ledger has', () => {
    fc.assert(
      fc.property(rows, fc.nat(20), (all, count) => {
        const known = new Set(all.slice(0, count).map(({ id }) => id));
        expect(planImport(all, known).chunks.flat()).toEqual(all.slice(count));
      }),
      { numRuns: 30 },
    );
  });
});
