import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Caller } from '../../../functions/runtime/caller.ts';
import { startUpload } from '../../../functions/use-cases/receipts/start-upload.ts';
import { uuidFrom } from './same-chances.ts';
import type { World } from './world.ts';

const NAMES = {
  receipt: { fileName: 'lunch.pdf', contentType: 'application/pdf' },
  statement: { fileName: 'march.csv', contentType: 'text/csv' },
} as const;

/** Sends a file as a browser does: asks for the form, and posts it (unless it is closed before). Gives the upload's id. */
export async function sendFile(
  { text, purpose }: { readonly text: string; readonly purpose: keyof typeof NAMES },
  caller: Caller,
  world: World,
  isPosted: () => boolean = () => true,
): Promise<string> {
  const { cloud, files, scheduler } = world;
  const { organizationId, userId } = caller;
  const id = uuidFrom(scheduler.random);
  const sha256 = uuidFrom(scheduler.random).replaceAll('-', '').repeat(2);
  const upload = { ...NAMES[purpose], id, size: text.length, sha256, purpose };
  const ticket = await world.request('upload', () => startUpload(upload, caller, cloud));
  const stored = { ...upload, organizationId, userId, createdAt: scheduler.now().toISOString() };
  if (ticket && !isRefusal(ticket) && isPosted())
    await world.request('post', () => files.saveOriginal(stored, new TextEncoder().encode(text)));
  return id;
}
