import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type {
  CommitStatementImport,
  StatementImport,
  StatementReadAgain,
} from '../../../shared/model/statement-import.ts';
import {
  refreshImports,
  useCommitImport,
  useImportStatement,
  useReadAgain,
  useStatementImport,
} from '../../api/imports.ts';
import { refreshTransactions } from '../../api/ledger.ts';
import { uploadFile } from '../../api/uploads.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useTakeBack } from './use-take-back.ts';

/** Where an import stands, from choosing a file to its rows in the ledger. */
export type ImportStage =
  | { readonly name: 'choose' }
  | { readonly name: 'uploading'; readonly fileName: string; readonly share: number }
  | { readonly name: 'reading'; readonly fileName: string }
  | { readonly name: 'ready'; readonly job: StatementImport; readonly isReadAgain: boolean }
  | { readonly name: 'committing'; readonly job: StatementImport }
  | { readonly name: 'failed'; readonly detail: string };

interface Upload {
  readonly fileName: string;
  readonly share: number;
}

/** The files that were dropped together and which of them it is the turn of, from 1. */
interface FileQueue {
  readonly files: readonly File[];
  readonly turn: number;
}

export interface ImportFlow {
  readonly stage: ImportStage;
  /** Undefined for a single file. */
  readonly place: { readonly number: number; readonly count: number } | undefined;
  readonly start: (files: readonly File[]) => Promise<void>;
  /** Reads a file that lies among the documents already. */
  readonly takeOver: (uploadId: string) => Promise<void>;
  /** What fails is thrown, as by `commit`. */
  readonly readAgain: (change: StatementReadAgain) => Promise<void>;
  readonly commit: (decision: CommitStatementImport) => Promise<void>;
  /** Leaves this file out and goes on with the next, or back to choosing. */
  readonly leave: () => void;
  readonly reset: () => void;
}

/** Carries statements from file to ledger, one after the other; `onDone` is called when the last one's rows are added. */
export function useImportFlow(onDone: () => void): ImportFlow {
  const t = useText();
  const [queue, setQueue] = useState<FileQueue>({ files: [], turn: 0 });
  const [upload, setUpload] = useState<Upload>();
  const [importId, setImportId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: read } = useImportStatement();
  const { mutateAsync: again } = useReadAgain();
  const { mutateAsync: add } = useCommitImport();
  const job = useStatementImport(importId);
  const shown = useLastReady(job.data);

  const clear = () => {
    setUpload(undefined);
    setImportId(undefined);
    setFailure(undefined);
  };
  const reset = () => {
    clear();
    setQueue({ files: [], turn: 0 });
  };
  const bring = async (files: readonly File[], turn: number) => {
    const file = files[turn - 1];
    clear();
    setQueue({ files, turn });
    if (!file) return;
    setUpload({ fileName: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setUpload({ fileName: file.name, share });
      const uploadId = await uploadFile({ file, purpose: 'statement', onProgress });
      setImportId((await read({ uploadId })).id);
    } catch (error) {
      setFailure(messageOf(error, t('common.unexpected')));
    }
  };
  const takeOver = async (uploadId: string) => {
    reset();
    setUpload({ fileName: '', share: 1 });
    try {
      setImportId((await read({ uploadId })).id);
    } catch (error) {
      setFailure(messageOf(error, t('common.unexpected')));
    }
  };
  const hasNext = queue.turn < queue.files.length;
  const next = () => void bring(queue.files, queue.turn + 1);
  useWhenCommitted(job.data, hasNext ? next : onDone);

  const readAgain = async (change: StatementReadAgain) => {
    if (importId === undefined) return;
    await again({ id: importId, ...change });
  };
  const commit = async (decision: CommitStatementImport) => {
    if (importId === undefined) return;
    await add({ id: importId, ...decision });
  };
  const failed = failure ?? (job.error && !job.data ? job.error.message : undefined);
  const count = queue.files.length;
  return {
    stage: stageOf(upload, job.data, shown, failed),
    place: count > 1 ? { number: queue.turn, count } : undefined,
    start: (files) => bring(files, 1),
    takeOver,
    readAgain,
    commit,
    leave: hasNext ? next : reset,
    reset,
  };
}

/** The import as it could last be seen whole: while it is read again, its rows stay in view. */
function useLastReady(job: StatementImport | undefined): StatementImport | undefined {
  const [ready, setReady] = useState<StatementImport>();
  if (job?.status === 'ready' && job !== ready) setReady(job);
  return ready;
}

function stageOf(
  upload: Upload | undefined,
  job: StatementImport | undefined,
  shown: StatementImport | undefined,
  failure: string | undefined,
): ImportStage {
  if (failure !== undefined) return { name: 'failed', detail: failure };
  if (!job) {
    if (!upload) return { name: 'choose' };
    const { fileName, share } = upload;
    return share < 1 ? { name: 'uploading', fileName, share } : { name: 'reading', fileName };
  }
  // Taken back by itself where it could not be added whole.
  if (job.status === 'failed' || (job.status === 'undone' && job.problem))
    return { name: 'failed', detail: job.problem?.detail ?? '' };
  if (job.status === 'ready') return { name: 'ready', job, isReadAgain: false };
  if (job.status !== 'reading') return { name: 'committing', job };
  return shown?.id === job.id
    ? { name: 'ready', job: shown, isReadAgain: true }
    : { name: 'reading', fileName: job.fileName };
}

/** Once the rows are in the ledger: asks for the lists again and tells, with a way to take the import back whole. */
function useWhenCommitted(job: StatementImport | undefined, onDone: () => void): void {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const takeBack = useTakeBack();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (job?.status !== 'committed' || told.current === job.id) return;
    told.current = job.id;
    void refreshTransactions(client);
    void refreshImports(client);
    setTimeout(() => void refreshTransactions(client), SETTLE_MS);
    notify.done({
      title: t('importing.done', { count: job.added }),
      description: t('importing.doneHelp', { file: job.fileName }),
      ...(job.added > 0 ? { undo: () => takeBack(job.id) } : {}),
    });
    onDone();
  }, [job, client, notify, onDone, t, takeBack]);
}

/** Suggestions follow in the background; after this long the lists are asked once more. */
const SETTLE_MS = 4000;
