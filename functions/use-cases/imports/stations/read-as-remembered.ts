import type { WordedReading } from '../../../domain/statements/worded-reading.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport, StoredLayout } from '../../../store/imports.ts';
import { acceptStatement } from './accept-statement.ts';
import { readUpload } from './read-upload.ts';
import type { ImportedFile } from './read-upload.ts';

/**
 * Station 5 of an import: reads a file as the person had the last file of its shape read, unless they asked for something else
 * this time. `layout` is what was remembered of that one, where it serves.
 */
export async function readAsRemembered(
  file: ImportedFile,
  cloud: Pick<Cloud, 'imports' | 'log'>,
): Promise<{ reading: WordedReading; layout?: StoredLayout | undefined }> {
  const { job } = file;
  const reading = acceptStatement(await readUpload(file, cloud));
  const signature = reading.kind === 'read' ? reading.statement.layout?.signature : undefined;
  const layout = signature && (await cloud.imports.layout(job.organizationId, signature));
  if (!layout) return { reading };
  const { answers, columns, accountId } = layout;
  const remembered = {
    ...job,
    ...(hasWishes(job) ? {} : { answers, columns }),
    accountId: job.chosenAccountId ?? accountId,
  };
  const again = acceptStatement(await readUpload({ ...file, job: remembered }, cloud));
  return again.kind === 'read' ? { reading: again, layout } : { reading };
}

/** Whether the person said how this very file is to be read. */
export function hasWishes({ answers, columns }: StoredImport): boolean {
  return answers !== undefined || columns !== undefined;
}
