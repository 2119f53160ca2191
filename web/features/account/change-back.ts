import type { Account, AccountChange } from '../../../shared/model/account.ts';

/** The change that takes another one back: what that one made otherwise is as it was; what others changed since stays. */
export function changeBack(before: Account, change: AccountChange): AccountChange {
  const { name, kind, currency, lastDigits, openingBalance } = before;
  const facts = { name, kind, currency, lastDigits, openingBalance };
  const isChanged = (fact: string) =>
    fact in change && change[fact as keyof typeof facts] !== facts[fact as keyof typeof facts];
  return Object.fromEntries(Object.entries(facts).filter(([fact]) => isChanged(fact)));
}
