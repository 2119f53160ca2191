import type { Statement } from '../../../shared/model/statement.ts';
import { bookCurrencies } from '../../../shared/money.ts';
import { daysOf } from '../../domain/duplicates/pair-rows.ts';
import { readStatement as readBytes } from '../../domain/statements/read-statement.ts';
import { withRowNumbers } from '../../domain/ledger/row-numbers.ts';
import { problem } from '../../domain/statements/reading.ts';
import type { PageReader } from '../../domain/statements/reading.ts';
import { wordedReading, type WordedReading } from '../../domain/statements/worded-reading.ts';
import type { FileTrouble } from '../../../shared/text/en/files.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport, StoredLayout, StoredOrganization } from '../../store/entities.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { decideRows, partsOf, placeStatement, shownAccount } from './place-rows.ts';
import type { PlacedPart } from './place-rows.ts';
import { organizationOf } from '../books/organization-of.ts';
import { keptPages, lacksPages } from '../receipts/kept-pages.ts';
import type { StatementReading } from './statement-reading.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'files' | 'ledger' | 'reading' | 'now'>;

/** Each account of a file adds an item or two to one transaction of the table, which holds a hundred. */
const ACCOUNTS_MAX = 40;

/**
 * Reads an uploaded statement and stores what it says; nothing enters the ledger. Reading it twice changes nothing. The pages of
 * a PDF or picture are asked for first: the reading worker hands the import back with them.
 */
export async function readStatement(organizationId: string, importId: string, cloud: Parts): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'reading') return;
  if (await lacksPages(job, cloud))
    return cloud.reading.send({ kind: 'read-pages', organizationId, importId });
  const organization = await organizationOf(organizationId, cloud);
  const end = await readingEnd(job, organization, cloud);
  try {
    await cloud.imports.change(job, { ...end, changedAt: cloud.now().toISOString() });
  } catch (error) {
    // Another worker read it, or the person wants it read in another way: that one's word stands.
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

async function readingEnd(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Partial<StoredImport>> {
  const { reading, layout } = await readAsRemembered(job, organization, cloud);
  if (reading.kind === 'problem')
    return { status: 'failed', problem: { code: reading.code, detail: reading.detail } };
  const { statement } = reading;
  const placed = placeStatement(job, statement, organization, layout?.accountId);
  // Named by the version that was read: a slower worker of an earlier wish cannot overwrite it.
  const name = `${job.id}.${job.version}`;
  await cloud.files.saveReading(job.organizationId, name, await decided(job, statement, placed, cloud));
  const [only] = placed;
  return {
    status: 'ready',
    progress: 1,
    reading: name,
    accountId: placed.length === 1 && only && !only.isNew ? only.account.id : null,
    accounts: placed.map(shownAccount),
    period: statement.transactions.length > 0 ? daysOf(statement.transactions) : null,
    ...(statement.layout ? { signature: statement.layout.signature } : {}),
    ...(layout && !hasWishes(job) ? { answers: layout.answers, columns: layout.columns } : {}),
  };
}

/** What becomes of each row, together with the number of plans known meanwhile. */
export async function decided(
  job: StoredImport,
  statement: Statement,
  placed: readonly PlacedPart[],
  cloud: Pick<Cloud, 'imports' | 'files' | 'ledger'>,
): Promise<StatementReading> {
  const planCount = await cloud.imports.planCount(job.organizationId);
  const parts: Awaited<ReturnType<typeof decideRows>>[] = [];
  for (const part of placed) parts.push(await decideRows(part, job, cloud));
  return {
    statement,
    planCount,
    duplicates: parts.flatMap(({ duplicates }) => duplicates),
    places: placed.map(({ account }, index) => ({
      accountId: account.id,
      decisions: parts[index]?.decisions ?? [],
    })),
  };
}

/** Reads a file as the person had the last file of its shape read, unless they asked for something else this time. */
async function readAsRemembered(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Pick<Cloud, 'files' | 'imports'>,
): Promise<{ reading: WordedReading; layout?: StoredLayout | undefined }> {
  const reading = await readingFor(job, organization, cloud);
  const signature = reading.kind === 'read' ? reading.statement.layout?.signature : undefined;
  const layout = signature && (await cloud.imports.layout(job.organizationId, signature));
  if (!layout) return { reading };
  const { answers, columns, accountId } = layout;
  const remembered = {
    ...job,
    ...(hasWishes(job) ? {} : { answers, columns }),
    accountId: job.chosenAccountId ?? accountId,
  };
  const again = await readingFor(remembered, organization, cloud);
  return again.kind === 'read' ? { reading: again, layout } : { reading };
}

/** Whether the person said how this very file is to be read. */
function hasWishes({ answers, columns }: StoredImport): boolean {
  return answers !== undefined || columns !== undefined;
}

/** Reads the original of an import with what the account, the answers and the columns tell about it. */
export async function readingFor(
  job: StoredImport,
  organization: StoredOrganization,
  { files }: Pick<Cloud, 'files'>,
): Promise<WordedReading> {
  const bytes = await files.original(job.organizationId, job.uploadId);
  if (!bytes) return wordedReading(problem('empty-file', { code: 'statement-not-arrived' }), wordsFor());
  const account = organization.accounts.find(({ id }) => id === job.accountId);
  const reading = await readBytes(bytes, {
    fileName: job.fileName,
    currency: account?.currency ?? organization.currency,
    readPages: () => pagesKept(job, { files }),
    ...(account ? { accountKind: account.kind } : {}),
    ...(job.answers ? { answers: job.answers } : {}),
    ...(job.columns ? { columns: job.columns } : {}),
  });
  return acceptable(wordedReading(reading, wordsFor()));
}

/** The pages of an upload as they were read, or what was said of them; an import of before they were kept has none. */
async function pagesKept(job: StoredImport, cloud: Pick<Cloud, 'files'>): ReturnType<PageReader> {
  const kept = await keptPages(job, cloud);
  if (!kept) return { kind: 'problem', code: 'unreadable-file', because: { code: 'pages-gone' } };
  if (kept.kind === 'pages') return kept;
  return { ...kept, because: { code: 'told', sentence: kept.detail } };
}

function acceptable(reading: WordedReading): WordedReading {
  if (reading.kind === 'problem') return reading;
  const refused = (because: FileTrouble) => wordedReading(problem('unsupported-format', because), wordsFor());
  const parts = partsOf(reading.statement);
  const foreign = parts.find(({ currency }) => !isBookCurrency(currency));
  if (foreign) return refused({ code: 'other-currency', currency: foreign.currency });
  if (parts.length > ACCOUNTS_MAX)
    return refused({ code: 'too-many-accounts', count: parts.length, limit: ACCOUNTS_MAX });
  return { ...reading, statement: withRowNumbers(reading.statement) };
}

function isBookCurrency(currency: string | null): boolean {
  return currency === null || bookCurrencies.some((known) => known === currency);
}
