import { decimalFromMinor } from '../../../shared/money.ts';
import type { Account } from '../../../shared/model/account.ts';
import { amountFromText } from '../../features/entry/amount-text.ts';

/** What stands in the account dialog's fields, as typed. */
export interface AccountDraft {
  readonly name: string;
  readonly kind: Account['kind'];
  readonly currency: Account['currency'];
  readonly lastDigits: string;
  readonly opening: string;
}

export type AccountFaults = Partial<Record<'name' | 'lastDigits' | 'opening', true>>;

/** An empty account, or an existing one as the dialog shows it; a balance of zero stands for none typed. */
export function accountDraft(account: Account | undefined, currency: Account['currency']): AccountDraft {
  if (!account) return { name: '', kind: 'checking', currency, lastDigits: '', opening: '' };
  const { name, kind, lastDigits, openingBalance } = account;
  const opening = openingBalance === 0 ? '' : decimalFromMinor(openingBalance, account.currency);
  return { name, kind, currency: account.currency, lastDigits: lastDigits ?? '', opening };
}

/** What is wrong with a draft; empty when it can be sent. */
export function accountFaults({ name, lastDigits, opening, currency }: AccountDraft): AccountFaults {
  return {
    ...(name.trim() === '' ? { name: true } : {}),
    ...(/^(\d{2,4})?$/.test(lastDigits.trim()) ? {} : { lastDigits: true }),
    ...(opening.trim() === '' || amountFromText(opening, currency) !== undefined ? {} : { opening: true }),
  };
}

/** The account that a draft without faults describes. */
export function accountFacts({ name, kind, currency, lastDigits, opening }: AccountDraft) {
  return {
    name: name.trim(),
    kind,
    currency,
    lastDigits: lastDigits.trim() === '' ? null : lastDigits.trim(),
    openingBalance: opening.trim() === '' ? 0 : (amountFromText(opening, currency) ?? 0),
  };
}
