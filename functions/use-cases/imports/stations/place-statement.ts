import type { ImportAccount } from '../../../../shared/model/statement-import.ts';
import type { Statement } from '../../../../shared/model/statement.ts';
import { recogniseAccount } from '../../../domain/ledger/recognise-account.ts';
import type { RecognisedAccount } from '../../../domain/ledger/recognise-account.ts';
import { fingerprintRows } from '../../../domain/statements/fingerprint-rows.ts';
import type { StoredImport } from '../../../store/imports.ts';
import type { StoredOrganization } from '../../../store/organizations.ts';
import { partsOf } from './statement-parts.ts';
import type { StatementPart } from './statement-parts.ts';

/** One statement of a file with the account it goes to. */
export interface PlacedPart extends RecognisedAccount {
  readonly statement: StatementPart;
  readonly shape: string;
  /** Fingerprints of its rows, in their order. */
  readonly ids: readonly string[];
}

/** Station 6 of an import: finds the account of each statement of a file. What the person chose counts for a file of one account only. */
export function placeStatement(
  job: Pick<StoredImport, 'chosenAccountId'>,
  statement: Statement,
  organization: StoredOrganization,
  rememberedId?: string | null,
): PlacedPart[] {
  const parts = partsOf(statement);
  const isSingle = parts.length === 1;
  const usedIds = new Set<string>();
  return parts.map((part) => {
    const place = recogniseAccount(part, {
      organizationId: organization.id,
      currency: organization.currency,
      accounts: organization.accounts,
      ...(isSingle && job.chosenAccountId !== undefined ? { chosenId: job.chosenAccountId } : {}),
      ...(isSingle && rememberedId ? { rememberedId } : {}),
      usedIds,
    });
    usedIds.add(place.account.id);
    const ids = fingerprintRows(`${organization.id}/${place.account.id}`, part.transactions);
    return { ...place, statement: part, shape: shapeOf(statement), ids };
  });
}

/** Files of the same shape write the same payment with the same words: format, headings and the roles of the columns. */
function shapeOf({ format, layout }: Statement): string {
  const roles = layout?.columns.map(({ role }) => role).join(',') ?? '';
  return [format, layout?.signature ?? '', roles].join(':');
}

/** The account of a placed statement as the import shows it. */
export function shownAccount({ account, isNew }: PlacedPart): ImportAccount {
  const { id, name, kind, currency, lastDigits } = account;
  return { accountId: isNew ? null : id, name, kind, currency, lastDigits };
}
