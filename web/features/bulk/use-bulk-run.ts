import { useState } from 'react';
import type { BulkAct, BulkEdit } from '../../../shared/model/bulk-edit.ts';
import type { Job } from '../../../shared/model/job.ts';
import { useBulkEdit } from '../../api/bulk-edits.ts';
import type { Ahead } from '../../api/bulk-edits.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What is done with which entries. */
type BulkWish = WithoutId<BulkEdit>;

/** Edits many entries and tells what became of it, with one undo for all of it. */
export function useBulkRun() {
  const t = useText();
  const notify = useNotify();
  const outcomeOf = useOutcomeWords();
  const { start, takeBack } = useBulkEdit();
  const [progress, setProgress] = useState<number>();

  const undo = async (id: string) => {
    const { leftOut } = await takeBack(id);
    if (leftOut) notify.goesOn(t('transactions.bulk.undonePartly'), outcomeOf.left(leftOut));
  };
  /** Answers whether it was done; `promised`: how many the person was told, `ahead`: how they are shown meanwhile. */
  const run = async (wish: BulkWish, promised: number, ahead: readonly Ahead[] = []): Promise<boolean> => {
    setProgress(0);
    try {
      const job = await start({
        edit: { id: newId(), ...wish },
        ahead,
        onProgress: (one) => setProgress(one.progress),
      });
      const words = { title: outcomeOf.title(wish.act, job), description: outcomeOf.rest(job, promised) };
      notify.done({ ...words, undo: () => undo(job.id) });
      return true;
    } catch (error) {
      notify.failed(t('transactions.bulk.failed'), messageOf(error, t('common.unexpected')));
      return false;
    } finally {
      setProgress(undefined);
    }
  };
  return { run, progress };
}

function useOutcomeWords() {
  const t = useText();
  const naming = (said: string, count: number, rows: NonNullable<Job['leftOut']>['named']) => {
    const names = rows.map(({ description }) => description).filter(Boolean);
    return names.length === 0
      ? said
      : `${said} ${names.slice(0, NAMED_MAX).join(', ')}${names.length > NAMED_MAX || names.length < count ? '…' : ''}`;
  };
  /** What it left as it was: by others' hands, as it is closed, and as it has no tax. */
  const left = ({ count, closed = 0, untaxed = 0, named }: NonNullable<Job['leftOut']>) => {
    const changed = count - closed - untaxed;
    const because = Object.groupBy(named, (one) => one.because ?? 'others');
    const { others = [], untaxed: transfers = [] } = because;
    const ofClosed = because['period-locked'] ?? [];
    const parts = [
      changed > 0 && naming(t('transactions.bulk.left', { count: changed }), changed, others),
      closed > 0 && naming(t('transactions.bulk.closed', { count: closed }), closed, ofClosed),
      untaxed > 0 && naming(t('transactions.bulk.untaxed', { count: untaxed }), untaxed, transfers),
    ];
    return parts.filter(Boolean).join(' ');
  };
  return {
    left,
    title: (act: BulkAct, { done: count }: Job) =>
      t(act.do === 'delete' ? 'transactions.bulk.deleted' : 'transactions.bulk.changed', { count }),
    /** What makes up the difference to the number on the button. */
    rest: ({ done, total, leftOut }: Job, promised: number) => {
      const same = total - done - (leftOut?.count ?? 0);
      const parts = [
        same > 0 && t('transactions.bulk.same', { count: same }),
        leftOut && left(leftOut),
        promised > total && t('transactions.bulk.gone', { count: promised - total }),
      ];
      return parts.filter(Boolean).join(' ');
    },
  };
}

const NAMED_MAX = 3;
