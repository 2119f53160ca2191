import type { QueryClient } from '@tanstack/react-query';
import { getReceipt, startUpload } from '../../shared/contract/receipts.ts';
import { problemOf } from '../../shared/problems.ts';
import { ApiProblem, codeOf } from './api-problem.ts';
import { call } from './call.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';

const FILE_BYTES_MAX = 10 * 1024 * 1024;
const ARRIVAL_POLL_MS = 1000;
const ARRIVAL_TRIES_MAX = 180;

/** One file on its way: what it is for, and who hears how far it is (0–1). */
export interface Upload {
  readonly file: File;
  readonly purpose: 'receipt' | 'statement';
  readonly onProgress?: (share: number) => void;
}

/** Uploads a file straight to the bucket and gives its id; throws `ApiProblem` (too large, empty, refused, limit reached). */
export async function uploadFile({ file, purpose, onProgress }: Upload): Promise<string> {
  if (file.size === 0) throw new ApiProblem(problemOf('empty-file'));
  if (file.size > FILE_BYTES_MAX) throw new ApiProblem(problemOf('too-large'));
  const id = newId();
  const ticket = await call(startUpload, {
    body: {
      id,
      fileName: file.name,
      contentType: file.type || 'application/octet-stream',
      size: file.size,
      sha256: await sha256Of(file),
      purpose,
    },
  });
  await postForm(ticket, file, onProgress ?? (() => undefined));
  return id;
}

/**
 * Waits until an uploaded document stands among the receipts: the bucket tells of it through a queue, so some moments after the
 * upload has ended, and a list asked in between would not know that there is something to wait for. Throws `ApiProblem` after
 * three minutes, or at once where the API refuses for another reason.
 */
export async function untilReceived(client: QueryClient, id: string): Promise<void> {
  await client.query({
    queryKey: queryKeys.receipt(id),
    queryFn: () => call(getReceipt, { params: { id } }),
    retry: (tries, error) => codeOf(error) === 'not-found' && tries < ARRIVAL_TRIES_MAX,
    retryDelay: ARRIVAL_POLL_MS,
  });
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
    const refuse = () => reject(new ApiProblem(problemOf('unexpected')));
    request.open('POST', ticket.url);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : refuse());
    request.onerror = refuse;
    request.send(form);
  });
}
