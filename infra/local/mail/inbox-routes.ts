import type { IncomingMessage, ServerResponse } from 'node:http';
import { simpleParser } from 'mailparser';
import { inboxPage } from './inbox-page.ts';
import type { Mailbox } from './mailbox.ts';

/** Answers a request for the inbox; false when the path is none of its own and somebody else must answer. */
export type InboxRoutes = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface Reply {
  status?: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";
// What a mail brings along never runs here, and it fetches nothing: pictures must be inside it.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** `GET /_inbox`, `/_inbox/messages.json?to=…`, `/_inbox/messages/{id}/html` and `…/attachments/{n}`. */
export function inboxRoutes(mailbox: Mailbox): InboxRoutes {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
    if (pathname !== '/_inbox' && !pathname.startsWith('/_inbox/')) return false;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const reply = isRead ? await read(mailbox, pathname, searchParams.get('to') ?? undefined) : notAllowed;
    send(response, reply, request.method === 'HEAD');
    return true;
  };
}

async function read(mailbox: Mailbox, path: string, to: string | undefined): Promise<Reply> {
  if (path === '/_inbox' || path === '/_inbox/') return page(mailbox, to?.trim() === '' ? undefined : to);
  if (path === '/_inbox/messages.json')
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(mailbox.list(to)) };
  const [, id = '', part = '', number] =
    /^\/_inbox\/messages\/([\w-]+)\/(html|attachments)(?:\/(\d{1,4}))?$/.exec(path) ?? [];
  const raw = id === '' ? undefined : mailbox.raw(id);
  if (!raw) return notFound;
  if (part === 'html' && number === undefined) return html(raw);
  return number === undefined ? notFound : attachment(raw, Number(number));
}

const page = (mailbox: Mailbox, to: string | undefined): Reply => ({
  type: 'text/html; charset=utf-8',
  body: inboxPage(mailbox.list(to), to),
  headers: { 'content-security-policy': PAGE_POLICY },
});

async function html(raw: Buffer): Promise<Reply> {
  const mail = await simpleParser(raw);
  if (typeof mail.html !== 'string') return notFound;
  const body = `<base target="_blank">${mail.html}`;
  return { type: 'text/html; charset=utf-8', body, headers: { 'content-security-policy': MAIL_POLICY } };
}

async function attachment(raw: Buffer, number: number): Promise<Reply> {
  const found = (await simpleParser(raw)).attachments[number];
  if (!found) return notFound;
  const name = encodeURIComponent(found.filename ?? `attachment-${String(number + 1)}`).replaceAll(
    "'",
    '%27',
  );
  const headers = {
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'content-security-policy': 'sandbox',
  };
  const isWellFormed = /^[\w.+-]+\/[\w.+-]+$/.test(found.contentType);
  return {
    type: isWellFormed ? found.contentType : 'application/octet-stream',
    body: found.content,
    headers,
  };
}

const notFound: Reply = { status: 404, type: 'text/plain; charset=utf-8', body: 'There is no such mail.\n' };
const notAllowed: Reply = {
  status: 405,
  type: 'text/plain; charset=utf-8',
  body: 'The inbox can only be read.\n',
  headers: { allow: 'GET, HEAD' },
};

function send(
  response: ServerResponse,
  { status = 200, type, body, headers = {} }: Reply,
  isHead: boolean,
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(isHead ? undefined : body);
}
