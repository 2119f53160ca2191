import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

it('reads a card that ends above what it owed by the sums under their names', async () => {
  const reading = await readStatementOfPages(
    {
      kind: 'pages',
      pages: typedPages(`
Estratto conto carta di credito            EUR
Saldo iniziale      Pagamenti        Acquisti       Saldo finale
2.569,14            15.547,88        74,22          -12.904,52
Data operazione   Causale                              Importo
19/01/26          Luce e Gas Spa                       -573,28
                  Luce e Gas Spa
                  PAGAMENTO POS 1 400.00            -13.105,65
16/01/26          AFFITTO STUDIO                         23,33
                  Pagamento ricevuto
                  Cartoleria Blu                     -1.868,95
13/01/26          AFFITTO STUDIO                         50,89`),
    },
    'pdf',
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  expect(reading.statement).toMatchObject({
    transactions: [
      { date: '2026-01-19', amount: 57328 },
      { date: '2026-01-19', amount: 1310565 },
      { date: '2026-01-16', amount: -2333 },
      { date: '2026-01-16', amount: 186895 },
      { date: '2026-01-13', amount: -5089 },
    ],
    proven: true,
    opening: -256_914,
    closing: 1_290_452,
  });
});
