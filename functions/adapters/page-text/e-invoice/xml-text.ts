/** The root element stands within so many bytes, whatever comments come before it. */
const HEAD_BYTES = 32_768;
const DECLARED = /^<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** The beginning of a text file, for its ASCII letters alone. */
export function xmlHead(bytes: Uint8Array): string {
  const head = bytes.subarray(0, HEAD_BYTES);
  const wide = wideEncoding(head);
  const text = wide ? new TextDecoder(wide).decode(head) : Buffer.from(head).toString('latin1');
  return text.replace(/^(?:\xef\xbb\xbf|\ufeff)/, '').trimStart();
}

/** The whole text, as its byte-order mark or declaration says; UTF-8 that is none is Western. Throws for an encoding that nobody knows. */
export function xmlText(bytes: Uint8Array): string {
  const declared = DECLARED.exec(xmlHead(bytes))?.[1] ?? 'utf-8';
  const encoding = wideEncoding(bytes) ?? (/^utf-?16/i.test(declared) ? 'utf-8' : declared);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By the byte-order mark, or by the zeros beside the first bracket. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}
