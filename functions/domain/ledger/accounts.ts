import type { Account } from '../../../shared/model/account.ts';

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
