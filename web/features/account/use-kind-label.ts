import { accountKindName } from '../../../shared/model/account.ts';
import type { AccountKind } from '../../../shared/model/account.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';

/** What a kind of account is called where the books are kept: banks of Canada have chequing accounts. */
export function useKindLabel(): (kind: AccountKind) => string {
  const t = useText();
  const { country } = useSignedIn().organization;
  return (kind) =>
    kind === 'checking' && country === 'Canada'
      ? accountKindName(kind, country)
      : t(`accounts.kinds.${kind}`);
}
