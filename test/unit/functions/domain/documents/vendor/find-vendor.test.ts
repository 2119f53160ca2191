import { describe, expect, it } from 'vitest';
import type { PageText } from '../../../../../../shared/model/document.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (page: PageText) => readFields([page]).fields.vendor?.value;

const body = [
  '',
  'Facture n° 20260089',
  'Date : 28/11/2026',
  'Annonce légale   46,68 €',
  'Total TTC :   56,02 €',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
];

describe('the issuer of a document', () => {
  it('is who signs a letter’s foot, not who stands in its address window', () => {
    const window = ['Dupont Conseil', 'Mme Anne Dupont', '27 rue des Lilas', '69100 Villeurbanne'];
    const foot = [
      'VALPRESSE',
      'Siège social : 16 rue Mollien - 92100 Boulogne - Tél : 01 71 00 00 00',
      'Sarl au capital de 10 000 € - Siret 53084800400017',
    ];
    expect(vendorOf(wordsOnPage('', ...window, ...body, ...foot))).toBe('VALPRESSE');
  });

  it('is whose account is paid into, where nothing else names it', () => {
    const window = ['Klant   Strategie Groep', 'Afleveradres', 'Dorpstraat 4', '3500 MJ Utrecht'];
    const lines = [
      ...window,
      ...body.slice(0, 8),
      'IBAN NL58RABO0198723202 t.n.v. Molenaar Techniek',
      'KvK 04080176',
    ];
    expect(vendorOf(wordsOnPage(...lines))).toBe('Molenaar Techniek');
  });

  it.each(['Afleveradres', 'Lieferadresse', 'Adresse de livraison', 'Dirección de envío', 'Destinatario'])(
    'is not the heading of the customer’s address: %s',
    (heading) => {
      const lines = [
        heading,
        'Some Customer',
        'Street 1',
        '',
        'Papierhandel Lenz GmbH',
        'Rechnung',
        'Total   10,00 €',
      ];
      expect(vendorOf(wordsOnPage(...lines))).toBe('Papierhandel Lenz GmbH');
    },
  );

  it('is believed of a picture’s words less than of the page’s own', () => {
    const page = wordsOnPage('SALE TODAY', 'Harbour Web Hosting, Inc.', 'Invoice no 77', 'Total   $10.00');
    const words = page.words.map((word) => ({ ...word, confidence: word.box[1] < 0.06 ? 0.9 : 1 }));
    expect(vendorOf({ ...page, words })).toBe('Harbour Web Hosting, Inc.');
  });
});
