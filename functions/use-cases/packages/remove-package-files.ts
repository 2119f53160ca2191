import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Removes what a package was made of, or all of it with an upload that was left half-way. Done twice it is done once. */
export async function removePackageFiles(
  { organizationId, fileId, which, uploadId }: Extract<Work, { kind: 'remove-package-files' }>,
  { packageFiles }: Pick<Cloud, 'packageFiles'>,
): Promise<void> {
  const place = { organizationId, fileId };
  if (uploadId !== undefined) await packageFiles.abort(place, uploadId);
  await packageFiles.remove(place, which);
}
