import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';

/** An element of an invoice by its local name, whatever prefix it was written with. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Namespaces whose elements an invoice is made of; all others are somebody's extension and left out. */
const VOCABULARIES = [
  'urn:un:unece:uncefact:data:standard:',
  'urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:',
  'urn:ferd:CrossIndustryDocument:',
  'urn:oasis:names:specification:ubl:schema:xsd:',
  'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
  'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/',
  'http://www.fatturapa.gov.it/sdi/fatturapa/',
  'http://www.facturae.es/Facturae/',
  'http://www.facturae.gob.es/formato/Versiones/',
];

/** Roots whose elements bear no namespace of their own (their schemas' form is unqualified): they belong to the root's. */
const UNQUALIFIED = ['FatturaElettronica', 'Facturae'];

/** No invoice nests as deep: those of all profiles end at a dozen. */
const DEPTH_MAX = 48;
/** Longer texts are attachments. */
const TEXT_LETTERS_MAX = 4000;

/** What the parser makes of an element: its children under its name, its attributes under `:@`. */
type Parsed = Readonly<Record<string, unknown>>;
type Scope = Readonly<Record<string, string>>;

/**
 * The root element of an XML text. Throws what the parser throws where the text is not well-formed or nests too deep. Entities other
 * than XML's own five and those of single letters stay as they are written: nothing is ever expanded or fetched.
 */
export function xmlRoot(text: string): XmlElement | undefined {
  const read = withShortTexts(text);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    processEntities: false,
    cdataPropName: '#cdata',
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: DEPTH_MAX,
  });
  // Before the validator, which knows no limit of depth; the parser forgives what it refuses.
  const parsed: unknown = parser.parse(read);
  SyntaxValidator.validate(read, { multipleRoots: false });
  return childrenOf(parsed, {})[0];
}

/** The same with long texts cut at a blank: attached papers are megabytes of one word, over which a parser takes its time. */
const withShortTexts = (xml: string): string =>
  xml
    .split('<')
    .map((piece) => {
      const begin = piece.lastIndexOf('>') + 1;
      if (piece.length - begin <= TEXT_LETTERS_MAX) return piece;
      const end = begin + TEXT_LETTERS_MAX;
      return piece.slice(0, Math.max(begin, piece.lastIndexOf(' ', end)));
    })
    .join('<');

/** All elements at the end of a path of local names; a step may name alternatives: `Seller/Name|FullName`. */
export function allAt(element: XmlElement | undefined, path: string): XmlElement[] {
  let found = element ? [element] : [];
  for (const step of path.split('/')) {
    const names = step.split('|');
    found = found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)));
  }
  return found;
}

/** The first element at the end of a path. */
export const at = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  allAt(element, path)[0];

/** The first text at the end of a path, its blanks single; null where there is none. */
export function textAt(element: XmlElement | undefined, path: string): string | null {
  const texts = allAt(element, path).map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return texts.find((text) => text !== '') ?? null;
}

function childrenOf(nodes: unknown, scope: Scope): XmlElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: Parsed) => elementOf(node, scope) ?? []);
}

function elementOf(node: Parsed, outer: Scope): XmlElement | undefined {
  const written = Object.keys(node).find((key) => key !== ':@') ?? '';
  if (written.startsWith('#')) return undefined;
  const attributes = (node[':@'] ?? {}) as Readonly<Record<string, string>>;
  const scope: Record<string, string> = { ...outer, ...declaredIn(attributes) };
  const [name = '', prefix = ''] = written.split(':').toReversed();
  const namespace = scope[prefix] ?? '';
  if (!VOCABULARIES.some((vocabulary) => namespace.startsWith(vocabulary))) return undefined;
  if (UNQUALIFIED.includes(name)) scope[''] ??= namespace;
  const inner = node[written];
  return { namespace, name, attributes, text: textIn(inner), children: childrenOf(inner, scope) };
}

/** Prefixes that an element declares, with their namespaces; the default one under no name. */
function declaredIn(attributes: Readonly<Record<string, string>>): Scope {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1];
      return prefix === undefined ? [] : [[prefix, value]];
    }),
  );
}

function textIn(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  const pieces = nodes.map((node: Parsed) => {
    if (typeof node['#text'] === 'string') return decodeXML(node['#text'].slice(0, TEXT_LETTERS_MAX));
    return node['#cdata'] === undefined ? '' : rawText(node['#cdata']);
  });
  return pieces.join('').slice(0, TEXT_LETTERS_MAX).toWellFormed();
}

const rawText = (nodes: unknown): string =>
  Array.isArray(nodes)
    ? nodes.map((node: Parsed) => (typeof node['#text'] === 'string' ? node['#text'] : '')).join('')
    : '';
