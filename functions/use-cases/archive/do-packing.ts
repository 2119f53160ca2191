import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { packArchive } from './pack-archive.ts';

/** Does what is asked of the worker that packs files; throws for work of another stage. */
export async function doPacking(work: Work, cloud: Cloud): Promise<void> {
  if (work.kind === 'pack-archive') return packArchive(work.organizationId, work.exportId, cloud);
  throw new Error(`${work.kind} is not the work of this stage.`);
}
