import addressParser from 'nodemailer/lib/addressparser';
import { invalidValue, rejected } from './mail-error.ts';

const RECIPIENTS_MAX = 50;

/**
 * The bare address of `Ada <ada@example.org>` or of an address alone; throws InvalidParameterValue in
 * SES's words for anything that is not exactly one sendable address. Line breaks would smuggle headers in.
 */
export function bareAddress(text: string): string {
  const [address = '', ...others] = addressesIn(text);
  if (others.length > 0) throw invalidValue(`Illegal address: ${text}`);
  const hasBareSpace = !text.includes('<') && /\s/.test(text.trim());
  if (/[\r\n\0]/.test(text) || hasBareSpace)
    throw invalidValue('Local address contains control or whitespace');
  assertAddress(address);
  return address;
}

/** The addresses of a header's value, groups opened; a name without an address stands for one. */
export const addressesIn = (text: string) =>
  addressParser(text, { flatten: true }).map(({ address, name }) => address || name);

/** The bare addresses, each valid, at least one and 50 at most. */
export function bareRecipients(addresses: readonly string[]): string[] {
  if (addresses.length === 0) throw invalidValue('Recipients should not be empty.');
  if (addresses.length > RECIPIENTS_MAX) throw invalidValue('Recipient count exceeds 50.');
  return addresses.map(bareAddress);
}

/** Refuses a sender whose address and domain are both unverified; `identities` undefined verifies everyone. */
export function assertVerified(
  sender: string,
  identities: readonly string[] | undefined,
  region: string,
): void {
  const address = sender.toLowerCase();
  const isVerified = (identity: string) =>
    identity.includes('@') ? address === identity.toLowerCase() : isWithin(address, identity.toLowerCase());
  if (!identities || identities.some(isVerified)) return;
  throw rejected(
    `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${sender}`,
  );
}

const isWithin = (address: string, domain: string) =>
  address.endsWith(`@${domain}`) || address.endsWith(`.${domain}`);

function assertAddress(address: string): void {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 0 || domain === '') throw invalidValue("Missing final '@domain'");
  if (local === '') throw invalidValue('Missing local address');
  assertLocalPart(local);
  assertDomain(domain);
}

function assertLocalPart(local: string): void {
  if (/[^\x20-\x7e]/.test(local))
    throw invalidValue('Local address contains non-ASCII or control characters');
  if (/\s/.test(local)) throw invalidValue('Local address contains control or whitespace');
  if (local.length > 64) throw invalidValue('Local address is longer than 64 characters');
  if (!/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local))
    throw invalidValue('Local address contains illegal character');
}

/** Domains beyond ASCII come as punycode, or SES refuses them. */
function assertDomain(domain: string): void {
  if (domain.startsWith('.')) throw invalidValue('Domain starts with dot');
  if (domain.endsWith('.')) throw invalidValue('Domain ends with dot');
  if (domain.includes('..')) throw invalidValue('Domain contains dot-dot');
  if (!/^[a-z0-9.-]+$/i.test(domain)) throw invalidValue('Domain contains illegal character');
  if (!domain.includes('.') || domain.length > 255) throw invalidValue(`Invalid domain name: '${domain}'.`);
  if (domain.split('.').some((label) => label.length > 63 || label.startsWith('-') || label.endsWith('-')))
    throw invalidValue(`Invalid domain name: '${domain}'.`);
}
