import type { Cues } from '../evidence/choice.ts';
import type { TextLine } from '../../text/text-line.ts';
import { hostedParts, hostName } from './vendor-host.ts';
import { squeezed } from './vendor-name.ts';

/** Shorter domains stand within other words by chance. */
const PART_LETTERS_MIN = 6;

/** What somebody's name begins with at the head of their paper only: they sign without it. */
const ACADEMIC = /^\W*(?:(?:mag|dr|prof|ing|dipl|msc|bsc|ddr)\.?(?:-ing\.?)?\s+)+(?=\p{Lu}\p{Ll}+\s)/iu;

/** Names repeated elsewhere, or standing in the document's web and mail addresses. */
export function echoCues(name: string, { domains, all }: { domains: readonly string[]; all: string }): Cues {
  const own = squeezed(name.replace(ACADEMIC, ''));
  const isEcho = own.length >= 4 && all.indexOf(own) !== all.lastIndexOf(own);
  const spellings = hostSpellings(name);
  const isDomain = domains.some(
    (domain) =>
      spellings.some((host) => host.startsWith(domain)) ||
      own.startsWith(domain) ||
      (own.length > 4 && domain.startsWith(own)) ||
      (domain.length >= PART_LETTERS_MIN && own.includes(domain)),
  );
  return { echo: isEcho ? 1 : 0, domain: isDomain ? 1 : 0 };
}

/** A name as it is written in addresses: "Kettle & Loom" is kettleandloom there. */
export const asHost = (name: string): string => squeezed(name.replaceAll('&', 'and'));

/** Letters that addresses spell with two, or without what is above them. */
const UMLAUTS: readonly (readonly [letter: string, two: string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
];
const OTHERS: readonly (readonly [letter: string, plain: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
];
const ANDS = ['and', 'und', 'et', 'y', 'e', 'en', 'og', 'och', ''];

const replaced = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** How an address may spell a name: "Müller & Söhne" is muellerundsoehne, mullerundsohne or mullersohne there. */
export function hostSpellings(name: string): string[] {
  const small = name.toLowerCase();
  const both = small.includes('&') ? ANDS.map((and) => small.replaceAll('&', and)) : [small];
  const all = both.flatMap((text) =>
    [replaced(text, UMLAUTS), text].map((spelling) =>
      squeezed(replaced(spelling, OTHERS).normalize('NFD').replace(/\p{M}/gu, '')),
    ),
  );
  return [...new Set(all)];
}

/** Names of two or three letters are no words by chance where the document's addresses say them twice. */
const SHORT_HOST = /^[a-z\d]{2,3}$/;

/** Hosts of two or three letters that several addresses of the document share. */
export function shortHosts(lines: readonly TextLine[]): Set<string> {
  const hosts = lines
    .flatMap(({ text }) => hostedParts(text).map(([from, to]) => hostName(text.slice(from, to))))
    .map((name) => squeezed(name ?? ''))
    .filter((name) => SHORT_HOST.test(name));
  return new Set(hosts.filter((name, at) => hosts.indexOf(name) !== at));
}

/** Names of the web and mail domains on the document (not of mail providers). */
export function domainNames(document: string): string[] {
  const text = document.toLowerCase();
  const found = [
    ...text
      .slice(0, 20_000)
      .matchAll(/(?:www\.|@|https?:\/\/)(?:[a-z\d-]{1,20}\.)?([a-z\d-]{4,40})\.[a-z]{2,}/g),
  ];
  return found
    .map((match) => squeezed(match[1] ?? ''))
    .filter(
      (name) => name.length >= 4 && !/^(?:gmail|yahoo|hotmail|outlook|icloud|live|example)$/.test(name),
    );
}
