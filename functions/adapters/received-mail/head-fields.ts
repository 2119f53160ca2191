import { isUtf8 } from 'node:buffer';

/** One field of a mail's head: its name in lower case, its value unfolded. */
export interface HeadField {
  readonly name: string;
  readonly value: string;
}

/** More than any sound mail has, of a head and of one of its fields, is left unread: bounds the time. */
const HEAD_BYTES_MAX = 256 * 1024;
const VALUE_LETTERS_MAX = 10_000;

/** The head of a mail: everything before the first empty line. */
export function headOf(mail: Uint8Array): Buffer {
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, Math.min(mail.byteLength, HEAD_BYTES_MAX));
  const ends = ['\r\n\r\n', '\n\n'].map((blank) => bytes.indexOf(blank)).filter((position) => position >= 0);
  return bytes.subarray(0, ends.length > 0 ? Math.min(...ends) : bytes.length);
}

/** The fields of a head from the top, folded lines joined (RFC 5322, 2.2.3). Lines that are no field are passed over. */
export function headFields(head: Uint8Array): HeadField[] {
  // Letters beyond ASCII should be UTF-8 (RFC 6532); older programs send what Windows calls 1252.
  const text = new TextDecoder(isUtf8(head) ? 'utf-8' : 'windows-1252').decode(head);
  return text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value = ''] = /^([\x21-\x39\x3b-\x7e]{1,100})[ \t]*:(.*)$/s.exec(line) ?? [];
      return name === undefined
        ? []
        : [{ name: name.toLowerCase(), value: value.trim().slice(0, VALUE_LETTERS_MAX) }];
    });
}
