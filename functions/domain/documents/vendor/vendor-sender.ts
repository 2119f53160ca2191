import type { Cues } from '../evidence/choice.ts';
import type { TextLine } from '../../text/text-line.ts';
import { asHost } from './vendor-echo.ts';
import { hostName } from './vendor-host.ts';
import { isHouse } from './vendor-house.ts';
import { squeezed } from './vendor-name.ts';

/** A name with its mail address behind it, as mails name their sender and who received them. */
const MAILED = /^\W*(?:from\s*:\s*)?(?<name>\p{L}[^<>]*)<(?<address>[^<>\s]+@[^<>\s]+)>\W*$/iu;

/** The house from whose host a mail's sender writes. */
const houseOf = (text: string): string | undefined => hostName(MAILED.exec(text)?.groups?.['address'] ?? '');

/** Whether a text is a mail's sender, with its name and address. */
export const isMailed = (text: string): boolean => MAILED.test(text);

/** What of a house writes, where the sender says no more of itself: "Billing <office@larch.co.uk>". */
const ROLE_ALONE =
  /^\W*(?:(?:the\s+)?(?:billing|accounts?|invoic(?:es|ing)|(?:e-?)?receipts?|orders?|transactions?|renewals?|statements?|bookings?|reservations?|tickets?|fundraising|donations?|memberships?|support(?:er\s*care)?|customer\s*(?:services?|care|support)|help\s*desk|info|office|admin|sales|payments?|finance|notifications?|newsletter)(?:\s*(?:team|dep(?:t\.?|artment)|desk|receivable))?|(?:the\s+)?team|(?:no-?|do\s*not\s*)reply|service\s*client|comptabilit[ée]|facturation|kundenservice|buchhaltung|rechnung(?:en)?|klantenservice|(?:financi[ëe]le\s*)?administratie|facturatie|contabilidad|facturaci[óo]n|atenci[óo]n\s*al\s*cliente|amministrazione|fatturazione|faturação|kundtj[äa]nst|ekonomi|faktura)\W*$/iu;

/** The name of a mail's sender by the house that it writes from, where its own name is but a role there. */
export function houseOfRole(text: string, page: readonly TextLine[]): string | undefined {
  const host = houseOf(text);
  const isRole = ROLE_ALONE.test(MAILED.exec(text)?.groups?.['name'] ?? '');
  return host !== undefined && isRole ? (printedAs(host, page) ?? host) : undefined;
}

/**
 * The house with which a mail's sender begins, where it writes from that house's own host and what follows is a role there, or the house
 * is well known: "Larch Tools Transactions <post@larchtools.com>", "DHL Online Frankierung <noreply@dhl.de>".
 */
export function houseOfSender(text: string, name: string): string | undefined {
  const host = houseOf(text);
  if (host === undefined || isHouse(name)) return undefined;
  const heads = [...name.matchAll(/\s+/g)].map(({ index }) => name.slice(0, index));
  return heads.find(
    (head) =>
      squeezed(head) === squeezed(host) && (isHouse(head) || ROLE_ALONE.test(name.slice(head.length))),
  );
}

/** Who writes for a house, before its name. */
const CLERK =
  /^(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:at|from|bei|von|chez|de|bij|van|di|da|hos|fr[åa]n|fra)\s+(?=\p{L})/u;

/** The house for which a mail's sender writes, where it is called as its host is: "Ada Larch from Kettle & Loom <ada@kettleandloom.com>". */
export function houseOfClerk(text: string, name: string): string | undefined {
  const host = houseOf(text);
  const house = name.slice(CLERK.exec(name)?.[0].length ?? name.length);
  return host !== undefined && house !== '' && asHost(house) === asHost(host) ? house : undefined;
}

/** Who writes from a host of its own issued what the mail says; who has an address at a provider received it. */
export function senderCues(text: string): Cues {
  if (!isMailed(text)) return {};
  return { contact: 0, ...(houseOf(text) === undefined ? { customers: 1 } : { named: 1 }) };
}

/** Words that an address runs together. */
const HOST_WORDS_MAX = 5;

/** How the paper itself writes what an address runs together: "River Watch Trust" for riverwatchtrust.org. */
export function printedAs(host: string, page: readonly TextLine[]): string | undefined {
  const own = asHost(host);
  for (const { words } of page)
    for (const [at, { text }] of words.entries()) {
      if (!/^\W?\p{Lu}/u.test(text) || !own.startsWith(asHost(text))) continue;
      for (let end = at + 2; end <= Math.min(at + HOST_WORDS_MAX, words.length); end += 1) {
        const printed = words.slice(at, end).map((word) => word.text);
        if (asHost(printed.join('')) === own) return printed.join(' ').replace(/^\W+|\W+$/gu, '');
      }
    }
  return undefined;
}
