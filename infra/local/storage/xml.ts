/** What an S3 document is made of; an array repeats its element. */
export type XmlValue = string | number | boolean | undefined | { [name: string]: XmlValue | XmlValue[] };

/** An XML document of one root element, as S3 answers; undefined elements are left out. */
export function xmlDocument(root: Record<string, XmlValue | XmlValue[]>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elements(root)}`;
}

function elements(tree: Record<string, XmlValue | XmlValue[]>): string {
  return Object.entries(tree)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => element(name, one)))
    .join('');
}

function element(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  return `<${name}>${typeof value === 'object' ? elements(value) : escaped(String(value))}</${name}>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\r': '&#13;',
  };
  return text.replace(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
