import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileFormat } from '../../../../../../functions/adapters/page-text/file-format.ts';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import { eInvoiceFixture } from '../../../../../support/e-invoices.ts';

const peppol = eInvoiceFixture('peppol').toString();
const withType = (type: string) => peppol.replace(/<Invoice /, `${type}\n<Invoice `);
const withNote = (note: string) => peppol.replace('Thank you for your order', () => note);

const LAUGHS = `<!DOCTYPE Invoice [<!ENTITY a0 "ha">${Array.from(
  { length: 30 },
  (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`,
).join('')}]>`;

/** What a reading may take of the clock on a busy machine: every one of these is refused in far less. */
const MS_MAX = 20_000;

describe('hostile XML', () => {
  it.each([
    [
      'an external entity',
      withType('<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'entities-in-invoice',
    ],
    ['a billion laughs', withType(LAUGHS).replace('Thank you', '&a30;'), 'entities-in-invoice'],
    [
      'a document type from elsewhere',
      withType('<!DOCTYPE Invoice SYSTEM "http://example.com/x.dtd">'),
      'entities-in-invoice',
    ],
    ['an end that is missing', peppol.slice(0, peppol.length - 200), 'invoice-damaged'],
    ['a tag that closes another', peppol.replace('</cbc:ID>', '</cbc:Id>'), 'invoice-damaged'],
    [
      'elements a hundred deep',
      withNote('<cbc:Note>'.repeat(100) + '</cbc:Note>'.repeat(100)),
      'invoice-damaged',
    ],
    [
      'elements a million deep',
      withNote('<cbc:Note>'.repeat(450_000) + '</cbc:Note>'.repeat(450_000)),
      'invoice-damaged',
    ],
    ['a million elements', withNote('<a/>'.repeat(1_000_001)), 'invoice-too-large'],
    ['fifty megabytes', withNote('x'.repeat(20_000_000)), 'invoice-too-large'],
    ['an encoding that nobody knows', peppol.replace('UTF-8', 'x-none'), 'invoice-damaged'],
  ])('with %s is refused in time', async (_, text, code) => {
    const begun = performance.now();
    expect(await readPages(Buffer.from(text))).toMatchObject({ kind: 'problem', because: { code } });
    expect(performance.now() - begun).toBeLessThan(MS_MAX);
  });

  it('beyond what any file may have is not looked at', async () => {
    const bytes = Buffer.concat([Buffer.from(peppol), Buffer.alloc(50_000_000, 0x20)]);
    expect(await readPages(bytes)).toMatchObject({ kind: 'problem', because: { code: 'too-many-bytes' } });
  });

  it('never says more than its letters', async () => {
    const reading = await readPages(
      Buffer.from(withNote('&unknown; &#60;script&#62; <![CDATA[<b>&amp;</b>]]>')),
    );
    const [page] = reading.kind === 'pages' ? reading.pages : [];
    expect(page?.invoice?.notes).toEqual(['&unknown; <script> <b>&amp;</b>']);
  });

  it('with a paper of megabytes attached is read', async () => {
    const paper = `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject>${'QUJD'.repeat(
      1_500_000,
    )}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const text = peppol.replace('<cac:AccountingSupplierParty>', `${paper}<cac:AccountingSupplierParty>`);
    const reading = await readPages(Buffer.from(text));
    const [page] = reading.kind === 'pages' ? reading.pages : [];
    expect(page?.invoice).toMatchObject({ total: 180_675 });
  });
});

describe('XML that is no invoice', () => {
  const statements = new URL('../../../../../fixtures/statements/', import.meta.url);
  const others = readdirSync(statements).filter((name) => name.endsWith('.xml'));

  it('is told by its root element: a bank statement stays one', () => {
    expect(others.length).toBeGreaterThan(1);
    for (const name of others) expect(fileFormat(readFileSync(new URL(name, statements)))).toBeUndefined();
  });

  it.each([
    ['another namespace', peppol.replaceAll('schema:xsd:Invoice-2', 'schema:xsd:Order-2')],
    ['no namespace', peppol.replace(' xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"', '')],
    ['another element of the same', peppol.replaceAll(/(<\/?)Invoice\b/g, '$1Reminder')],
    ['an invoice inside something else', `<mail>${peppol.replace(/^<\?xml.*\?>/, '')}</mail>`],
  ])('has %s', (_, text) => {
    expect(fileFormat(Buffer.from(text))).toBeUndefined();
  });

  it('may begin with comments all the same where it is one', () => {
    const text = peppol.replace(
      '<Invoice ',
      `<!-- <Order xmlns="x"> ${'-'.repeat(9000).replaceAll('--', '- ')} --><?x y?><Invoice `,
    );
    expect(fileFormat(Buffer.from(text))).toBe('e-invoice');
  });
});
