import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

const ROWS = `
Data operazione   Causale                              Importo
19/01/26          Luce e Gas Spa                       -573,28
                  Luce e Gas Spa
                  PAGAMENTO POS 1 400.00            -13.105,65
16/01/26          AFFITTO STUDIO                         23,33
                  Pagamento ricevuto
                  Cartoleria Blu                     -1.868,95
13/01/26          AFFITTO STUDIO                         50,89`;

async function read(head: string) {
  const pages = typedPages(`${head}${ROWS}`);
  const reading = await readStatementOfPages({ kind: 'pages', pages }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement;
}

it('reads a card that ends above what it owed by the sums under their names', async () => {
  const statement = await read(`
Estratto conto carta di credito            EUR
Saldo iniziale      Pagamenti        Acquisti       Saldo finale
2.569,14            15.547,88        74,22          -12.904,52`);
  expect(statement).toMatchObject({
    transactions: [
      { date: '2026-01-19', amount: 57328 },
      { date: '2026-01-19', amount: 1310565 },
      { date: '2026-01-16', amount: -2333 },
      { date: '2026-01-16', amount: 186895 },
      { date: '2026-01-13', amount: -5089 },
    ],
    proven: true,
    questions: [],
    opening: -256_914,
    closing: 1_290_452,
  });
});

it('asks for the signs of a card without sums whose payment is named between two rows', async () => {
  const { questions } = await read(`
Estratto conto carta di credito            EUR
Saldo iniziale             2.569,14
Saldo finale               -12.904,52`);
  expect(questions.map(({ about }) => about)).toEqual(['sign']);
});
