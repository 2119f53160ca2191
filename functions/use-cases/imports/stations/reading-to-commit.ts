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
  /** Nothing is otherwise than in the reading that was previewed. */
  readonly isAsPreviewed: boolean;
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
  if (isCurrent) return { placed, reading: earlier, isAsPreviewed: true };
  return { placed, reading: await decideRows(job, statement, placed, cloud), isAsPreviewed: false };
}

/** The statement as previewed, or read again where it was previewed with another account or other answers. */
async function statementOf(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<{ statement: Statement; earlier?: StatementReading | undefined } | Problem> {
  const earlier = job.isStale === true ? undefined : await readingOf(job, cloud);
  if (earlier && isAnsweredBy(earlier, job)) return { statement: earlier.statement, earlier };
  const upload = await fetchUpload(job, cloud);
  const reading = acceptStatement(await readUpload({ upload, job, organization }, cloud));
  if (reading.kind === 'read') return { statement: reading.statement };
  return { problem: { code: reading.code, detail: reading.detail } };
}

/** Whether a reading was made with the answers that count now, or assumed what they say. */
function isAnsweredBy(
  { statement: { questions }, answers: given }: StatementReading,
  { answers = {} }: Pick<StoredImport, 'answers'>,
): boolean {
  const assumed = Object.fromEntries(questions.map((question) => [question.about, question.assumed]));
  return Object.entries(answers).every(([about, answer]) => answer === (assumed[about] ?? given?.[about]));
}

/** The account decided at the commit counts as chosen: it is what the person saw. */
function chosenBy({
  chosenAccountId,
  chosenAccountIds,
  accountId,
}: StoredImport): Pick<StoredImport, 'chosenAccountId' | 'chosenAccountIds'> {
  const chosen = chosenAccountId ?? accountId;
  return {
    ...(chosen === null ? {} : { chosenAccountId: chosen }),
    ...(chosenAccountIds ? { chosenAccountIds } : {}),
  };
}
