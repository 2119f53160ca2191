import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { newId } from '../../api/new-id.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { untilReceived, uploadFile } from '../../api/uploads.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../../api/message-of.ts';

/** One file on its way, as the list shows it. */
export interface UploadState {
  readonly key: string;
  readonly file: File;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0–1. */
  readonly share: number;
  readonly detail?: string;
}

export interface Uploads {
  readonly items: readonly UploadState[];
  readonly start: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly dismiss: (key: string) => void;
}

const DONE_SHOWN_MS = 4000;

/** Uploads documents one after the other; each tells how far it is and why it failed. */
export function useUploads(): Uploads {
  const t = useText();
  const client = useQueryClient();
  const [items, setItems] = useState<readonly UploadState[]>([]);

  const set = useCallback(
    (key: string, change: Partial<UploadState>) =>
      setItems((before) => before.map((item) => (item.key === key ? { ...item, ...change } : item))),
    [],
  );
  const dismiss = useCallback(
    (key: string) => setItems((before) => before.filter((item) => item.key !== key)),
    [],
  );
  const listWhenReceived = useCallback(
    async (key: string, id: string) => {
      try {
        await untilReceived(client, id);
        await client.invalidateQueries({ queryKey: queryKeys.receipts });
        setTimeout(() => dismiss(key), DONE_SHOWN_MS);
      } catch {
        set(key, { status: 'failed', detail: t('receipts.notReceived') });
      }
    },
    [client, dismiss, set, t],
  );
  const send = useCallback(
    async (key: string, file: File) => {
      set(key, { status: 'sending', share: 0 });
      try {
        const id = await uploadFile({ file, purpose: 'receipt', onProgress: (share) => set(key, { share }) });
        set(key, { status: 'done', share: 1 });
        void listWhenReceived(key, id);
      } catch (error) {
        set(key, { status: 'failed', detail: messageOf(error, t('common.unexpected')) });
      }
    },
    [listWhenReceived, set, t],
  );
  const start = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ key: newId(), file, status: 'waiting' as const, share: 0 }));
      setItems((before) => [...before, ...added]);
      void (async () => {
        for (const { key, file } of added) await send(key, file);
      })();
    },
    [send],
  );
  const retry = (key: string) => {
    const item = items.find((one) => one.key === key);
    if (item) void send(key, item.file);
  };
  return { items, start, retry, dismiss };
}
