import type { CategoryChange, NewCategory } from '../../../../../shared/model/book-category.ts';
import { useBookCategoryCalls } from '../../../../api/book-categories.ts';
import { untilAccepted } from '../../../../api/jobs.ts';
import { messageOf } from '../../../../api/message-of.ts';
import { useSignedIn } from '../../../../auth/me-context.ts';
import { useNotify } from '../../../../kit/notify.ts';
import { useText } from '../../../../text/use-text.ts';
import { takingBack } from './taking-back.ts';
import type { ListedCategory } from './use-listed-categories.ts';

type Named = Pick<ListedCategory, 'id' | 'label'>;

/** What can be done with categories, each told with its undo. */
export function useCategoryChanges() {
  const t = useText();
  const notify = useNotify();
  const { categories } = useSignedIn().organization;
  const { add, change, remove, merge, isMerging, unmerge } = useBookCategoryCalls();
  const settles = [t('categories.own.failed')];
  const failed = (error: unknown) =>
    notify.failed(t('categories.own.failed'), messageOf(error, t('common.unexpected')));

  const changeTold = async (id: string, body: CategoryChange, title: string) => {
    const back = takingBack(
      body,
      categories.find((one) => one.id === id),
    );
    await change({ id, body });
    notify.done({ title, settles, undo: () => change({ id, body: back }) });
  };
  const retire = async ({ id, label: name }: Named, isRetired: boolean) => {
    const title = t(isRetired ? 'categories.own.retired' : 'categories.own.broughtBack', { name });
    await changeTold(id, { isRetired }, title).catch(failed);
  };
  const mergeTold = async (from: Named, into: Named, onAccepted: () => void) => {
    const job = await merge({ from: from.id, intoId: into.id, onAccepted });
    notify.done({
      title: t('categories.own.merged', { name: from.label, into: into.label }),
      description: t('categories.changed', { count: job.done }),
      settles,
      undo: () => takeApart(job.id),
    });
  };
  const startMerge = async (from: Named, into: Named): Promise<boolean> => {
    try {
      await untilAccepted((onAccepted) => mergeTold(from, into, onAccepted), failed);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  const takeApart = async (jobId: string) => {
    const { leftOut } = await unmerge(jobId);
    if (leftOut)
      notify.goesOn(t('categories.own.apartPartly'), t('categories.own.left', { count: leftOut.count }));
  };
  return {
    add: async (category: NewCategory) => {
      await add(category);
      const title = t('categories.own.added', { name: category.name });
      notify.done({ title, settles, undo: () => remove(category.id) });
    },
    /** What fails is thrown, for the form to tell at its fields. */
    save: (id: string, body: CategoryChange) => changeTold(id, body, t('categories.own.saved')),
    retire,
    /** Answers whether it runs or is done; what becomes of it then is told by itself. */
    merge: startMerge,
    isMerging,
    takeApart: async (jobId: string) => takeApart(jobId).catch(failed),
    failed,
  };
}
