import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../http/read-body.ts';
import type { InboxRoutes } from './inbox-routes.ts';
import { MailError } from './mail-error.ts';
import { sendRawEmail } from './send-mail.ts';
import type { Form, PostOffice } from './send-mail.ts';

// 10 MB of mail in base64, with room for its escapes in a form.
const BODY_BYTES_MAX = 24 * 1024 * 1024;
const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

const ACTIONS: Record<string, (office: PostOffice, form: Form) => Promise<string>> = {
  SendRawEmail: sendRawEmail,
};

/** Answers version 1 of SES's query API (SendRawEmail) and, at the same address, for the inbox. */
export function postOfficeDoor(office: PostOffice, inbox: InboxRoutes): RequestListener {
  return (request, response) => {
    answer(office, inbox, request, response).catch((error: unknown) => {
      sendError(response, error);
    });
  };
}

async function answer(
  office: PostOffice,
  inbox: InboxRoutes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await inbox(request, response)) return;
  const form = await readForm(request);
  const name = form.get('Action') ?? '';
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action)
    throw new MailError('InvalidAction', `Could not find operation ${name} for version 2010-12-01`);
  const messageId = await action(office, form);
  sendXml(
    response,
    200,
    `<${name}Response xmlns="${NAMESPACE}"><${name}Result><MessageId>${messageId}</MessageId></${name}Result>` +
      `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${name}Response>`,
  );
}

async function readForm(request: IncomingMessage): Promise<Form> {
  const body = await readBody(request, BODY_BYTES_MAX);
  if (!body) throw new MailError('RequestEntityTooLarge', 'Request is too large.');
  return new URLSearchParams(body.toString('utf8'));
}

/** A failure nobody foresaw is this part's own fault: 500, and its story on the supervisor's log. */
function sendError(response: ServerResponse, error: unknown): void {
  const isForeseen = error instanceof MailError;
  if (!isForeseen) console.error('mail:', error);
  const [type, code, message] = isForeseen
    ? ['Sender', error.code, error.message]
    : ['Receiver', 'InternalFailure', 'The mail could not be kept.'];
  sendXml(
    response,
    isForeseen ? 400 : 500,
    `<ErrorResponse xmlns="${NAMESPACE}"><Error><Type>${type}</Type><Code>${code}</Code>` +
      `<Message>${escaped(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
