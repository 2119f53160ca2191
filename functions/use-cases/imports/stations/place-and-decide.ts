import type { Statement } from '../../../../shared/model/statement.ts';
import { daysOf } from '../../../domain/duplicates/pair-rows.ts';
import { hasOnlyOtherRows } from '../../../domain/ledger/coverage.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import type { StoredOrganization } from '../../../store/organizations.ts';
import type { StatementReading } from '../statement-reading.ts';
import { decideRows } from './decide-rows.ts';
import { placeStatement } from './place-statement.ts';
import type { PlacedPart } from './place-statement.ts';

interface PlacedBy {
  readonly organization: StoredOrganization;
  /** The account that files of the same shape went to. */
  readonly rememberedId: string | null | undefined;
  readonly cloud: Pick<Cloud, 'imports' | 'files' | 'ledger'>;
}

/**
 * Stations 6 and 7 of an import: where the statements of a file go, and what becomes of their rows. An account that only its kind, or
 * files of the same shape, speak for isn't taken where its statements of the same days have none of the file's rows: banks write the
 * files of all accounts alike.
 */
export async function placeAndDecide(
  job: StoredImport,
  statement: Statement,
  { organization, rememberedId, cloud }: PlacedBy,
): Promise<{ placed: PlacedPart[]; decided: StatementReading }> {
  const placed = placeStatement(job, statement, organization, { rememberedId });
  const decided = await decideRows(job, statement, placed, cloud);
  const contradictedId = await contradictedAccount(job, placed, decided, cloud);
  if (contradictedId === undefined) return { placed, decided };
  const others = placeStatement(job, statement, organization, { rememberedId, contradictedId });
  return { placed: others, decided: await decideRows(job, statement, others, cloud) };
}

/** The account of a file's only statement whose own statements of the same days have none of its rows. */
async function contradictedAccount(
  { organizationId, id }: StoredImport,
  [only, ...further]: readonly PlacedPart[],
  { places }: StatementReading,
  { imports }: Pick<Cloud, 'imports'>,
): Promise<string | undefined> {
  const { transactions = [] } = only?.statement ?? {};
  if (only === undefined || only.isNew || further.length > 0 || transactions.length === 0) return undefined;
  const decisions = places[0]?.decisions ?? [];
  const rows = transactions.map(({ date }, index) => ({ date, isKnown: decisions[index] !== 'new' }));
  const held = await imports.coverage(organizationId, only.account.id, daysOf(transactions).from);
  const earlier = held.filter(({ importId }) => importId !== id);
  return hasOnlyOtherRows(rows, earlier) ? only.account.id : undefined;
}
