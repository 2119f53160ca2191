import type { Receipt, ReceiptChange } from '../../../shared/model/receipt.ts';
import { useArchiveReceipt, useChangeReceipt, useRestoreReceipt } from '../../api/receipts.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** What can be done with a document that may be a copy; each answers whether it was done, and can be taken back. */
export interface Copies {
  /** Both are documents of their own. */
  readonly keepBoth: () => Promise<boolean>;
  /** The new one goes to the archive. */
  readonly discard: () => Promise<boolean>;
  /** The older one takes over what it lacks; the new one goes to the archive. */
  readonly merge: () => Promise<boolean>;
}

type Values = Omit<ReceiptChange, 'version'>;

export function useCopies(receipt: Receipt, other: Receipt | undefined): Copies {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: change } = useChangeReceipt();
  const { mutateAsync: archive } = useArchiveReceipt();
  const { mutateAsync: restore } = useRestoreReceipt();

  const attempt = async (title: string, work: () => Promise<(() => Promise<unknown>) | undefined>) => {
    try {
      const undo = await work();
      notify.done({
        title,
        description: receipt.fileName,
        ...(undo ? { undo } : {}),
        settles: [t('receipts.saveFailed')],
      });
      return true;
    } catch (error) {
      notify.failed(t('receipts.saveFailed'), messageOf(error, t('common.unexpected')));
      return false;
    }
  };
  return {
    keepBoth: () =>
      attempt(t('receipts.copyKept'), async () => {
        await change({ id: receipt.id, change: { version: receipt.version, distinct: true } });
        return undefined;
      }),
    discard: () =>
      attempt(t('receipts.deleted'), async () => {
        await archive(receipt.id);
        return () => restore(receipt.id);
      }),
    merge: () =>
      attempt(t('receipts.copyMerged'), async () => {
        const missing = other ? missingIn(other, receipt) : {};
        const isRicher = other !== undefined && Object.keys(missing).length > 0;
        const after = isRicher
          ? await change({ id: other.id, change: { ...missing, version: other.version } })
          : undefined;
        await archive(receipt.id);
        return async () => {
          await restore(receipt.id);
          if (after)
            await change({ id: after.id, change: { ...nothingIn(missing), version: after.version } });
        };
      }),
  };
}

const NAMES = ['vendor', 'date', 'amount', 'currency', 'category'] as const;

/** What the one lacks and the other has. */
function missingIn(one: Receipt, other: Receipt): Values {
  const names = NAMES.filter((name) => one[name] === null && other[name] !== null);
  return Object.fromEntries(names.map((name) => [name, other[name]]));
}

function nothingIn(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, null]));
}
