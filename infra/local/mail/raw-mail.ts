import { invalidValue } from './mail-error.ts';

// SES's own limit for version 1 of its API, counted over the MIME text.
const RAW_BYTES_MAX = 10 * 1024 * 1024;

/** Headers that RFC 5322 allows once; a second one is how an injected line shows. */
const ONCE = [
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'bcc',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
];

/** Attachments of these kinds SES does not deliver ("unsupported attachment types"). */
const FORBIDDEN_FILES = new Set(
  `ade adp app asp bas bat cer chm cmd com cpl crt csh der exe fxp gadget hlp hta inf ins isp its js jse ksh lib lnk
   mad maf mag mam maq mar mas mat mau mav maw mda mdb mde mdt mdw mdz msc msh msh1 msh2 mshxml msh1xml msh2xml msi
   msp mst ops pcd pif plg prf prg reg scf scr sct shb shs sys ps1 ps1xml ps2 ps2xml psc1 psc2 tmp url vb vbe vbs
   vps vsmacros vss vst vsw vxd ws wsc wsf wsh xnk`.split(/\s+/),
);

/** Refuses a MIME text that is too long, or whose header SES would not send. */
export function assertSendable(raw: Buffer): void {
  if (raw.length > RAW_BYTES_MAX)
    throw invalidValue(
      `Message length is more than ${String(RAW_BYTES_MAX)} bytes long: '${String(raw.length)}'.`,
    );
  const names = headerNames(raw);
  if (!names.includes('from')) throw invalidValue("Missing required header 'From'.");
  for (const name of ONCE)
    if (names.indexOf(name) !== names.lastIndexOf(name))
      throw invalidValue(`Duplicate header '${titled(name)}'.`);
}

/** Refuses attachments that no recipient would be given. */
export function assertFileNames(names: readonly string[]): void {
  for (const name of names)
    if (FORBIDDEN_FILES.has(name.split('.').at(-1)?.toLowerCase() ?? ''))
      throw invalidValue(`Illegal filename '${name}'.`);
}

/** The mail without its Bcc header: those addressees get it, and nobody reads of them. */
export function withoutBcc(raw: Buffer): Buffer {
  const end = headerEnd(raw);
  const head = raw.subarray(0, end).toString('latin1');
  const kept = head.replace(/^bcc:[^\n]*\n(?:[ \t][^\n]*\n?)*/gim, '');
  return kept === head ? raw : Buffer.concat([Buffer.from(kept, 'latin1'), raw.subarray(end)]);
}

function headerNames(raw: Buffer): string[] {
  const lines = raw.subarray(0, headerEnd(raw)).toString('latin1').split(/\r?\n/);
  const names: string[] = [];
  for (const line of lines) {
    if (line === '' || /^[ \t]/.test(line)) continue;
    const name = /^([\x21-\x39\x3b-\x7e]+):/.exec(line)?.[1];
    if (!name) throw invalidValue('Expected a header, found a line without a name.');
    if (/[^\t\x20-\x7e]/.test(line)) throw invalidValue(`Header '${name}' contains non-ASCII characters.`);
    names.push(name.toLowerCase());
  }
  return names;
}

/** Just behind the last header line: the body, or the blank line before it, starts here. */
function headerEnd(raw: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((blank) => raw.indexOf(blank)).filter((position) => position >= 0);
  if (ends.length === 0) return raw.length;
  const end = Math.min(...ends);
  return raw[end] === 0x0d ? end + 2 : end + 1;
}

const titled = (name: string) =>
  name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()).replace('Id', 'ID');
