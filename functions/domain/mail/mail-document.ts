import { cutText } from '../text/cut-text.ts';
import { oneLine } from '../text/one-line.ts';

const NAME_LETTERS_MAX = 120;

/** Under which name a mail stands among the documents: its subject, made a file's name. */
export function mailFileName({ subject, from }: { subject: string; from: string }): string {
  const name = oneLine(subject.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')).replace(/^[\s.]+|[\s.]+$/g, '');
  return `${cutText(name || from, NAME_LETTERS_MAX).trim()}.eml`;
}
