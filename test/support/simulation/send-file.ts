import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Caller } from '../../../functions/runtime/caller.ts';
import { startUpload } from '../../../functions/use-cases/receipts/start-upload.ts';
import type { NewUpload } from '../../../shared/model/receipt.ts';
import { uuidFrom } from './same-chances.ts';
import type { World } from './world.ts';

const NAMES = {
  receipt: { fileName: 'lunch.pdf', contentType: 'application/pdf' },
  statement: { fileName: 'march.csv', contentType: 'text/csv' },
  notes: { fileName: 'notes.txt', contentType: 'text/plain' },
} as const;

/** What a file of this world is: by its name alone, which nobody of the product goes by. */
export const truthOf = (fileName: unknown): keyof typeof NAMES =>
  fileName === NAMES.receipt.fileName
    ? 'receipt'
    : fileName === NAMES.statement.fileName
      ? 'statement'
      : 'notes';

/** A file that a browser sends; without a purpose it says what it is. */
interface Sent {
  readonly text: string;
  readonly what: keyof typeof NAMES;
  readonly purpose?: NewUpload['purpose'];
}

/** Sends a file as a browser does: asks for the form, and posts it (unless it is closed before). Gives the upload's id. */
export async function sendFile(
  { text, what, purpose = what === 'statement' ? 'statement' : 'receipt' }: Sent,
  caller: Caller,
  world: World,
  isPosted: () => boolean = () => true,
): Promise<string> {
  const { cloud, files, scheduler } = world;
  const { organizationId, userId } = caller;
  const id = uuidFrom(scheduler.random);
  const sha256 = uuidFrom(scheduler.random).replaceAll('-', '').repeat(2);
  const upload = { ...NAMES[what], id, size: text.length, sha256, purpose };
  const ticket = await world.request('upload', () => startUpload(upload, caller, cloud));
  const stored = { ...upload, organizationId, userId, createdAt: scheduler.now().toISOString() };
  if (ticket && !isRefusal(ticket) && isPosted())
    await world.request('post', () => files.saveOriginal(stored, new TextEncoder().encode(text)));
  return id;
}
