import { PackageJob, TakenOver } from './package-job.ts';
import type { JobParts } from './package-job.ts';

/** Ends a package that was tried as often as it may be without getting further; what lies in the bucket of it goes. */
export async function giveUpPackage(organizationId: string, id: string, cloud: JobParts): Promise<void> {
  const report = await cloud.reports.get(organizationId, id);
  if (!report || !('packing' in report)) return;
  try {
    await new PackageJob(report, cloud).fail('given-up', 'package-given-up');
  } catch (error) {
    // It goes on after all.
    if (!(error instanceof TakenOver)) throw error;
  }
}
