import type { Account } from '../../shared/model/account.ts';
import { bookCurrencies } from '../../shared/money.ts';
import type { Statement } from '../../shared/model/statement.ts';
import type { DuplicateRow } from '../../shared/model/statement-import.ts';
import { fingerprintRows } from '../domain/statements/fingerprint-rows.ts';
import { readStatement as readBytes } from '../domain/statements/read-statement.ts';
import type { Reading } from '../domain/statements/reading.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredImport, StoredOrganization } from '../store/entities.ts';
import type { StatementReading } from './import-statement.ts';
import { organizationOf } from './show-me.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'files' | 'ledger' | 'now'>;

/** Reads an uploaded statement and stores what it says; nothing enters the ledger. Reading it twice changes nothing. */
export async function readStatement(organizationId: string, importId: string, cloud: Parts): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'reading') return;
  const organization = await organizationOf(organizationId, cloud);
  const reading = await readingFor(job, organization, cloud);
  if (reading.kind === 'problem') {
    const problem = { code: reading.code, detail: reading.detail };
    await cloud.imports.change(job, { status: 'failed', problem, changedAt: cloud.now().toISOString() });
    return;
  }
  const { statement } = reading;
  const account = accountFor(job.accountId, statement, organization.accounts);
  const duplicates = account ? await knownRows(organizationId, account.id, statement, cloud) : [];
  await cloud.files.saveReading(organizationId, importId, {
    statement,
    duplicates,
  } satisfies StatementReading);
  await cloud.imports.change(job, {
    status: 'ready',
    progress: 1,
    accountId: account?.id ?? null,
    changedAt: cloud.now().toISOString(),
  });
}

/** Reads the original of an import with what the account and the answers tell about it. */
export async function readingFor(
  job: StoredImport,
  organization: StoredOrganization,
  { files }: Pick<Cloud, 'files'>,
): Promise<Reading> {
  const bytes = await files.original(job.organizationId, job.uploadId);
  if (!bytes)
    return {
      kind: 'problem',
      code: 'empty-file',
      detail: 'The upload did not arrive. Upload the statement again.',
    };
  const account = organization.accounts.find(({ id }) => id === job.accountId);
  const reading = await readBytes(bytes, {
    fileName: job.fileName,
    currency: account?.currency ?? organization.currency,
    ...(account ? { accountKind: account.kind } : {}),
    ...(job.answers ? { answers: job.answers } : {}),
    ...(job.columns ? { columns: job.columns } : {}),
  });
  if (reading.kind === 'read' && !isBookCurrency(reading.statement.currency)) {
    const detail = `This statement is in ${reading.statement.currency}, a currency in which books cannot be kept here yet.`;
    return { kind: 'problem', code: 'unsupported-format', detail };
  }
  return reading;
}

function isBookCurrency(currency: string | null): boolean {
  return currency === null || bookCurrencies.some((known) => known === currency);
}

/** The account a statement belongs to: the one chosen, the one whose last digits it names, or the only one of its kind. */
function accountFor(
  chosen: string | null,
  statement: Statement,
  accounts: readonly Account[],
): Account | undefined {
  if (chosen !== null) return accounts.find(({ id }) => id === chosen);
  const { number, kind } = statement.account ?? {};
  const byNumber = accounts.find(({ lastDigits }) => lastDigits !== null && number?.endsWith(lastDigits));
  return byNumber ?? accounts.find((account) => account.kind === kind) ?? accounts[0];
}

/** The ids that a statement's rows have in the ledger of this account. */
export function rowIdsOf(organizationId: string, accountId: string, statement: Statement): string[] {
  return fingerprintRows(`${organizationId}/${accountId}`, statement.transactions);
}

async function knownRows(
  organizationId: string,
  accountId: string,
  statement: Statement,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<DuplicateRow[]> {
  const ids = rowIdsOf(organizationId, accountId, statement);
  const known = new Map((await ledger.getMany(organizationId, ids)).map((row) => [row.id, row]));
  return statement.transactions.flatMap(({ row }, index) => {
    const twin = known.get(ids[index] ?? '');
    if (!twin) return [];
    const { id: transactionId, date, amount, description } = twin;
    return [{ row, twin: { transactionId, date, amount, description } }];
  });
}
