import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

/** Day, text, amount and its mark, balance and its mark. */
const MOVES = [
  ['02/04/2026', 'Vaanya', '150000.00', 'CR', '172310.55', 'CR'],
  ['05/04/2026', 'Cheque', '205000.00', 'DR', '32689.45', 'DR'],
  ['19/04/2026', 'Interest', '412.00', 'DR', '33101.45', 'DR'],
  ['30/04/2026', 'Asha', '100000.00', 'CR', '66898.55', 'CR'],
] as const;
const AMOUNTS = [15_000_000, -20_500_000, -41_200, 10_000_000];

function tableOf(
  heading: string,
  order: readonly number[],
  marks: Readonly<Record<string, string>>,
): string[] {
  const cells = MOVES.map((move) => order.map((at) => marks[move[at] ?? ''] ?? move[at] ?? '').join(';'));
  return [heading, ...cells];
}

describe('two columns of debit and credit marks', () => {
  it.each([
    ['behind their money', 'Date;Narration;Amount;Dr / Cr;Balance;Dr / Cr', [0, 1, 2, 3, 4, 5], {}],
    ['with the balance first', 'Value Date;Narration;Balance;CR/DR;Amount;CR/DR', [0, 1, 4, 5, 2, 3], {}],
    [
      'before their money',
      'Date;Description;Type;Amount;Balance Type;Balance',
      [0, 1, 3, 2, 5, 4],
      { CR: 'C', DR: 'D' },
    ],
    [
      'in Spanish',
      'Fecha;Concepto;Importe;Debe/Haber;Saldo;Debe/Haber',
      [0, 1, 2, 3, 4, 5],
      { CR: 'H', DR: 'D' },
    ],
    [
      'in German',
      'Buchungstag;Verwendungszweck;Betrag;S/H;Saldo;S/H',
      [0, 1, 2, 3, 4, 5],
      { CR: 'H', DR: 'S' },
    ],
    ['in Italian', 'Data;Causale;Saldo;D/A;Importo;D/A', [0, 1, 4, 5, 2, 3], { CR: 'avere', DR: 'dare' }],
  ] as const)('%s each tell of their own', async (_, heading, order, marks) => {
    const { transactions, opening, closing, proven, questions } = await readTable(
      tableOf(heading, order, marks),
    );
    expect(transactions.map(({ amount }) => amount)).toEqual(AMOUNTS);
    expect({ opening, closing, proven, questions }).toEqual({
      opening: 2_231_055,
      closing: 6_689_855,
      proven: true,
      questions: [],
    });
  });
});
