import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import {
  useCommitImport,
  useImportStatement,
  useStatementImport,
  useUndoImport,
} from '../../api/statements.ts';
import { refreshTransactions } from '../../api/transactions.ts';
import { uploadFile } from '../../api/uploads.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../message-of.ts';
import { useNotify } from '../notify.ts';

/** Where an import stands, from choosing a file to its rows in the ledger. */
export type ImportStage =
  | { readonly name: 'choose' }
  | { readonly name: 'uploading'; readonly fileName: string; readonly share: number }
  | { readonly name: 'reading'; readonly fileName: string }
  | { readonly name: 'ready'; readonly job: StatementImport }
  | { readonly name: 'committing'; readonly job: StatementImport }
  | { readonly name: 'failed'; readonly detail: string };

interface Upload {
  readonly fileName: string;
  readonly share: number;
}

export interface ImportFlow {
  readonly stage: ImportStage;
  readonly start: (file: File) => Promise<void>;
  readonly chooseAccount: (accountId: string) => Promise<void>;
  readonly commit: (
    answers: Readonly<Record<string, string>>,
    accountId: string | undefined,
  ) => Promise<void>;
  readonly reset: () => void;
}

/** Carries one statement from file to ledger; `onDone` is called when its rows have been added. */
export function useImportFlow(onDone: () => void): ImportFlow {
  const t = useText();
  const notify = useNotify();
  const [upload, setUpload] = useState<Upload>();
  const [importId, setImportId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: read } = useImportStatement();
  const { mutateAsync: add } = useCommitImport();
  const job = useStatementImport(importId);
  useWhenCommitted(job.data, onDone);

  const fail = (error: unknown) => setFailure(messageOf(error, t('common.unexpected')));
  const reset = () => {
    setUpload(undefined);
    setImportId(undefined);
    setFailure(undefined);
  };
  const start = async (file: File) => {
    setFailure(undefined);
    setUpload({ fileName: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setUpload({ fileName: file.name, share });
      const uploadId = await uploadFile({ file, purpose: 'statement', onProgress });
      setImportId((await read({ uploadId })).id);
    } catch (error) {
      fail(error);
    }
  };
  const chooseAccount = async (accountId: string) => {
    if (!job.data) return;
    await read({ uploadId: job.data.uploadId, accountId }).then(({ id }) => setImportId(id), fail);
  };
  const commit = async (answers: Readonly<Record<string, string>>, accountId: string | undefined) => {
    if (importId === undefined) return;
    const given = Object.keys(answers).length > 0 ? { answers: { ...answers } } : {};
    try {
      await add({ id: importId, ...(accountId === undefined ? {} : { accountId }), ...given });
    } catch (error) {
      notify.failed(t('importing.commitFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  const failed = failure ?? (job.error && !job.data ? job.error.message : undefined);
  return { stage: stageOf(upload, job.data, failed), start, chooseAccount, commit, reset };
}

function stageOf(
  upload: Upload | undefined,
  job: StatementImport | undefined,
  failure: string | undefined,
): ImportStage {
  if (failure !== undefined) return { name: 'failed', detail: failure };
  if (!job) {
    if (!upload) return { name: 'choose' };
    const { fileName, share } = upload;
    return share < 1 ? { name: 'uploading', fileName, share } : { name: 'reading', fileName };
  }
  if (job.status === 'failed') return { name: 'failed', detail: job.problem?.detail ?? '' };
  if (job.status === 'ready') return { name: 'ready', job };
  return job.status === 'reading' ? { name: 'reading', fileName: job.fileName } : { name: 'committing', job };
}

/** Once the rows are in the ledger: asks for the lists again and tells, with a way to take the import back whole. */
function useWhenCommitted(job: StatementImport | undefined, onDone: () => void): void {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutateAsync: undo } = useUndoImport();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (job?.status !== 'committed' || told.current === job.id) return;
    told.current = job.id;
    const takeBack = async () => {
      await undo(job.id);
      await refreshTransactions(client);
      setTimeout(() => void refreshTransactions(client), SETTLE_MS);
    };
    void refreshTransactions(client);
    setTimeout(() => void refreshTransactions(client), SETTLE_MS);
    notify.done({
      title: t('importing.done', { count: job.added }),
      description: t('importing.doneHelp', { file: job.fileName }),
      ...(job.added > 0 ? { undo: takeBack } : {}),
    });
    onDone();
  }, [job, client, notify, onDone, t, undo]);
}

/** Suggestions and the removal of rows follow in the background; after this long the lists are asked once more. */
const SETTLE_MS = 4000;
