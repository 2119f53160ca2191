import type { ImportAccount } from '../../../../shared/model/statement-import.ts';
import type { Statement } from '../../../../shared/model/statement.ts';
import { mayTake, recogniseAccount } from '../../../domain/ledger/recognise-account.ts';
import type { RecognisedAccount } from '../../../domain/ledger/recognise-account.ts';
import { fingerprintRows } from '../../../domain/statements/fingerprint-rows.ts';
import { paymentService } from '../../../domain/statements/payment-services.ts';
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

type Job = Pick<StoredImport, 'chosenAccountId' | 'chosenAccountIds'> & { readonly fileName?: string };

/** What earlier imports say of where a file goes: where files of its shape went, and an account that has other rows on its days. */
interface Earlier {
  readonly rememberedId?: string | null | undefined;
  readonly contradictedId?: string | undefined;
}

/**
 * Station 6 of an import: finds the account of each statement of a file. What the person chose for the whole file counts for its
 * only statement, or for the only one of several that is in the currency of that account.
 */
export function placeStatement(
  job: Job,
  statement: Statement,
  organization: StoredOrganization,
  { rememberedId, contradictedId }: Earlier = {},
): PlacedPart[] {
  const parts = partsOf(statement);
  const isSingle = parts.length === 1;
  const chosen = chosenIds(job, parts, organization);
  const service = paymentService(statement.layout);
  const placed: PlacedPart[] = [];
  for (const [index, part] of parts.entries()) {
    const { account, currency } = part;
    const place = recogniseAccount(
      { account, currency, service, ...(isSingle ? { fileName: job.fileName } : {}) },
      {
        organizationId: organization.id,
        currency: organization.currency,
        accounts: organization.accounts,
        country: organization.country,
        chosenId: chosen[index],
        ...(isSingle && rememberedId ? { rememberedId } : {}),
        contradictedId,
        usedIds: new Set([
          ...placed.map(({ account }) => account.id),
          ...chosen.filter((id) => id !== undefined),
        ]),
        usedNames: placed.filter(({ isNew }) => isNew).map(({ account }) => account.name),
        isOneOfSeveral: !isSingle,
      },
    );
    const ids = fingerprintRows(`${organization.id}/${place.account.id}`, part.transactions);
    placed.push({ ...place, statement: part, shape: shapeOf(statement), ids });
  }
  return placed;
}

/** The account that the person chose for each statement of a file. */
function chosenIds(
  { chosenAccountId, chosenAccountIds = [] }: Job,
  parts: readonly StatementPart[],
  { accounts }: StoredOrganization,
): (string | undefined)[] {
  const whole = accounts.find(({ id }) => id === chosenAccountId);
  const fitting = parts.filter(
    ({ currency }) => parts.length === 1 || (whole !== undefined && mayTake(whole.currency, currency)),
  );
  return parts.map(
    (part, index) =>
      chosenAccountIds[index] ?? (fitting.length === 1 && part === fitting[0] ? whole?.id : undefined),
  );
}

/** Files of the same shape write the same payment with the same words: format, headings and the roles of the columns. */
function shapeOf({ format, layout }: Statement): string {
  const roles = layout?.columns.map(({ role }) => role).join(',') ?? '';
  return [format, layout?.signature ?? '', roles].join(':');
}

/** The account of a placed statement as the import shows it. */
export function shownAccount({ account, isNew, isAssumed }: PlacedPart): ImportAccount {
  const { id, name, kind, currency, lastDigits } = account;
  const shown = { accountId: isNew ? null : id, name, kind, currency, lastDigits };
  return isAssumed ? { ...shown, isAssumed } : shown;
}
