import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

const PAGES = `
Kontoutdrag      Konto 0031 7724 4821        SEK
Ingående saldo                                  1.000,00
Datum          Text                               Belopp
02/09/2026     Oak Books
03/09/2026     KORTKÖP 4711                       -10,00
05/09/2026     Elbolaget
06/09/2026     Parkering City                     -20,00
05/09/2026     Bageriet Sol
06/09/2026     KORTKÖP 4711                       -30,00
---

Kontoutdrag      Konto 0031 7724 4821        SEK

Datum          Text                               Belopp
05/09/2026     Tryckeri Berg
06/09/2026     KORTKÖP 4711                       -40,00
05/09/2026     Elbolaget
06/09/2026     KORTKÖP 4711                       -50,00
09/09/2026     Oak Books
10/09/2026     KORTKÖP 4711                       -60,00
Utgående saldo                                    790,00`;

it('takes no line for a header that begins a row as one on another page does, with rows above both', async () => {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(PAGES) }, 'pdf', {});
  if (reading.kind === 'problem') throw new Error(reading.code);
  const { proven, transactions } = reading.statement;
  expect(proven).toBe(true);
  expect(transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    ...['2026-09-02 -1000', '2026-09-05 -2000', '2026-09-05 -3000'],
    ...['2026-09-05 -4000', '2026-09-05 -5000', '2026-09-09 -6000'],
  ]);
});
