import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(text: string) {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(text) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, proven, rejected } = reading.statement;
  const rows = transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);
  return { rows, proven, rejected };
}

it('reads days that a narrow column breaks over three lines, around their rows', async () => {
  const { rows, proven, rejected } = await read(`
Kontoauszug   EUR
Datum   Typ            Beschreibung              Eingang      Ausgang        Saldo
28
Okt.    Überweisung    Lindenhof GmbH            150,00 €                 1.150,00 €
2025
29
Okt.    Karte          Stadtwerke                              49,90 €    1.100,10 €
2025
                       Abrechnung der
31
Okt.    Lastschrift    Hallenmiete                            400,00 €      700,10 €
2025`);
  expect(rows.map((row) => row.slice(0, 17))).toEqual([
    '2025-10-28 15000 ',
    '2025-10-29 -4990 ',
    '2025-10-31 -40000',
  ]);
  expect(proven).toBe(true);
  expect(rejected).toEqual([]);
});

it('puts what stands between the parts of a day into the description of its own row', async () => {
  const { rows } = await read(`
Kontoauszug   EUR
Datum   Typ            Beschreibung              Eingang      Ausgang        Saldo
28
Okt.    Überweisung    Lindenhof GmbH            150,00 €                 1.150,00 €
2025
29
                       Lastschrift der Karte
Okt.    Karte                                                  49,90 €    1.100,10 €
                       Rechnung 4471
2025`);
  expect(rows).toEqual([
    '2025-10-28 15000 Überweisung Lindenhof GmbH',
    '2025-10-29 -4990 Karte Lastschrift der Karte Rechnung 4471',
  ]);
});

it('reads days that a narrow column breaks before the year, above and below the line of their amounts', async () => {
  const { rows, proven } = await read(`
Estratto conto   EUR
Data      Tipo           Descrizione               Entrata      Uscita         Saldo
01 set    Pagamento
                         Interessi                  1,75 €                 1.001,75 €
2025      degli interessi
02 set                   Piano di accumulo di
          Commercio                                             50,00 €      951,75 €
2025                     Amundi, quote 0.005
07 set
          Bonifico       Cliente Srl              300,00 €                 1.251,75 €
2025`);
  expect(rows).toEqual([
    '2025-09-01 175 Interessi Pagamento degli interessi',
    '2025-09-02 -5000 Commercio Piano di accumulo di Amundi, quote 0.005',
    '2025-09-07 30000 Bonifico Cliente Srl',
  ]);
  expect(proven).toBe(true);
});

it('takes no part of a day from beyond another row', async () => {
  const { rows } = await read(`
Kontoauszug   EUR
Datum   Typ            Beschreibung              Eingang      Ausgang        Saldo
28
Okt.    Überweisung    Lindenhof GmbH            150,00 €                 1.150,00 €
2025
Okt.    Karte          Stadtwerke                              49,90 €    1.100,10 €
2025
31
Okt.    Lastschrift    Hallenmiete                            400,00 €      700,10 €
2025`);
  expect(rows.filter((row) => row.includes('Lindenhof'))).toEqual([
    '2025-10-28 15000 Überweisung Lindenhof GmbH',
  ]);
});
