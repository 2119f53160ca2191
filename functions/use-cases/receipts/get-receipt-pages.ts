import type { ReceiptPage } from '../../../shared/model/receipt.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { drawnSheet } from '../../domain/documents/e-invoice/invoice-sheet.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { keptPages } from './kept-pages.ts';
import type { KeptPage } from './kept-pages.ts';

type Parts = Pick<Cloud, 'receipts' | 'files' | 'now'>;

/** Addresses are made for five minutes; one given out is good for at least this long. */
const FRESH_MS = 240_000;

/** The pages of a receipt's file as they were read; none while it waits to be read, or where it could not be. */
export async function getReceiptPages(
  id: string,
  { organizationId }: Caller,
  cloud: Parts,
): Promise<{ items: ReceiptPage[]; expiresAt: string } | Refusal> {
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  const upload = { organizationId, uploadId: receipt.fileId ?? receipt.id };
  const kept = receipt.originalDeletedAt === undefined ? await keptPages(upload, cloud) : undefined;
  const pages = kept?.kind === 'pages' ? kept.pages : [];
  const items = await Promise.all(pages.map((page) => shown(page, upload, cloud)));
  return { items, expiresAt: new Date(cloud.now().getTime() + FRESH_MS).toISOString() };
}

/** A page as it looks, or its words; of an invoice that is nothing but XML what it says, in the reader's language. */
async function shown(
  { page, hasPicture, invoice, ...print }: KeptPage,
  { organizationId, uploadId }: { organizationId: string; uploadId: string },
  { files }: Parts,
): Promise<ReceiptPage> {
  const isSheet = invoice && print.words.length === 0 && !hasPicture;
  const { width, height, words } = isSheet ? drawnSheet(invoice, wordsFor().invoiceSheet) : print;
  return hasPicture
    ? { page, width, height, words: [], url: await files.pictureLink(organizationId, uploadId, page, 'full') }
    : { page, width, height, words: words.map(({ text, box }) => ({ text, box })), url: null };
}
