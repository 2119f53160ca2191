import { COLUMN_GAP, type TextLine } from '../../text/text-line.ts';
import { hostSpellings } from './vendor-echo.ts';
import { hostedParts, hostName } from './vendor-host.ts';
import { squeezed, withoutLegalForm } from './vendor-name.ts';
import { isCustomerHeading, labelsCustomer } from './vendor-words.ts';

/** Shorter hosts and words stand within others by chance. */
const HOST_LETTERS_MIN = 6;
const WORD_LETTERS_MIN = 4;
/** What ends a name before its address in one line. */
const BEHIND_NAME = /\s[·•|–-]\s|,\s/u;

/** A stretch of a line. */
interface Part {
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether the paper's web and mail addresses share no word with this name, and another name on it is spelled as they are: that one's
 * paper it is. Where somebody is labelled as the customer, the addresses may be theirs.
 */
export function isHostedElsewhere({ line, from, to }: Part, page: readonly TextLine[]): boolean {
  const hosts = page
    .flatMap(({ text }) =>
      hostedParts(text).map(([start, end]) => squeezed(hostName(text.slice(start, end)) ?? '')),
    )
    .filter((host) => host.length >= HOST_LETTERS_MIN);
  if (hosts.length === 0) return false;
  const words = line.text.slice(from, to).split(/\s+/).flatMap(hostSpellings);
  const isShared = (host: string) =>
    words.some((word) => word.length >= WORD_LETTERS_MIN && host.includes(word));
  if (hosts.some(isShared)) return false;
  const columns = page.filter((other) => other !== line).flatMap(({ text }) => text.split(COLUMN_GAP));
  if (columns.some((text) => isCustomerHeading(text) || labelsCustomer(text))) return false;
  return columns
    .map((text) => withoutLegalForm(text.split(BEHIND_NAME)[0] ?? ''))
    .some((name) => hostSpellings(name).some((spelling) => hosts.includes(spelling)));
}
