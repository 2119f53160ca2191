import type { ComponentProps } from 'react';
import type { Account } from '../../../shared/model/account.ts';
import { Choice } from '../../kit/choice.tsx';

interface AccountChoiceProps extends Omit<ComponentProps<typeof Choice>, 'children'> {
  readonly accounts: readonly Pick<Account, 'id' | 'name'>[];
  /** What the choice of none says; left out where one has to be chosen. */
  readonly none?: string | undefined;
  /** The stored one, which stays also where it is not among those offered. */
  readonly stored?: { readonly id: string; readonly name: string } | undefined;
}

/** One of the accounts, by its id: somebody may give it another name meanwhile. */
export function AccountChoice({ accounts, none, stored, ...rest }: AccountChoiceProps) {
  const isOffered = stored === undefined || accounts.some(({ id }) => id === stored.id);
  return (
    <Choice {...rest}>
      {none !== undefined && <option value="">{none}</option>}
      {!isOffered && <option value={stored.id}>{stored.name}</option>}
      {accounts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
