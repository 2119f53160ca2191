import type { HeadField } from './head-fields.ts';

/** What the receiving mail server (SES) noted about a mail: for whom it came, who vouches for it, what the scans found. */
export interface ReceiverNotes {
  /** The addresses it was delivered to, in lower case. */
  readonly recipients: readonly string[];
  /** Domains that the server has proven to be behind the mail, each by SPF, DKIM or DMARC, in lower case. */
  readonly proven: readonly string[];
  /** The author's domain whose own policy (DMARC) the mail has passed; undefined where it has none. */
  readonly passedPolicyOf: string | undefined;
  readonly isSpam: boolean;
  readonly isVirus: boolean;
}

/** The fields that SES writes above the mail it received, once each. */
const NOTES = [
  'return-path',
  'received',
  'x-ses-spam-verdict',
  'x-ses-virus-verdict',
  'authentication-results',
];
/** The receiver ends its notes with a receipt, and a sender's own head has one of the others early: below the first nothing counts. */
const END =
  /^(?:x-ses-receipt|from|to|cc|date|subject|message-id|mime-version|content-type|dkim-signature|arc-[\w-]+)$/;
const ADDRESS = /[^\s<>,;:"()]+@[\w.-]+/g;

/**
 * Reads the notes of the server that received the mail. Only what stands above the sender's own head counts, and of each field the
 * topmost: a copy that a sender wrote lies lower, as the server writes its own above all that came.
 */
export function receiverNotes(fields: readonly HeadField[]): ReceiverNotes {
  const notes = topmostNotes(fields);
  const results = isPlain(notes) ? resultsOf(notes.get('authentication-results') ?? '') : [];
  const recipients = /\sfor\s+([^;]*)/.exec(notes.get('received') ?? '')?.[1]?.match(ADDRESS) ?? [];
  return {
    recipients: recipients.map((address) => address.toLowerCase()),
    proven: results.flatMap((result) => provenBy(result, notes.get('return-path') ?? '')),
    passedPolicyOf: results.flatMap(
      (result) => /^dmarc=pass\s+.*\bheader\.from=([\w.-]+)/.exec(result)?.[1] ?? [],
    )[0],
    isSpam: notes.get('x-ses-spam-verdict') === 'FAIL',
    isVirus: notes.get('x-ses-virus-verdict') === 'FAIL',
  };
}

function topmostNotes(fields: readonly HeadField[]): Map<string, string> {
  const end = fields.findIndex(
    ({ name }, index) =>
      END.test(name) || (name === 'received' && fields.findIndex((one) => one.name === name) < index),
  );
  const notes = new Map<string, string>();
  for (const { name, value } of end < 0 ? fields : fields.slice(0, end))
    if (NOTES.includes(name) && !notes.has(name)) notes.set(name, value);
  return notes;
}

/**
 * Whether the sender's words that the notes repeat (the envelope's sender, the name in the greeting) are plain. Others could write a
 * result of their own into the field; no honest server greets or sends so.
 */
function isPlain(notes: ReadonlyMap<string, string>): boolean {
  const sender = notes.get('return-path') ?? '';
  return (
    /^<?[^\s<>()",;\\]*>?$/.test(sender) &&
    /^from\s+[^\s();]+\s+\([^();]*\)\s+by\s+inbound-smtp\.[\w.-]+\.amazonaws\.com\s/.test(
      notes.get('received') ?? '',
    )
  );
}

/** `spf=pass …`, `dkim=pass header.i=@…` of Authentication-Results (RFC 8601) by SES itself, comments left out. */
function resultsOf(value: string): string[] {
  const [server, ...results] = value.replace(/\([^()]*\)/g, '').split(';');
  if (server?.trim() !== 'amazonses.com') return [];
  return results.map((result) => result.trim().toLowerCase());
}

/** SPF proves the domain of the envelope's sender, a DKIM signature the domain that signed. */
function provenBy(result: string, returnPath: string): string[] {
  const [, domain] = /^spf=pass(?:\s|$)/.test(result)
    ? (/@([\w.-]+)>?$/.exec(returnPath) ?? [])
    : (/^dkim=pass\s+(?:.*\s)?header\.[id]=(?:[^\s@]*@)?([\w.-]+)/.exec(result) ?? []);
  return domain === undefined ? [] : [domain.toLowerCase()];
}
