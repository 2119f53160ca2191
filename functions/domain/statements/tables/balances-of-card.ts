import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { thankedIn } from '../payments-in.ts';
import type { ReadOptions, ReadStatement } from '../reading.ts';
import type { TableFrame } from './find-frame.ts';

const ROWS_SHOWN = 10;

/** Reads a proven card's balances as the holder has them, or asks whose they are. `turnedRound`: the statement read with all signs the other way. */
export function withCardsBalances(
  statement: ReadStatement,
  { header }: TableFrame,
  { accountKind, answers }: ReadOptions,
  turnedRound: () => ReadStatement,
): ReadStatement {
  if (answers?.sign !== undefined || statement.proven !== true) return statement;
  return header ? heldAsked(statement, accountKind) : withoutHeadings(statement, accountKind, turnedRound);
}

/** Few cards hold money: balances that are all above zero may as well say what is owed, and then every sign is the other way. */
function heldAsked(statement: ReadStatement, accountKind: ReadOptions['accountKind']): ReadStatement {
  const isCard = (accountKind ?? statement.account?.kind) === 'credit-card';
  const isAsked = statement.questions.some(({ about }) => about === 'sign');
  if (!isCard || isAsked || statement.accounts) return statement;
  const balances = statement.transactions.flatMap(({ balance }) => balance ?? []);
  const isHeld = balances.length > 0 && balances.every((balance) => balance > 0);
  return isHeld ? withQuestion(statement, 'as-written', 'reversed') : statement;
}

/**
 * Without headings, a balance tells which column is money in. What a card owes grows by what was bought, so where the file thanks for a
 * payment as money out, or a person says that it is a card's, and most rows are money in, all of it is turned round; asked unless both say
 * so.
 */
function withoutHeadings(
  statement: ReadStatement,
  accountKind: ReadOptions['accountKind'],
  turnedRound: () => ReadStatement,
): ReadStatement {
  const { transactions } = statement;
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
