/** An OID of RFC 5652 as DER writes it: `signedData`, and the `data` that it holds. */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex');
const DATA = Buffer.from('06092a864886f70d010701', 'hex');
/** The first stands right at the beginning, the second behind a list of digests. */
const SIGNED_WITHIN = 32;
const DATA_WITHIN = 2000;
const OCTETS = 0x04;
const OCTETS_IN_PARTS = 0x24;
const EXPLICIT = 0xa0;
const DEPTH_MAX = 4;
/** A file in letters begins with what a sequence of three bytes' length looks like, or says what it is. */
const IN_LETTERS = /^\s*(?:-----BEGIN [A-Z0-9 ]+-----\s|MI[A-Z])/;

/**
 * What a signed file holds (`.xml.p7m`: CAdES, that is CMS of RFC 5652, as DER or in base 64); undefined where a file is none. Its
 * signature is not checked: whoever sends an invoice may as well leave it out.
 */
export function signedContent(bytes: Uint8Array): Uint8Array | undefined {
  const file = asDer(bytes);
  if (!file.subarray(0, SIGNED_WITHIN).includes(SIGNED_DATA)) return undefined;
  const at = file.subarray(0, DATA_WITHIN).indexOf(DATA);
  return at < 0 ? undefined : octetsAt(file, at + DATA.length, DEPTH_MAX)?.content;
}

function asDer(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isText = IN_LETTERS.test(file.subarray(0, 100).toString('latin1'));
  return isText ? Buffer.from(file.toString('latin1').replace(/-----[^-]*-----/g, ''), 'base64') : file;
}

/** The octets of a string at a place, which may be written in parts, and where it ends; undefined where there is none, or not all of it. */
function octetsAt(file: Buffer, at: number, depth: number): { content: Buffer; end: number } | undefined {
  const header = headerAt(file, at);
  if (!header || depth === 0) return undefined;
  const { tag, from, end } = header;
  if (tag === OCTETS && end !== undefined) return { content: file.subarray(from, end), end };
  if (tag !== OCTETS_IN_PARTS && tag !== EXPLICIT) return undefined;
  const parts: Buffer[] = [];
  let next = from;
  while (end === undefined ? !isClosed(file, next) : next < end) {
    const part = octetsAt(file, next, depth - 1);
    if (!part) return undefined;
    parts.push(part.content);
    next = part.end;
  }
  return { content: Buffer.concat(parts), end: end ?? next + 2 };
}

const isClosed = (file: Buffer, at: number): boolean => file[at] === 0 && file[at + 1] === 0;

/** A value's tag, where it begins, and where it ends; BER leaves the end open and marks it by two zeros. */
function headerAt(
  file: Buffer,
  at: number,
): { tag: number; from: number; end: number | undefined } | undefined {
  const [tag, first] = [file[at], file[at + 1]];
  if (tag === undefined || first === undefined) return undefined;
  const digits = first < 0x80 ? 0 : first - 0x80;
  const from = at + 2 + digits;
  if (first === 0x80) return { tag, from, end: undefined };
  if (digits > 4 || from > file.length) return undefined;
  const end = from + (digits === 0 ? first : file.readUIntBE(at + 2, digits));
  return end > file.length ? undefined : { tag, from, end };
}
