import { useEffect } from 'react';
import { CommitStatementImport } from '../../../shared/model/statement-import.ts';
import type { StatementImport, StatementReadAgain } from '../../../shared/model/statement-import.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import type { RouteForm } from '../../api/route-form.ts';
import { typedText } from '../../format/typed.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import type { ImportFlow } from './use-import-flow.ts';

/** How a reading is to enter the ledger, as it is chosen beside its preview. */
export interface ImportValues {
  readonly accountId: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Rows among the duplicates that are added all the same. */
  readonly restored: readonly number[];
}

export type ImportForm = RouteForm<ImportValues, CommitStatementImport> & {
  /** Reads the file anew with what was chosen: the rows in view follow, and where that fails the choice is as before. */
  readonly readAgain: (change: StatementReadAgain) => Promise<void>;
};

/** The decision on a reading: the form follows each reading anew, its button adds the rows. */
export function useImportForm(
  job: StatementImport,
  flow: Pick<ImportFlow, 'readAgain' | 'commit'>,
): ImportForm {
  const t = useText();
  const notify = useNotify();
  const begun: ImportValues = { ...chosenIn(job), restored: [] };
  const form = useRouteForm({
    body: CommitStatementImport,
    defaultValues: begun,
    bodyOf: ({ accountId, answers, restored }: ImportValues) => {
      const again = job.duplicates.map(({ row }) => row).filter((row) => restored.includes(row));
      const isAsked = job.statement !== null && job.statement.questions.length > 0;
      return {
        accountId: typedText(accountId),
        answers: isAsked ? answers : undefined,
        restored: again.length > 0 ? again : undefined,
      };
    },
    send: flow.commit,
    onFailed: (error) => notify.failed(t('importing.commitFailed'), messageOf(error, t('common.unexpected'))),
  });
  const { setValue } = form;
  useEffect(() => follow(job, setValue), [job, setValue]);
  const readAgain = async (change: StatementReadAgain) => {
    try {
      await flow.readAgain(change);
    } catch (error) {
      follow(job, setValue);
      notify.failed(t('importing.failed'), messageOf(error, t('common.unexpected')));
    }
  };
  return { ...form, readAgain };
}

/** What was answered, and for the rest what was assumed and is accepted with the rows. */
function chosenIn({ accountId, answers, statement }: StatementImport): Omit<ImportValues, 'restored'> {
  const assumed = (statement?.questions ?? []).map(({ about, assumed: choice }) => [about, choice] as const);
  return { accountId: accountId ?? '', answers: { ...Object.fromEntries(assumed), ...answers } };
}

function follow(job: StatementImport, setValue: RouteForm<ImportValues, CommitStatementImport>['setValue']) {
  const { accountId, answers } = chosenIn(job);
  setValue('accountId', accountId);
  setValue('answers', answers);
}
