import { xmlHead } from './xml-text.ts';

/** How an invoice's XML is written: UN/CEFACT's Cross Industry Invoice, OASIS' UBL, Italy's FatturaPA, or Spain's Facturae. */
type InvoiceSyntax = 'cii' | 'ubl' | 'fattura' | 'facturae';

/**
 * Root elements by namespace and name: Factur-X and ZUGFeRD 2, ZUGFeRD 1.0, Order-X; UBL of all its versions 2; FatturaPA since 1.0;
 * Facturae since 3.2.
 */
const ROOTS: readonly (readonly [RegExp, InvoiceSyntax])[] = [
  [/^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:\d+ CrossIndustryInvoice$/, 'cii'],
  [/^urn:ferd:CrossIndustryDocument:invoice:\w+ CrossIndustryDocument$/, 'cii'],
  [/^urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:\d+ SCRDMCCBDACIOMessageStructure$/, 'cii'],
  [
    /^urn:oasis:names:specification:ubl:schema:xsd:(?<type>(?:SelfBilled)?(?:Invoice|CreditNote))-2 \k<type>$/,
    'ubl',
  ],
  [
    /^https?:\/\/(?:ivaservizi\.agenziaentrate\.gov\.it\/docs\/xsd\/fatture|www\.fatturapa\.gov\.it\/sdi\/fatturapa)\/v[\d.]+ FatturaElettronica$/,
    'fattura',
  ],
  [
    /^https?:\/\/www\.facturae\.(?:es\/Facturae\/\d{4}\/v3\.2(?:\.\d)?\/Facturae|gob\.es\/formato\/Versiones\/Facturaev3_2(?:_\d)?\.xml) Facturae$/,
    'facturae',
  ],
];

/** The envelope in which Peppol carries invoices. */
export const ENVELOPE = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
const IN_ENVELOPE =
  /urn:oasis:names:specification:ubl:schema:xsd:(?:SelfBilled)?(?:Invoice|CreditNote)-2|CrossIndustryInvoice:\d/;

/** How an element of this namespace and local name is written, where it is an invoice. */
export const invoiceSyntax = (namespace: string, name: string): InvoiceSyntax | undefined =>
  ROOTS.find(([root]) => root.test(`${namespace} ${name}`))?.[1];

/** Whether a file is an invoice's XML, by its root element alone; a bank's CAMT.053 or an order is none. */
export function isInvoiceXml(bytes: Uint8Array): boolean {
  const head = xmlHead(bytes);
  const root = head.startsWith('<') ? rootTag(head) : undefined;
  if (!root) return false;
  const { namespace, name } = root;
  if (namespace === ENVELOPE) return IN_ENVELOPE.test(head);
  return invoiceSyntax(namespace, name) !== undefined;
}

const ROOT_TAG = /<(?:([\w.-]+):)?([\w.-]+)([^<>]*)>/y;

/** The first element's local name and namespace, past declaration, comments and a document type. */
function rootTag(head: string): { namespace: string; name: string } | undefined {
  let at = 0;
  while (at >= 0 && at < head.length) {
    at = head.indexOf('<', at);
    if (at < 0) return undefined;
    if (head.startsWith('<?', at)) at = head.indexOf('?>', at);
    else if (head.startsWith('<!--', at)) at = head.indexOf('-->', at);
    else if (head.startsWith('<!', at)) at = endOfType(head, at);
    else return tagAt(head, at);
  }
  return undefined;
}

function tagAt(head: string, at: number): { namespace: string; name: string } | undefined {
  ROOT_TAG.lastIndex = at;
  const [, prefix, name = '', attributes = ''] = ROOT_TAG.exec(head) ?? [];
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const given = [...attributes.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const [, , double, single] = given.find(([, attribute]) => attribute === declared) ?? [];
  return name === '' ? undefined : { namespace: double ?? single ?? '', name };
}

/** The end of a document type, which may hold declarations between brackets. */
function endOfType(head: string, at: number): number {
  const [end, bracket] = [head.indexOf('>', at), head.indexOf('[', at)];
  if (bracket < 0 || bracket > end) return end;
  const inner = head.indexOf(']', bracket);
  return inner < 0 ? -1 : head.indexOf('>', inner);
}
