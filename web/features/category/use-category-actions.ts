import { useState } from 'react';
import type { Rule, RuleSet } from '../../../shared/model/category.ts';
import type { Job } from '../../../shared/model/job.ts';
import { useCategoryRun, useRules, useSaveRules, versionToUndo } from '../../api/categories.ts';
import type { CategoryRun } from '../../api/categories.ts';
import { untilAccepted } from '../../api/jobs.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';

/** A change of the list of rules that is made together with a run, and undone with it. */
type RulesChange = (rules: readonly Rule[]) => Rule[];

/** Changes many entries and the rules, each told with one undo for all of it. `run` and `changeRules` answer whether it was done. */
export function useCategoryActions() {
  const t = useText();
  const notify = useNotify();
  const rules = useRules();
  const { mutateAsync: save, isPending } = useSaveRules();
  const { start, takeBack } = useCategoryRun();
  const [progress, setProgress] = useState<number>();

  /** Keeps the changed list; gives what takes it back. */
  const keep = async (change: RulesChange) => {
    const before: RuleSet = rules.data ?? { items: [], version: 0 };
    const after = await save({ items: change(before.items), version: before.version });
    return async () => save({ items: before.items, version: await versionToUndo(after) });
  };
  const failed = (failure: string, error: unknown) =>
    notify.failed(failure, messageOf(error, t('common.unexpected')));
  /** From a dialog, which closes once it runs: what becomes of it is told by itself. */
  const startRun = async (wish: CategoryRun, withRules?: RulesChange) => {
    const undoRules = withRules && (await keep(withRules));
    await untilAccepted(
      (onAccepted) => finishRun(wish, undoRules, onAccepted),
      (error) => failed(t('categories.failed'), error),
    );
  };
  const finishRun = async (
    wish: CategoryRun,
    undoRules?: () => Promise<unknown>,
    onAccepted?: () => void,
  ) => {
    setProgress(0);
    const onProgress = (one: Job) => {
      setProgress(one.progress);
      onAccepted?.();
    };
    try {
      const job = await start({ run: wish, onProgress });
      notify.done({
        title: t('categories.changed', { count: job.done }),
        settles: [t('categories.failed'), t('categories.saveFailed')],
        ...(job.done < job.total
          ? { description: t('categories.partly', { done: job.done, all: job.total }) }
          : {}),
        undo: async () => {
          await takeBack(job.id);
          await undoRules?.();
        },
      });
    } finally {
      setProgress(undefined);
    }
  };
  const keepTold = async (change: RulesChange, title: string) => {
    const undo = await keep(change);
    notify.done({ title, undo, settles: [t('categories.saveFailed')] });
  };
  const attempt = async (work: Promise<void>, failure: string) => {
    try {
      await work;
      return true;
    } catch (error) {
      failed(failure, error);
      return false;
    }
  };
  return {
    run: (wish: CategoryRun) => attempt(finishRun(wish), t('categories.failed')),
    changeRules: (change: RulesChange, title: string) =>
      attempt(keepTold(change, title), t('categories.saveFailed')),
    /**
     * As the form of a rule sends it, together with what it changes of the past, until that runs: what keeps it from that is thrown, for
     * the form to tell at its fields.
     */
    saveRule: (rule: Rule, wish: CategoryRun | undefined) =>
      wish
        ? startRun(wish, (rules) => withRule(rules, rule))
        : keepTold((rules) => withRule(rules, rule), t('categories.saved')),
    /** As `run`, until it runs; thrown likewise. */
    startRun: (wish: CategoryRun) => startRun(wish),
    /** 0 to 1 while a run goes on. */
    progress,
    isBusy: isPending || progress !== undefined,
  };
}

/** In its place where it is among them already, also where it was kept by a try that then failed. */
const withRule = (rules: readonly Rule[], kept: Rule): Rule[] =>
  rules.some(({ id }) => id === kept.id)
    ? rules.map((rule) => (rule.id === kept.id ? kept : rule))
    : [...rules, kept];
