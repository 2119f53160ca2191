import * as z from 'zod';
import { Cursor, Id, Line, pageOf } from '../model/common.ts';
import {
  NewUpload,
  Receipt,
  ReceiptChange,
  ReceiptPage,
  ReceiptStatus,
  Upload,
  UploadTicket,
} from '../model/receipt.ts';
import { OpenedFile, OpeningFile } from './opened-file.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const startUpload = route({
  method: 'POST',
  path: '/uploads',
  summary: 'Get a ticket to upload one file',
  realBooksOnly: true,
  access: 'canImport',
  touches: ['table:read', 'table:write', 'documents:write'],
  status: 201,
  body: NewUpload,
  reply: UploadTicket,
  problems: ['already-exists', 'not-found', 'plan-limit-reached', 'unsupported-format'],
});

export const getUpload = route({
  method: 'GET',
  path: '/uploads/{id}',
  summary: 'What became of an uploaded file: a receipt, the import of a statement, or why it is neither',
  access: 'member',
  touches: ['table:read'],
  params: byId,
  reply: Upload,
  problems: ['not-found'],
});

export const listUploads = route({
  method: 'GET',
  path: '/uploads',
  summary: 'Files on their way in, failed, or refused and not yet dismissed; newest first, at most 100',
  access: 'member',
  touches: ['table:read'],
  reply: z.object({ items: z.array(Upload) }),
  problems: [],
});

export const retryUpload = route({
  method: 'POST',
  path: '/uploads/{id}/retry',
  summary: 'Read a stored file again whose reading failed or was stopped',
  access: 'canImport',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Upload,
  problems: ['not-found', 'wrong-state'],
});

export const dismissUpload = route({
  method: 'POST',
  path: '/uploads/{id}/dismiss',
  summary: 'Take a failed or refused file off the list; its bytes are deleted',
  access: 'canImport',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Upload,
  problems: ['not-found', 'wrong-state'],
});

export const listReceipts = route({
  method: 'GET',
  path: '/receipts',
  summary: 'Receipts and documents, newest first',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  query: z.object({
    status: ReceiptStatus.optional(),
    q: Line(100).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Receipt),
  problems: [],
});

export const getReceipt = route({
  method: 'GET',
  path: '/receipts/{id}',
  summary: 'One receipt with the fields read from it',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  params: byId,
  reply: Receipt,
  problems: ['not-found'],
});

export const changeReceipt = route({
  method: 'PATCH',
  path: '/receipts/{id}',
  summary: 'Correct what was read from a receipt',
  access: 'canEdit',
  touches: ['table:read', 'table:write', 'documents:read'],
  params: byId,
  body: ReceiptChange,
  reply: Receipt,
  problems: ['not-found', 'changed-meanwhile', 'period-locked'],
});

export const deleteReceipt = route({
  method: 'DELETE',
  path: '/receipts/{id}',
  summary:
    'Put a receipt into the archive; linked transactions are kept, without it. One in the archive is deleted with its original by `forever`. Without `canDelete` only what the caller brought since signing in can be archived',
  access: 'canEdit',
  touches: ['table:read', 'table:write', 'documents:read', 'documents:delete'],
  params: byId,
  query: z.object({ forever: z.stringbool().default(false) }),
  reply: Receipt,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'period-locked'],
});

export const restoreReceipt = route({
  method: 'POST',
  path: '/receipts/{id}/restore',
  summary: 'Take a receipt back from the archive, linked as it was where nobody decided otherwise since',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Receipt,
  problems: ['not-found', 'changed-meanwhile'],
});

export const getReceiptPages = route({
  method: 'GET',
  path: '/receipts/{id}/pages',
  summary: 'The pages of a document as they were read, each at a short-lived address',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  params: byId,
  reply: z.object({ items: z.array(ReceiptPage), expiresAt: z.iso.datetime() }),
  problems: ['not-found'],
});

export const openReceiptFile = route({
  method: 'GET',
  path: '/receipts/{id}/file',
  summary: 'A short-lived address of the original, to view or to download',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  params: byId,
  query: OpeningFile,
  reply: OpenedFile,
  problems: ['not-found'],
});
