import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readWorded } from '../support/statements/read-worded.ts';
import type { Statement } from '../../shared/model/statement.ts';
import { drawPdf } from '../support/draw-statement.ts';
import { printOnPaper } from '../support/statements/print-on-paper.ts';
import { paperRows, paperStyles } from '../support/statements/printed-style.ts';

const SEED = 2026;
const POINTS = 40;
/** More than any card statement below moves: what is owed stays owed. */
const OWED = 60_000_000;

/** Reads a drawn statement; days that could be months are a question, answered as the bank would. */
async function readDrawn(bytes: Uint8Array): Promise<Statement> {
  const first = await readWorded(bytes, { readPages });
  const isAsked =
    first.kind === 'read' && first.statement.questions.some(({ about }) => about === 'date-order');
  const answers = { 'date-order': 'dmy' };
  const reading = isAsked ? await readWorded(bytes, { readPages, answers }) : first;
  if (reading.kind === 'problem') throw new Error(reading.detail);
  return reading.statement;
}

describe('statements printed on paper', () => {
  it('read as they were printed, whatever their columns, days, signs, balances and page breaks', async () => {
    const balances = fc.integer({ min: -200_000, max: 900_000 });
    await fc.assert(
      fc.asyncProperty(paperRows, balances, paperStyles, async (moves, balance, style) => {
        const opening = style.language.isCard ? balance - OWED : balance;
        const { pages, rows } = printOnPaper(moves, opening, style);
        const read = await readDrawn(await drawPdf(pages));
        expect(
          read.transactions.map(({ date, otherDate, amount, description }) => [
            date,
            otherDate,
            amount,
            description,
          ]),
        ).toEqual(
          rows.map(({ date, otherDate, amount, lines }) => [
            date,
            otherDate,
            amount,
            lines.join(' ').normalize('NFKC'),
          ]),
        );
        const closing = moves.reduce((sum, { amount }) => sum + amount, opening);
        const { currency } = style.language;
        expect(read).toMatchObject({ proven: true, opening, closing, currency, rejected: [], questions: [] });
        expect(read.account?.number).toBe('••••4821');
      }),
      { seed: SEED, numRuns: POINTS },
    );
  });
});
