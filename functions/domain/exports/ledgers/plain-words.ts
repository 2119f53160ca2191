import { cutText } from '../../text/cut-text.ts';

/**
 * Signs that nobody sees and that no text needs: control characters, turned reading directions, marks of byte order, letters that there are
 * none of.
 */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb]|\p{Noncharacter_Code_Point}|[\u{e0000}-\u{e007f}]/gu;

/** A text on one line, with single blanks and nothing unseen: what every format can hold before its own signs are taken care of. */
export const plainWords = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The same of at most so many letters. */
export const shortWords = (text: string, lettersMax: number): string =>
  cutText(plainWords(text), lettersMax).trim();
