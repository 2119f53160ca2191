import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { contract } from '../../shared/contract/index.ts';
import type { Member } from './member.ts';

/** A drawn document of `test/fixtures/documents`. */
export const documentFixture = (name: string) =>
  readFileSync(new URL(`../fixtures/documents/${name}`, import.meta.url));

/** A statement of `test/fixtures/statements`. */
export const statementFixture = (name: string) =>
  readFileSync(new URL(`../fixtures/statements/${name}`, import.meta.url));

const isRead = ({ status }: Record<string, unknown>) => status !== 'pending';

/** Uploads a file as a receipt and waits until it is read, or given up. */
export async function uploadReceipt(
  member: Member,
  bytes: Uint8Array,
  fileName: string,
  contentType: string,
) {
  const id = await member.upload(bytes, fileName, contentType, 'receipt');
  return contract.getReceipt.reply.parse(await member.until(`/receipts/${id}`, isRead));
}

/** Uploads what nobody can read: a receipt to fill in by hand. */
export const uploadUnreadable = (member: Member, name = 'scan.jpg') =>
  uploadReceipt(member, Buffer.from(`no picture at all: ${v7()}`), name, 'image/jpeg');
