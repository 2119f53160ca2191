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
import { rowsToAdd } from './rows-to-add.ts';
import type { ImportAddress } from './use-import-address.ts';
import { useTakeBack } from './use-take-back.ts';

/** Where an import stands, from choosing a file to its rows in the ledger. */
export type ImportStage =
  | { readonly name: 'choose' }
  | { readonly name: 'uploading'; readonly fileName: string; readonly share: number }
  | { readonly name: 'reading'; readonly fileName: string }
  | { readonly name: 'ready'; readonly job: StatementImport; readonly isReadAgain: boolean }
  | { readonly name: 'committing'; readonly job: StatementImport }
  | { readonly name: 'added'; readonly job: StatementImport }
  | { readonly name: 'document'; readonly document: BroughtDocument }
  | { readonly name: 'failed'; readonly detail: string };

/** A file that was brought as a statement and lies among the documents now. */
export interface BroughtDocument {
  readonly fileName: string;
  readonly receiptId: string;
  readonly uploadId: string;
}

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
  /** Goes on with an import that was begun before. */
  readonly resume: (importId: string) => void;
  /** Leaves this file out and goes on with the next, or back to choosing. */
  readonly leave: () => void;
  readonly reset: () => void;
}

/**
 * Carries statements from file to ledger, one after the other; `onDone` is called when the last one's rows are added. The import
 * that it is the turn of stands in the address.
 */
export function useImportFlow({ importId, follow, forget }: ImportAddress, onDone: () => void): ImportFlow {
  const t = useText();
  const [queue, setQueue] = useState<FileQueue>({ files: [], turn: 0 });
  const [upload, setUpload] = useState<Upload>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: read } = useImportStatement();
  const { mutateAsync: again, isPending: isAsked } = useReadAgain();
  const { mutateAsync: add } = useCommitImport();
  const job = useStatementImport(importId);
  const shown = useLastReady(job.data);

  const begin = (file: Upload | undefined) => {
    setUpload(file);
    setFailure(undefined);
  };
  const goOn = (id: string) => {
    begin(undefined);
    follow(id);
  };
  const reset = () => {
    begin(undefined);
    forget();
    setQueue({ files: [], turn: 0 });
  };
  const bring = async (files: readonly File[], turn: number) => {
    const file = files[turn - 1];
    setQueue({ files, turn });
    if (!file) return;
    begin({ fileName: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setUpload({ fileName: file.name, share });
      const uploadId = await uploadFile({ file, purpose: 'statement', onProgress });
      goOn((await read({ uploadId })).id);
    } catch (error) {
      setFailure(messageOf(error, t('common.unexpected')));
    }
  };
  const takeOver = async (uploadId: string) => {
    begin({ fileName: '', share: 1 });
    try {
      goOn((await read({ uploadId })).id);
    } catch (error) {
      setFailure(messageOf(error, t('common.unexpected')));
    }
  };
  const hasNext = queue.turn < queue.files.length;
  const next = () => void bring(queue.files, queue.turn + 1);
  const [promised, setPromised] = useState(0);
  const wasAwaited = useAwaited(job.data);
  // What was promised and did not come is told row by row before anybody goes on.
  const isKept = wasAwaited && (job.data?.added ?? 0) >= promised;
  useWhenCommitted(wasAwaited ? job.data : undefined, () => {
    if (hasNext) next();
    else if (isKept) onDone();
  });

  const readAgain = async (change: StatementReadAgain) => {
    if (importId === undefined) return;
    await again({ id: importId, ...change });
  };
  const commit = async (decision: CommitStatementImport) => {
    if (importId === undefined) return;
    setPromised(job.data ? promisedBy(job.data, decision) : 0);
    await add({ id: importId, ...decision });
  };
  const failed = failure ?? (job.error && !job.data ? job.error.message : undefined);
  const count = queue.files.length;
  return {
    stage: upload
      ? bringing(upload, failed)
      : stageOf({ importId, job: job.data, shown, isAsked, isKept }, failed),
    place: count > 1 ? { number: queue.turn, count } : undefined,
    start: (files) => bring(files, 1),
    takeOver,
    readAgain,
    commit,
    resume: goOn,
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

/** How many rows are to be added as a person chose. */
const promisedBy = (job: StatementImport, { restored = [] }: CommitStatementImport): number =>
  rowsToAdd(job, new Set(restored));

/** A file on its way here, of which there is no import yet. */
function bringing({ fileName, share }: Upload, failure: string | undefined): ImportStage {
  if (failure !== undefined) return { name: 'failed', detail: failure };
  return share < 1 ? { name: 'uploading', fileName, share } : { name: 'reading', fileName };
}

interface Followed {
  readonly importId: string | undefined;
  readonly job: StatementImport | undefined;
  readonly shown: StatementImport | undefined;
  /** It is being asked to be read once more. */
  readonly isAsked: boolean;
  /** All rows that were promised came, and nothing is left to tell. */
  readonly isKept: boolean;
}

function stageOf(
  { importId, job, shown, isAsked, isKept }: Followed,
  failure: string | undefined,
): ImportStage {
  if (importId === undefined) return { name: 'choose' };
  if (failure !== undefined) return { name: 'failed', detail: failure };
  if (!job) return { name: 'reading', fileName: '' };
  switch (job.status) {
    case 'failed':
    case 'undone':
      if (job.receiptId !== undefined)
        return { name: 'document', document: { ...job, receiptId: job.receiptId } };
      return { name: 'failed', detail: job.problem?.detail ?? '' };
    case 'ready':
      return { name: 'ready', job, isReadAgain: isAsked };
    case 'reading':
      return shown?.id === job.id
        ? { name: 'ready', job: shown, isReadAgain: true }
        : { name: 'reading', fileName: job.fileName };
    case 'committed':
      return { name: isKept ? 'committing' : 'added', job };
    default:
      return { name: 'committing', job };
  }
}

/** Whether an import was seen before its rows were in the ledger: what was added long ago is nobody's news. */
function useAwaited(job: StatementImport | undefined): boolean {
  const [awaited, setAwaited] = useState<string>();
  if (job && job.status !== 'committed' && awaited !== job.id) setAwaited(job.id);
  return job !== undefined && awaited === job.id;
}

/** Once rows are in the ledger: asks for the lists again and tells, with a way to take the import back whole. */
function useWhenCommitted(job: StatementImport | undefined, onCommitted: () => void): void {
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
      settles: [t('importing.commitFailed'), t('importing.failed')],
      ...(job.added > 0 ? { undo: () => takeBack(job.id) } : {}),
    });
    onCommitted();
  }, [job, client, notify, onCommitted, t, takeBack]);
}

/** Suggestions follow in the background; after this long the lists are asked once more. */
const SETTLE_MS = 4000;
