import type { Account } from '../../../shared/model/account.ts';
import type { Total } from './totals.ts';

interface NamedAccount extends Account {
  readonly formerNames?: readonly string[] | undefined;
}

/** Every name under which rows of an account may stand: a row keeps the name that it was written under. */
export function namesOf({ name, formerNames = [] }: Pick<NamedAccount, 'name' | 'formerNames'>): string[] {
  return [name, ...formerNames];
}

/** The account that rows of this label belong to, by its name now or one that it had. */
export function accountNamed<A extends NamedAccount>(label: string, accounts: readonly A[]): A | undefined {
  return accounts.find(({ name }) => name === label) ?? accounts.find((one) => namesOf(one).includes(label));
}

/** Every month that a row may lie in. */
export const ALL_MONTHS = { from: '0001-01', to: '9999-12' };

/** Whether an account has rows, under any of its names; `totals` are those of all months. */
export function isUsed(
  account: Parameters<typeof namesOf>[0],
  totals: readonly Pick<Total, 'accountLabel' | 'count'>[],
): boolean {
  const names = namesOf(account);
  return totals.some(({ accountLabel, count }) => count > 0 && names.includes(accountLabel));
}
