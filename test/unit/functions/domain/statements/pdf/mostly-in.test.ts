import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import type { ReadOptions } from '../../../../../../functions/domain/statements/reading.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

const read = async (page: string, options: ReadOptions = {}) => {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf', options);
  if (reading.kind === 'problem') throw new Error(reading.code);
  const { transactions, questions } = reading.statement;
  return { amounts: transactions.map(({ amount }) => amount), asked: questions.map(({ about }) => about) };
};

const rowsOf = (title: string) => `
${title}   Transactions 26.08.2026 - 25.09.2026   EUR
Date         Shop                       Amount
28.08.2026   REPSOL SANTANDER            61,20
03.09.2026   ZARA BILBAO                 49,95
11.09.2026   RETURN ZARA BILBAO         -19,95`;

it('asks which way money went where most rows of one column come in and no balance says so', async () => {
  expect(await read(rowsOf('Statement'))).toEqual({ amounts: [6120, 4995, -1995], asked: ['sign'] });
});

it('asks nothing where the kind of the account is known, or most rows go out', async () => {
  expect((await read(rowsOf('Statement'), { accountKind: 'checking' })).asked).toEqual([]);
  const out = rowsOf('Statement')
    .replaceAll(/ (\d\d,\d\d)/g, '-$1')
    .replace('--', ' ');
  expect((await read(out)).asked).toEqual([]);
});

it('takes a monthly card statement of Spain for one', async () => {
  const { amounts } = await read(rowsOf('Extracto mensual tarjeta VISA'));
  expect(amounts).toEqual([-6120, -4995, 1995]);
});
