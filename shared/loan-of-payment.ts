import type { Account } from './model/account.ts';

type Loan = Pick<Account, 'name' | 'lastDigits'>;

/** Words of a text, folded: digits and letters without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * The loans that the text of a payment may be about: those that it names best, by their last digits or by words of their names, else all of
 * them. One alone is the loan that is paid back; of several only a person knows.
 */
export function loansOfPayment<T extends Loan>(description: string, loans: readonly T[]): T[] {
  const said = wordsOf(description);
  const clarity = ({ name, lastDigits }: Loan): number => {
    const isNumbered = lastDigits !== null && said.some((word) => word.endsWith(lastDigits));
    return (isNumbered ? 100 : 0) + new Set(wordsOf(name)).intersection(new Set(said)).size;
  };
  const clearest = Math.max(0, ...loans.map(clarity));
  return loans.filter((loan) => clarity(loan) === clearest);
}
