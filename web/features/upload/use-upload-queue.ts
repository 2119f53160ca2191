import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { refreshImports } from '../../api/imports.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { refusalOf, untilLinked, untilSorted, uploadFile } from '../../api/uploads.ts';
import { useText } from '../../text/use-text.ts';
import type { UploadItem, UploadStage, Uploads } from './uploads-context.ts';

const DOCUMENT_SHOWN_MS = 12_000;

type Queue = Omit<Uploads, 'review'>;
type Brought = Pick<UploadItem, 'id' | 'file' | 'transactionId'>;

/**
 * Sends files one after the other and follows each until it is known what it is. Once all files that came together are told,
 * `onStatements` hears of the statements among them.
 */
export function useUploadQueue(onStatements: (importIds: readonly string[]) => void): Queue {
  const t = useText();
  const client = useQueryClient();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const set = useCallback(
    (id: string, stage: UploadStage) =>
      setItems((before) => before.map((item) => (item.id === id ? { ...item, stage } : item))),
    [],
  );
  const dismiss = useCallback(
    (id: string) => setItems((before) => before.filter((item) => item.id !== id)),
    [],
  );
  const send = useCallback(
    async ({ id, file, transactionId }: Brought): Promise<UploadStage> => {
      set(id, { name: 'sending', share: 0 });
      const onProgress = (share: number) => set(id, { name: 'sending', share });
      try {
        await uploadFile({ id, file, purpose: 'auto', transactionId, onProgress });
        return { name: 'reading' };
      } catch (error) {
        return { name: 'failed', detail: messageOf(error, t('uploads.notSent')) };
      }
    },
    [set, t],
  );
  const follow = useCallback(
    async ({ id, transactionId }: Brought): Promise<UploadStage> => {
      try {
        const upload = await untilSorted(client, id);
        if (upload?.status === 'refused')
          return { name: 'refused', detail: upload.problem?.detail ?? t('common.unexpected') };
        if (upload?.status === 'import' && upload.importId !== null) {
          void refreshImports(client);
          return { name: 'statement', importId: upload.importId };
        }
        if (upload?.receiptId == null) return { name: 'failed', detail: t('uploads.notTold') };
        void client.invalidateQueries({ queryKey: queryKeys.receipts });
        void shownUntilLinked(upload.receiptId, transactionId, client).finally(() => dismiss(id));
        return { name: 'document', receiptId: upload.receiptId };
      } catch (error) {
        return { name: 'failed', detail: messageOf(error, t('uploads.notTold')) };
      }
    },
    [client, dismiss, t],
  );
  const bring = useCallback(
    async (files: readonly Brought[]) => {
      const told: Promise<UploadStage>[] = [];
      for (const file of files) {
        const sent = await send(file);
        set(file.id, sent);
        if (sent.name === 'reading') told.push(followed(file, follow, set));
      }
      const stages = await Promise.all(told);
      const importIds = stages.flatMap((stage) => (stage.name === 'statement' ? [stage.importId] : []));
      if (importIds.length > 0) onStatements(importIds);
    },
    [follow, onStatements, send, set],
  );
  const start = useCallback(
    (files: readonly File[], transactionId?: string) => {
      const added = files.map((file) => ({ id: newId(), file, transactionId, stage: firstStage(file) }));
      setItems((before) => [...before, ...added]);
      void bring(added.filter(({ stage }) => stage.name === 'waiting'));
    },
    [bring],
  );
  const retry = (id: string) => void bring(items.filter((item) => item.id === id));
  return { items, start, retry, dismiss };
}

/** A document is shown for a moment; one that was brought for an entry until it is linked to it, which then shows it. */
async function shownUntilLinked(
  receiptId: string,
  transactionId: string | undefined,
  client: QueryClient,
): Promise<void> {
  if (transactionId === undefined) await new Promise((resolve) => setTimeout(resolve, DOCUMENT_SHOWN_MS));
  else {
    await untilLinked(client, receiptId);
    for (const queryKey of [queryKeys.transactions, queryKeys.receipts, queryKeys.matches, queryKeys.summary])
      void client.invalidateQueries({ queryKey });
  }
}

/** What can't be read whatever happens is refused where it was dropped, before anything of it is sent. */
function firstStage(file: File): UploadStage {
  const refusal = refusalOf(file);
  return refusal ? { name: 'refused', detail: refusal.message } : { name: 'waiting' };
}

async function followed(
  file: Brought,
  follow: (file: Brought) => Promise<UploadStage>,
  set: (id: string, stage: UploadStage) => void,
): Promise<UploadStage> {
  const stage = await follow(file);
  set(file.id, stage);
  return stage;
}
