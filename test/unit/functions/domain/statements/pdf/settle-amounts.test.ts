import { describe, expect, it } from 'vitest';
import { namedRoles } from '../../../../../../functions/domain/statements/pdf/column-roles.ts';
import { settleAmounts } from '../../../../../../functions/domain/statements/pdf/settle-amounts.ts';
import type {
  AmountContext,
  SettledRow,
  SignedMinor,
} from '../../../../../../functions/domain/statements/pdf/settled-row.ts';

const printed = (minor: number): SignedMinor => ({
  minor: Math.abs(minor),
  sign: minor < 0 ? -1 : 0,
  isMarked: false,
});

/** A row with its amount in the first or second of two columns. */
const row = (at: number, description: string, first: number, second: number): SettledRow => ({
  row: at,
  date: `2026-03-0${at}`,
  otherDate: undefined,
  description,
  cells: [first, second].map((minor) => (minor === 0 ? undefined : printed(minor))),
  section: undefined,
});

/** A card from which 100.00 is owed, with 100.00 in credit at its end. */
const card = (roles: AmountContext['roles']): AmountContext => ({
  roles,
  opening: [printed(10_000)],
  closing: [printed(-10_000)],
  named: { opening: printed(10_000), closing: printed(-10_000), openings: [], closings: [] },
  isCard: true,
  isByTitle: false,
  mayBeCard: false,
  isLoan: false,
  signs: {
    accountKind: 'credit-card',
    isCardFile: true,
    isGuessed: false,
    hasMoreMoney: true,
    answer: undefined,
    directionAnswer: undefined,
  },
});

describe('a card’s columns', () => {
  const rows = [
    row(2, 'Oak Books', 7932, 0),
    row(3, 'PAYMENT RECEIVED', 0, 30_000),
    row(4, 'Water', 2068, 0),
  ];

  it.each([
    ['as they are headed', ['debit', 'credit']],
    [
      'the other way round, where headings that ran into one another have its payments leave it',
      ['credit', 'debit'],
    ],
  ] as const)('are read %s', (_, roles) => {
    const { transactions, proof, questions } = settleAmounts(rows, card(roles));
    expect(transactions.map(({ amount }) => amount)).toEqual([-7932, 30_000, -2068]);
    expect([proof.proven, questions]).toEqual([true, []]);
  });
});

it('asks for the signs of a card that owes first and is owed to in the end, where no row tells of a payment', () => {
  const refunded = (description: string): SettledRow[] => [
    row(2, description, -30_000, 0),
    row(3, 'Water', 2068, 0),
    row(4, 'Oak Books', 7932, 0),
  ];
  const context = card(['amount', undefined]);
  expect(settleAmounts(refunded('Sun Power'), context).questions).toEqual([
    expect.objectContaining({ about: 'sign' }),
  ]);
  expect(settleAmounts(refunded('PAYMENT RECEIVED'), context).questions).toEqual([]);
});

it('asks which of two columns without headings is money out, where no balance tells', () => {
  const rows = [row(2, 'Oak Books', 7932, 0), row(3, 'Customer', 0, 30_000), row(4, 'Water', 2068, 0)];
  const named = { opening: undefined, closing: undefined, openings: [], closings: [] };
  const context = { ...card([undefined, undefined]), isCard: false, opening: [], closing: [], named };
  const signs = { ...context.signs, accountKind: undefined, isCardFile: false };
  const { questions } = settleAmounts(rows, { ...context, signs });
  expect(questions).toEqual([expect.objectContaining({ about: 'sign', assumed: 'as-written' })]);
  const answered = settleAmounts(rows, { ...context, signs: { ...signs, answer: 'reversed' } });
  expect(answered.transactions.map(({ amount }) => amount)).toEqual([7932, -30_000, 2068]);
});

it.each([
  [
    ['date', 'debit', 'debit'],
    ['date', undefined, undefined],
  ],
  [
    ['credit', 'credit', 'balance'],
    [undefined, undefined, 'balance'],
  ],
  [
    ['debit', 'credit', 'balance'],
    ['debit', 'credit', 'balance'],
  ],
  [
    ['debit', undefined, 'balance'],
    ['debit', undefined, 'balance'],
  ],
] as const)('leaves two columns of the same side open: %j', (named, roles) => {
  expect(namedRoles(named)).toEqual(roles);
});

it('proves nothing by a sum taken over to the next page where the closing balance is named', () => {
  const rows = [row(2, 'Oak Books', -5000, 95_000), row(3, 'Water', -10_000, 85_000)];
  const signs = { ...card([]).signs, accountKind: undefined, isCardFile: false };
  const context: AmountContext = {
    ...card(['amount', 'balance']),
    isCard: false,
    opening: [printed(100_000)],
    closing: [printed(80_000), printed(85_000)],
    named: { opening: printed(100_000), closing: printed(80_000), openings: [], closings: [] },
    signs,
  };
  expect(settleAmounts(rows, context).proof.proven).toBe(false);
  const whole = { ...context, named: { ...context.named, closing: printed(85_000) } };
  expect(settleAmounts(rows, whole).proof.proven).toBe(true);
});
