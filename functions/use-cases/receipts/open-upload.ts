import type { Work } from '../../domain/work.ts';
import type { StoredUpload } from '../../store/uploads.ts';

/** Whether it is still to be told what a file is: one that failed may go on. */
export const isOpen = ({ became }: StoredUpload): boolean => became === 'arriving' || became === 'failed';

/** What has a file looked at whose bytes are here: a sign of life, and the work that is asked for. */
export function lookAgain({ organizationId, id: uploadId }: StoredUpload, aliveAt: string) {
  const after = { became: 'arriving', isStored: true, aliveAt, problem: undefined } as const;
  const work: Work = { kind: 'sort-upload', organizationId, uploadId };
  return { after, work };
}
