import { MAIL_PROVIDER } from './vendor-name.ts';

/** A mail address, or a web address that says so by its beginning or by the ending of a country or trade. */
const HOSTED =
  /[^\s@<>()[\]:,;]+@[\w.-]+\.[a-z]{2,8}|(?:https?:\/\/|www\.)[\w-][\w.-]*\.[a-z]{2,8}(?:\/\S*)?|(?<![\w@.-])[\w-]{3,40}\.(?:com?(?:\.[a-z]{2})?|c[ahz]|at|be|d[ek]|e[su]|f[ir]|i[eot]|nl|no|nz|pt|se|uk|us|net|org|app|shop|store)(?![\w-]|\.\w)(?:\/\S*)?/giu;
const HOST =
  /^(?:[^\s@]+@|https?:\/\/)?(?:[\w-]+\.)*?([\p{L}\d-]{2,40})\.(?:(?:co|com|org|net|gov|govt|gouv|gob|ac|edu|nhs|sch|plc|ltd)\.)?[a-z]{2,8}(?:\/\S*)?$/iu;
/** Programs that write or send papers for others, and take their payments: their addresses stand on papers of anybody. */
const PLATFORM =
  /^(?:stripe|paypal|squareup|square|shopify|myshopify|quickbooks|intuit|xero|freshbooks|lexoffice|lexware|sevdesk|sumup|toasttab|waveapps|zettle|izettle|klarna|mollie|gocardless|interac|facebook|instagram|linkedin|twitter|youtube|tripadvisor|trustpilot|example)$/i;

/** The parts of a text that are mail or web addresses of somebody's own: `[from, to]`. */
export function hostedParts(text: string): [from: number, to: number][] {
  return [...text.slice(0, TEXT_MAX).matchAll(HOSTED)]
    .filter((match) => hostName(match[0]) !== undefined)
    .map((match) => [match.index, match.index + match[0].length]);
}

const TEXT_MAX = 400;

/** The name in a mail or web address; undefined for addresses of mail providers and platforms. */
export function hostName(address: string): string | undefined {
  const host = HOST.exec(address.replace(/[.,;]+$/, ''))?.[1];
  if (host === undefined || MAIL_PROVIDER.test(host) || PLATFORM.test(host)) return undefined;
  return host.charAt(0).toUpperCase() + host.slice(1);
}
