import type { Upload } from '../../../shared/model/receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { shownUpload } from './get-upload.ts';

/** Takes a file off the list that failed, was refused, or has not arrived; its bytes go. Done twice it is done once. */
export async function dismissUpload(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'receipts'>,
): Promise<Upload | Refusal> {
  const { organizationId } = caller;
  return cloud.change(caller, 'upload-dismissed', async (change) => {
    const upload = await cloud.receipts.getUpload(organizationId, id);
    if (!upload) return refuse('not-found');
    if (!canBeDismissed(upload)) return refuse('wrong-state');
    const after = { became: 'refused', isDismissed: true } as const;
    if (upload.isDismissed !== true) {
      change.about({ id, name: upload.fileName });
      change.put(cloud.receipts.uploadChange(upload, after));
      change.enqueue({ kind: 'remove-file', organizationId, uploadId: id });
    }
    return shownUpload({ ...upload, ...after }, undefined);
  });
}

const canBeDismissed = ({ became, isStored }: StoredUpload): boolean =>
  became === 'failed' || became === 'refused' || (became === 'arriving' && isStored !== true);
