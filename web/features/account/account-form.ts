import type { Account } from '../../../shared/model/account.ts';
import { fieldAmount, typedAmount, typedText } from '../../format/typed.ts';

/** What stands in the account dialog's fields, as typed. */
export interface AccountValues {
  readonly name: string;
  readonly kind: Account['kind'];
  readonly currency: Account['currency'];
  readonly lastDigits: string;
  readonly openingBalance: string;
}

/** An empty account, or an existing one as the dialog shows it; a balance of zero stands for none typed. */
export function accountValues(account: Account | undefined, currency: Account['currency']): AccountValues {
  if (!account) return { name: '', kind: 'checking', currency, lastDigits: '', openingBalance: '' };
  const { name, kind, lastDigits, openingBalance } = account;
  const opening = openingBalance === 0 ? '' : fieldAmount(openingBalance, account.currency);
  return { name, kind, currency: account.currency, lastDigits: lastDigits ?? '', openingBalance: opening };
}

/** The account that is typed, as the API takes it. */
export const accountOf = ({ name, kind, currency, lastDigits, openingBalance }: AccountValues) => ({
  name: typedText(name),
  kind,
  currency,
  lastDigits: typedText(lastDigits) ?? null,
  openingBalance: typedAmount(openingBalance, currency) ?? 0,
});
