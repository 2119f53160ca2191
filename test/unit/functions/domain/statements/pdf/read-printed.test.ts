import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import { readStatement } from '../../../../../../functions/domain/statements/read-statement.ts';
import type { Reading } from '../../../../../../functions/domain/statements/reading.ts';
import { drawPdf, table } from '../../../../../support/draw-statement.ts';
import { printedStatements, type PrintedStatement } from '../../../../../support/printed-statements.ts';

const statementOf = (reading: Reading) =>
  reading.kind === 'read' ? reading.statement : expect.fail(reading.detail);

async function readDrawn({ pages }: Pick<PrintedStatement, 'pages'>): Promise<Reading> {
  return readStatement(await drawPdf(pages), { readPages });
}

describe('a printed statement', () => {
  it.each(printedStatements)('is read and proven: $name', async (printed) => {
    const { transactions, ...statement } = statementOf(await readDrawn(printed));
    expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(
      printed.rows.map(([date, amount]) => [date, amount]),
    );
    printed.rows.forEach(([, , words], at) => {
      for (const word of words.split(' ')) expect(transactions[at]?.description).toContain(word);
    });
    const { currency, opening, closing, proven } = printed;
    expect(statement).toMatchObject({ currency, opening, closing, proven, rejected: [] });
  });

  it('asks for the password of a locked file, and again for a wrong one', async () => {
    const [printed] = printedStatements;
    const bytes = await drawPdf(printed?.pages ?? [], { password: 'harbour' });
    for (const options of [{}, { password: 'guess' }])
      expect(await readStatement(bytes, { readPages, ...options })).toMatchObject({
        code: 'password-needed',
      });
    expect(await readStatement(bytes, { readPages, password: 'harbour' })).toMatchObject({ kind: 'read' });
  });

  it('is not made of an invoice', async () => {
    const invoice = table([50, 120, -500], 60, [
      ['INVOICE 00731', '', ''],
      ['Date', 'Item', 'Amount'],
      ['03/02/2026', 'Brochures', '412.00'],
      ['04/02/2026', 'Delivery', '18.00'],
      ['Total due', '', '430.00'],
    ]);
    expect(await readDrawn({ pages: [invoice] })).toMatchObject({ kind: 'problem', code: 'no-transactions' });
  });
});
