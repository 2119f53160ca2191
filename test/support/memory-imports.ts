import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import type { Refusal } from '../../functions/domain/outcome.ts';
import { commitImport } from '../../functions/use-cases/imports/commit-import.ts';
import { commitStatementImport } from '../../functions/use-cases/imports/commit-statement-import.ts';
import { getStatementImport } from '../../functions/use-cases/imports/get-statement-import.ts';
import { importStatement } from '../../functions/use-cases/imports/import-statement.ts';
import { readStatementAgain } from '../../functions/use-cases/imports/read-statement-again.ts';
import { readStatement } from '../../functions/use-cases/imports/read-statement.ts';
import type { Account } from '../../shared/model/account.ts';
import type {
  CommitStatementImport,
  StatementImport,
  StatementReadAgain,
} from '../../shared/model/statement-import.ts';
import { memoryBooks } from './memory-books.ts';
import type { MemoryTableOptions } from './memory-table.ts';
import { MemoryFiles } from './simulation/parts.ts';

const nothing = () => Promise.resolve();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Somebody's books in memory into which statements come as the workers bring them, each step at once. */
export async function memoryImports(options: MemoryTableOptions = {}) {
  const { cloud: parts, caller } = await memoryBooks(options);
  const files = new MemoryFiles({ before: nothing, after: nothing }, () => undefined);
  const cloud = { ...parts, files, log: silent };
  const { organizationId, userId } = caller;

  const shown = async (id: string): Promise<StatementImport> =>
    taken(await getStatementImport(id, caller, cloud));

  return {
    cloud,
    caller,
    shown,
    /** Uploads a CSV under a name and reads it, for the account that was chosen. */
    async read(
      text: string,
      fileName = 'statement.csv',
      wish: { readonly accountId?: string } = {},
    ): Promise<StatementImport> {
      const uploadId = v7();
      const bytes = new TextEncoder().encode(text);
      const upload = {
        id: uploadId,
        fileName,
        contentType: 'text/csv',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        purpose: 'statement' as const,
        organizationId,
        userId,
        createdAt: cloud.now().toISOString(),
      };
      await cloud.table.write(cloud.receipts.arrivals(upload));
      await files.saveOriginal(upload, bytes);
      const { id } = taken(await importStatement({ id: v7(), uploadId, ...wish }, caller, cloud));
      await readStatement(organizationId, id, cloud, () => false);
      return shown(id);
    },
    /** Reads a file anew as a person wants it. */
    async readAgain(id: string, wish: StatementReadAgain): Promise<StatementImport> {
      taken(await readStatementAgain(id, wish, caller, cloud));
      await readStatement(organizationId, id, cloud, () => false);
      return shown(id);
    },
    async commit(id: string, wish: CommitStatementImport = {}): Promise<StatementImport> {
      taken(await commitStatementImport(id, wish, caller, cloud));
      await commitImport(organizationId, id, cloud);
      return shown(id);
    },
    rows: (): Promise<LedgerRow[]> =>
      Array.fromAsync(cloud.ledger.rows(organizationId, { from: '2026-01-01', to: '2026-12-31' })),
    async accounts(): Promise<readonly Account[]> {
      return (await cloud.organizations.get(organizationId))?.accounts ?? [];
    },
  };
}

function taken(answer: StatementImport | Refusal): StatementImport {
  if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer;
}
