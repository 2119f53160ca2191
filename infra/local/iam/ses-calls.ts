import type { Call } from './policy.ts';

/**
 * The permissions that an SES request (version 1, a form in the body) needs. AWS checks the verified identity that the sender falls
 * under: the address, or its domain; and the configuration set, where the request names one.
 */
export function sesCalls(body: string, arnPrefix: string): Call[] {
  const form = new URLSearchParams(body);
  const action = form.get('Action') ?? '';
  const sender = addressOf(form.get('Source') ?? headerFrom(form.get('RawMessage.Data')) ?? '');
  const domain = sender.split('@')[1] ?? '';
  const resources = [`${arnPrefix}identity/${sender}`, `${arnPrefix}identity/${domain}`];
  const set = form.get('ConfigurationSetName');
  const call = { action: `ses:${action}`, context: { 'ses:FromAddress': sender } };
  return [
    { ...call, resources },
    ...(set === null ? [] : [{ ...call, resources: [`${arnPrefix}configuration-set/${set}`] }]),
  ];
}

function headerFrom(raw: string | null): string | undefined {
  if (!raw) return undefined;
  const message = Buffer.from(raw, 'base64').toString('latin1');
  const head = message.split(/\r?\n\r?\n/, 1)[0] ?? '';
  return /^from:((?:.|\r?\n[ \t])*)/im.exec(head)?.[1];
}

function addressOf(mailbox: string): string {
  return (/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();
}
