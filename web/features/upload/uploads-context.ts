import { createContext, use } from 'react';

/** Where a file stands on its way: sent, then told by its content, then a document or a statement; or refused for good, or failed. */
export type UploadStage =
  | { readonly name: 'waiting' }
  | { readonly name: 'sending'; readonly share: number }
  | { readonly name: 'reading' }
  | { readonly name: 'document'; readonly receiptId: string }
  | { readonly name: 'statement'; readonly importId: string }
  | { readonly name: 'refused'; readonly detail: string }
  | { readonly name: 'failed'; readonly detail: string; readonly isStored?: boolean };

/** One file that was brought in; `id` is its upload's. */
export interface UploadItem {
  readonly id: string;
  readonly fileName: string;
  /** Gone where the page was loaded anew since it was chosen. */
  readonly file?: File | undefined;
  /** The entry that it was brought in for. */
  readonly transactionId?: string | undefined;
  readonly stage: UploadStage;
}

export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Brings files in, each as what it turns out to be; a document is linked to the entry that it is for. */
  readonly start: (files: readonly File[], transactionId?: string) => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
  /** Opens the preview of a statement's rows. */
  readonly review: (importId: string) => void;
}

export const UploadsContext = createContext<Uploads | undefined>(undefined);

/** The files on their way: one queue for the whole signed-in app. */
export function useUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error('useUploads stands outside of UploadsProvider.');
  return uploads;
}
