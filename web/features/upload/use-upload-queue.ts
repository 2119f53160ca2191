import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Me } from '../../../shared/model/organization.ts';
import { limitsOf } from '../../../shared/plans.ts';
import { refreshImports } from '../../api/imports.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { queryKeys } from '../../api/query-keys.ts';
import {
  dismissUnsettled,
  readAgain,
  refusalOf,
  untilLinked,
  untilSorted,
  uploadFile,
} from '../../api/uploads.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { chooseFiles } from './choose-files.ts';
import type { UploadItem, UploadStage, Uploads } from './uploads-context.ts';
import { useAsksBeforeLeaving } from './use-asks-before-leaving.ts';
import { useRestoredUploads } from './use-restored-uploads.ts';

const DOCUMENT_SHOWN_MS = 12_000;

type Queue = Omit<Uploads, 'review'>;
type Known = Pick<UploadItem, 'id' | 'transactionId'>;
type Brought = Known & { readonly file: File };

/**
 * Sends files one after the other and follows each until it is known what it is; those that were sent before the page was loaded are
 * followed on. Once all files that came together are told, people are notified, and `onStatements` hears of the statements among them.
 */
export function useUploadQueue(onStatements: (importIds: readonly string[]) => void): Queue {
  const t = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const set = useCallback(
    (id: string, stage: UploadStage) =>
      setItems((before) => before.map((item) => (item.id === id ? { ...item, stage } : item))),
    [],
  );
  const forget = useCallback(
    (id: string) => setItems((before) => before.filter((item) => item.id !== id)),
    [],
  );
  const send = useCallback(
    async ({ id, file, transactionId }: Brought): Promise<UploadStage> => {
      set(id, { name: 'sending', share: 0 });
      const onProgress = (share: number) => set(id, { name: 'sending', share });
      try {
        await uploadFile({ id, file, purpose: 'auto', transactionId, onProgress });
        void client.invalidateQueries({ queryKey: queryKeys.unsettledUploads });
        noteUsed(client);
        return { name: 'reading' };
      } catch (error) {
        return { name: 'failed', detail: messageOf(error, t('uploads.notSent')) };
      }
    },
    [client, set, t],
  );
  const follow = useCallback(
    async ({ id, transactionId }: Known): Promise<UploadStage> => {
      try {
        const upload = await untilSorted(client, id);
        // What was refused, or is there already, is given back.
        noteUsed(client);
        void client.invalidateQueries({ queryKey: queryKeys.unsettledUploads });
        if (upload?.status === 'failed') {
          const { isStored, problem } = upload;
          return { name: 'failed', detail: problem?.detail ?? t('uploads.notTold'), isStored };
        }
        if (upload?.status === 'refused')
          return { name: 'refused', detail: upload.problem?.detail ?? t('common.unexpected') };
        if (upload?.status === 'import' && upload.importId !== null) {
          void refreshImports(client);
          return { name: 'statement', importId: upload.importId };
        }
        if (upload?.receiptId == null) return { name: 'failed', detail: t('uploads.notTold') };
        void client.invalidateQueries({ queryKey: queryKeys.receipts });
        void shownUntilLinked(upload.receiptId, transactionId, client).finally(() => forget(id));
        return { name: 'document', receiptId: upload.receiptId };
      } catch (error) {
        return { name: 'failed', detail: messageOf(error, t('uploads.notTold')) };
      }
    },
    [client, forget, t],
  );
  const told = useCallback(
    async (following: readonly Promise<UploadStage>[]) => {
      const stages = await Promise.all(following);
      const read = stages.filter(({ name }) => name === 'document' || name === 'statement');
      if (stages.length > 1 && read.length > 0)
        notify.done({ title: t('uploads.allIn', { count: read.length }) });
      const importIds = stages.flatMap((stage) => (stage.name === 'statement' ? [stage.importId] : []));
      if (importIds.length > 0) onStatements(importIds);
    },
    [notify, onStatements, t],
  );
  const bring = useCallback(
    async (files: readonly Brought[]) => {
      const following: Promise<UploadStage>[] = [];
      for (const file of files) {
        const sent = await send(file);
        set(file.id, sent);
        if (sent.name === 'reading') following.push(followed(file, follow, set));
      }
      await told(following);
    },
    [follow, send, set, told],
  );
  const restore = useCallback(
    (found: readonly UploadItem[]) => {
      setItems((before) => [...before, ...found]);
      const onTheirWay = found.filter(({ stage }) => stage.name === 'reading' || stage.name === 'waiting');
      void told(onTheirWay.map((item) => followed(item, follow, set)));
    },
    [follow, set, told],
  );
  useRestoredUploads(items, restore);
  useAsksBeforeLeaving(items.some(({ file, stage }) => file !== undefined && isBeingSent(stage)));
  const start = useCallback(
    (files: readonly File[], transactionId?: string) => {
      const added = files.map((file) => ({
        ...{ id: newId(), file, fileName: file.name, transactionId },
        stage: firstStage(file),
      }));
      setItems((before) => [...before, ...added]);
      void bring(added.filter(({ stage }) => stage.name === 'waiting'));
    },
    [bring],
  );
  const dismiss = (id: string) => {
    forget(id);
    // That it is on the list still is seen there.
    void dismissUnsettled(client, id).catch(() => undefined);
  };
  const again = async (item: UploadItem): Promise<UploadStage> => {
    try {
      await readAgain(client, item.id);
    } catch (error) {
      return { name: 'failed', detail: messageOf(error, t('uploads.notTold')), isStored: true };
    }
    return follow(item);
  };
  const retry = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item) return;
    const { file, stage } = item;
    if (stage.name === 'failed' && stage.isStored) {
      set(id, { name: 'reading' });
      void told([followed(item, again, set)]);
    } else if (file) void bring([{ ...item, file }]);
    else
      chooseFiles((chosen) => {
        start(chosen, item.transactionId);
        dismiss(id);
      });
  };
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

/** Whether a file would be lost with the page. */
const isBeingSent = ({ name }: UploadStage): boolean => name === 'waiting' || name === 'sending';

async function followed<T extends Known>(
  file: T,
  follow: (file: T) => Promise<UploadStage>,
  set: (id: string, stage: UploadStage) => void,
): Promise<UploadStage> {
  const stage = await follow(file);
  set(file.id, stage);
  return stage;
}

/** A month's documents are counted: where a plan limits them, what is left of them is asked for again. */
function noteUsed(client: QueryClient): void {
  const plan = client.getQueryData<Me>(queryKeys.me)?.plan.name;
  if (plan !== undefined && limitsOf(plan).documents !== undefined)
    void client.invalidateQueries({ queryKey: queryKeys.me });
}
