import type { Statement } from '../../../../shared/model/statement.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import type { StoredOrganization } from '../../../store/organizations.ts';
import { acceptStatement } from './accept-statement.ts';
import { decideRows } from './decide-rows.ts';
import { fetchUpload } from './fetch-upload.ts';
import { readingOf } from './keep-reading.ts';
import { placeStatement } from './place-statement.ts';
import type { PlacedPart } from './place-statement.ts';
import { readUpload } from './read-upload.ts';
import type { StatementReading } from '../statement-reading.ts';

type Parts = Pick<Cloud, 'imports' | 'files' | 'ledger' | 'log'>;
type Problem = { readonly problem: NonNullable<StoredImport['problem']> };

/** What a commit goes by: the statements of the file on their accounts, and what becomes of their rows. */
export interface ReadingToCommit {
  readonly placed: readonly PlacedPart[];
  readonly reading: StatementReading;
}

/**
 * Station 9 of an import, the first of its commit: the reading as it was previewed where that still holds; read, placed or decided
 * anew where the person answered its questions or chose another account since, or other imports were planned meanwhile.
 */
export async function readingToCommit(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<ReadingToCommit | Problem> {
  const read = await statementOf(job, organization, cloud);
  if ('problem' in read) return read;
  const { statement, earlier } = read;
  const placed = placeStatement(chosenBy(job), statement, organization);
  const isCurrent =
    earlier?.planCount === (await cloud.imports.planCount(job.organizationId)) &&
    placed.every(({ account }, index) => account.id === earlier.places[index]?.accountId);
  return { placed, reading: isCurrent ? earlier : await decideRows(job, statement, placed, cloud) };
}

/** The statement as previewed, or read again where it was previewed with another account or other answers. */
async function statementOf(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<{ statement: Statement; earlier?: StatementReading | undefined } | Problem> {
  const earlier = job.isStale === true ? undefined : await readingOf(job, cloud);
  if (earlier) return { statement: earlier.statement, earlier };
  const upload = await fetchUpload(job, cloud);
  const reading = acceptStatement(await readUpload({ upload, job, organization }, cloud));
  if (reading.kind === 'read') return { statement: reading.statement };
  return { problem: { code: reading.code, detail: reading.detail } };
}

/** The account decided at the commit counts as chosen: it is what the person saw. */
function chosenBy({ chosenAccountId, accountId }: StoredImport): Pick<StoredImport, 'chosenAccountId'> {
  const chosen = chosenAccountId ?? accountId;
  return chosen === null ? {} : { chosenAccountId: chosen };
}
