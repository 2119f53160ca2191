import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { packDataExport } from '../exports/pack-data-export.ts';
import { packPackage } from '../packages/pack-package.ts';
import { removePackageFiles } from '../packages/remove-package-files.ts';
import { packArchive } from './pack-archive.ts';

/** Does what is asked of the worker that packs files; throws for work of another stage. */
export async function doPacking(work: Work, cloud: Cloud): Promise<void> {
  switch (work.kind) {
    case 'pack-archive':
      return packArchive(work.organizationId, work.exportId, cloud);
    case 'pack-data-export':
      return packDataExport(work.organizationId, work.exportId, cloud);
    case 'pack-package':
      return packPackage(work.organizationId, work.reportId, cloud);
    case 'remove-package-files':
      return removePackageFiles(work, cloud);
    default:
      throw new Error(`${work.kind} is not the work of this stage.`);
  }
}
