import * as z from 'zod';
import type { DuplicateRow, ImportAccount } from '../../../shared/model/statement-import.ts';
import type { Statement } from '../../../shared/model/statement.ts';
import { pairRows } from '../../domain/duplicates/pair-rows.ts';
import { recogniseAccount } from '../../domain/ledger/recognise-account.ts';
import type { RecognisedAccount } from '../../domain/ledger/recognise-account.ts';
import { fingerprintRows } from '../../domain/statements/fingerprint-rows.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredAccount, StoredImport, StoredOrganization } from '../../store/entities.ts';
import { earlierRows } from './known-rows.ts';
import type { LedgerTwin } from './known-rows.ts';

type Parts = Pick<Cloud, 'imports' | 'files' | 'ledger'>;
type StatementPart = NonNullable<Statement['accounts']>[number];

/** What becomes of a row: `again` is new although the ledger has its fingerprint, so that it needs an id of its own. */
export const RowDecision = z.enum(['new', 'again', 'known']);
export type RowDecision = z.infer<typeof RowDecision>;

/** One statement of a file with the account it goes to. */
export interface PlacedPart extends RecognisedAccount<StoredAccount> {
  readonly statement: StatementPart;
  readonly shape: string;
  /** Fingerprints of its rows, in their order. */
  readonly ids: readonly string[];
}

/** A file's statements: one for each account it holds. */
export function partsOf(statement: Statement): readonly StatementPart[] {
  return statement.accounts ?? [statement];
}

/** Finds the account of each statement of a file. What the person chose counts for a file of one account only. */
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

/** Decides for every row of a statement whether the ledger has it, with the twins of those that it has. */
export async function decideRows(
  { account, isNew, statement, shape, ids }: PlacedPart,
  { organizationId, id: importId }: Pick<StoredImport, 'organizationId' | 'id'>,
  cloud: Parts,
): Promise<{ decisions: RowDecision[]; duplicates: DuplicateRow[] }> {
  const rows = statement.transactions.map((row, index) => ({ ...row, id: ids[index] ?? '' }));
  if (isNew) return { decisions: rows.map(() => 'new'), duplicates: [] };
  const { known, leaving } = await earlierRows(
    { organizationId, accountId: account.id, importId },
    rows,
    cloud,
  );
  const twins = pairRows({ rows, shape }, known) as (LedgerTwin | undefined)[];
  const taken = new Set([...known.map(({ id }) => id), ...leaving]);
  return {
    decisions: rows.map(({ id }, index) => (twins[index] ? 'known' : taken.has(id) ? 'again' : 'new')),
    duplicates: rows.flatMap(({ row }, index) => {
      const twin = twins[index];
      return twin ? [{ row, twin: shownTwin(twin) }] : [];
    }),
  };
}

function shownTwin({ id, now: { date, amount, description } }: LedgerTwin): DuplicateRow['twin'] {
  return { transactionId: id, date, amount, description };
}
