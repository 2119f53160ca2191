import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { thankedIn } from '../payments-in.ts';
import type { ReadOptions, ReadStatement } from '../reading.ts';
import type { TableFrame } from './find-frame.ts';

const ROWS_SHOWN = 10;

/**
 * Without headings, a balance tells which column is money in. What a card owes grows by what was bought, so where the file thanks for a payment as money
 * out, or a person says that it is a card's, and most rows are money in, all of it is turned round; asked unless both say so.
 */
export function withCardsBalances(
  statement: ReadStatement,
  { header }: TableFrame,
  { accountKind, answers }: ReadOptions,
  turnedRound: () => ReadStatement,
): ReadStatement {
  const { transactions, proven } = statement;
  if (header || answers?.sign !== undefined || proven !== true) return statement;
  const isThanked = thankedIn(transactions) < 0;
  const isCard = accountKind === 'credit-card';
  const mayBeCard = accountKind === undefined ? isThanked : isCard;
  const more = transactions.reduce((sum, { amount }) => sum + Math.sign(amount), 0);
  if (!mayBeCard || more <= 0) return statement;
  const turned = turnedRound();
  if (turned.proven !== true) return withQuestion(statement, 'as-written', 'reversed');
  return isCard && isThanked ? turned : withQuestion(turned, 'reversed', 'as-written');
}

function withQuestion(statement: ReadStatement, assumed: string, alternative: string): ReadStatement {
  const rows = statement.transactions.slice(0, ROWS_SHOWN).map(({ row }) => row);
  const question: StatementQuestion = { about: 'sign', assumed, alternatives: [alternative], rows };
  const others = statement.questions.filter(({ about }) => about !== 'sign');
  return { ...statement, questions: [...others, question] };
}
