import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  dismissUpload,
  getReceipt,
  getUpload,
  listUploads,
  retryUpload,
  startUpload,
} from '../../shared/contract/receipts.ts';
import { isForeignFile } from '../../shared/foreign-files.ts';
import type { NewUpload, Upload } from '../../shared/model/receipt.ts';
import { problemOf } from '../../shared/problems.ts';
import { ApiProblem } from './api-problem.ts';
import { call } from './call.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';

/** A form that gets on for so long no more has lost its connection. */
const STALLED_MS = 60_000;
const ARRIVING_POLL_MS = 3000;
const FILE_BYTES_MAX = 10 * 1024 * 1024;
const SORTED_POLL_FIRST_MS = 400;
const SORTED_POLL_LAST_MS = 3000;
/** Longer than the slowest scan takes on a busy day; what is not told by then is found on its list later. */
const SORTED_TRIES_MAX = 400;

/** What is read is linked a moment later, or belongs to nothing: its entry is gone. */
const LINKED_LOOKS_MAX = 10;

/** One file on its way: what it is for, and who hears how far it is (0–1). */
interface Sending {
  readonly file: File;
  readonly purpose: NewUpload['purpose'];
  /** The entry that it is a document of. */
  readonly transactionId?: string | undefined;
  /** Under which it is sent again after a failure, so that it arrives once. */
  readonly id?: string;
  readonly onProgress?: (share: number) => void;
}

/** Why a file is not even sent: it is empty, too large, or nothing that books are made of. */
export function refusalOf(file: File): ApiProblem | undefined {
  if (file.size === 0) return new ApiProblem(problemOf('empty-file'));
  if (file.size > FILE_BYTES_MAX) return new ApiProblem(problemOf('too-large'));
  const isForeign = isForeignFile({ fileName: file.name, contentType: file.type });
  return isForeign ? new ApiProblem(problemOf('unsupported-format')) : undefined;
}

/** Uploads a file straight to the bucket and gives its id; throws `ApiProblem` (too large, empty, refused, limit reached). */
export async function uploadFile({
  file,
  purpose,
  transactionId,
  id = newId(),
  onProgress,
}: Sending): Promise<string> {
  const refusal = refusalOf(file);
  if (refusal) throw refusal;
  const ticket = await call(startUpload, {
    body: {
      id,
      fileName: file.name,
      contentType: file.type || 'application/octet-stream',
      size: file.size,
      sha256: await sha256Of(file),
      purpose,
      ...(transactionId === undefined ? {} : { transactionId }),
    },
  });
  await postForm(ticket, file, onProgress ?? (() => undefined));
  return id;
}

/** Waits until it is known what an uploaded file is, and gives that; undefined where nobody has told for very long. */
export async function untilSorted(client: QueryClient, id: string): Promise<Upload | undefined> {
  for (let tries = 0; tries < SORTED_TRIES_MAX; tries += 1) {
    const upload = await client.query({
      queryKey: queryKeys.upload(id),
      queryFn: () => call(getUpload, { params: { id } }),
      staleTime: 0,
    });
    if (upload.status !== 'arriving') return upload;
    const pause = Math.min(SORTED_POLL_FIRST_MS + tries * 100, SORTED_POLL_LAST_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}

/** Waits until a document that was uploaded for an entry is read and linked to it; not for one that is left unlinked. */
export async function untilLinked(client: QueryClient, id: string): Promise<void> {
  let looksRead = 0;
  for (let tries = 0; tries < SORTED_TRIES_MAX && looksRead < LINKED_LOOKS_MAX; tries += 1) {
    const receipt = await client.query({
      queryKey: queryKeys.receipt(id),
      queryFn: () => call(getReceipt, { params: { id } }),
      staleTime: 0,
    });
    const isLinked = receipt.transactionIds.length > 0;
    if (receipt.status !== 'pending') looksRead += 1;
    if (isLinked || receipt.importId !== undefined || receipt.archivedAt !== null) return;
    const pause = Math.min(SORTED_POLL_FIRST_MS + tries * 100, SORTED_POLL_LAST_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Files on their way in, failed or refused, as the server knows them; asked again every moment while one is on its way. */
export function useUnsettledUploads() {
  return useQuery({
    queryKey: queryKeys.unsettledUploads,
    queryFn: () => call(listUploads, {}),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'arriving') ? ARRIVING_POLL_MS : false,
  });
}

/** Has a stored file read once more. */
export async function readAgain(client: QueryClient, id: string): Promise<Upload> {
  const upload = await call(retryUpload, { params: { id } });
  for (const queryKey of [queryKeys.unsettledUploads, queryKeys.receipts])
    void client.invalidateQueries({ queryKey });
  return upload;
}

/** Takes a file off the list that failed or was refused; one that the server never heard of is on none. */
export async function dismissUnsettled(client: QueryClient, id: string): Promise<void> {
  const listed = client.getQueryData<{ items: Upload[] }>(queryKeys.unsettledUploads);
  if (listed?.items.every((upload) => upload.id !== id)) return;
  client.setQueryData(queryKeys.unsettledUploads, {
    items: listed?.items.filter((upload) => upload.id !== id) ?? [],
  });
  await call(dismissUpload, { params: { id } });
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Posts the form with XMLHttpRequest, since fetch cannot tell how much has been sent. */
function postForm(
  ticket: { url: string; fields: Record<string, string> },
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const refuse = () => {
      clearTimeout(stalled);
      reject(new ApiProblem(problemOf('unexpected')));
    };
    request.open('POST', ticket.url);
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      clearTimeout(stalled);
      if (request.status < 300) resolve();
      else refuse();
    };
    request.onerror = refuse;
    request.onabort = refuse;
    watch();
    request.send(form);
  });
}
