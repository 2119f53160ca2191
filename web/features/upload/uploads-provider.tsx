import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useCan } from '../../auth/me-context.ts';
import { DropOverlay, UploadTray } from './later-upload-parts.ts';
import { useFilesFromAnywhere } from './use-files-from-anywhere.ts';
import { usePreviewsInTurn } from './use-previews-in-turn.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { UploadsContext } from './uploads-context.ts';

/** Files are there, or are held over the app, whether they can be shown or not. */
const stay = () => undefined;

/**
 * Takes files from anywhere in the signed-in app, shows them on their way, and opens the preview of each statement among them: nothing of
 * it enters the books unseen. Documents need nobody; they are on their list.
 */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const canImport = useCan('canImport');
  const { open, offer, opened } = usePreviewsInTurn();
  const { items, start, retry, dismiss } = useUploadQueue(offer);
  const take = useCallback<typeof start>(
    (files, transactionId) => {
      if (canImport) start(files, transactionId);
    },
    [canImport, start],
  );
  const dragged = useFilesFromAnywhere(take);
  const uploads = useMemo(() => {
    const wanted = items.filter(({ stage }) => stage.name !== 'statement' || !opened.has(stage.importId));
    return { items: wanted, start: take, retry, dismiss, review: open };
  }, [dismiss, items, open, opened, retry, take]);
  return (
    <UploadsContext value={uploads}>
      {children}
      <UploadTray isOpen={uploads.items.length > 0} onClose={stay} />
      <DropOverlay count={dragged} mayDrop={canImport} onClose={stay} />
    </UploadsContext>
  );
}
