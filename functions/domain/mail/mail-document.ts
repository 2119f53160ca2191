import { v5 } from 'uuid';

/** Namespace of the ids below; any fixed UUID serves. */
const NAMESPACE = '7f3d1f5e-6a50-4c0e-9d7c-2b9a0d1c8e44';
const NAME_LETTERS_MAX = 120;

/** The id of the document that a mail becomes: the same mail sent twice is the same document. */
export function mailDocumentId(organizationId: string, messageId: string): string {
  return v5(`document\n${organizationId}\n${messageId}`, NAMESPACE);
}

/** The id of a mail that waits, one for each delivery: nobody replaces a waiting mail by sending its message id again. */
export function waitingMailId(organizationId: string, mailKey: string): string {
  return v5(`mail\n${organizationId}\n${mailKey}`, NAMESPACE);
}

/** Under which name a mail stands among the documents: its subject, made a file's name. */
export function mailFileName({ subject, from }: { subject: string; from: string }): string {
  const name = subject
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${Array.from(name || from)
    .slice(0, NAME_LETTERS_MAX)
    .join('')
    .trim()}.eml`;
}
