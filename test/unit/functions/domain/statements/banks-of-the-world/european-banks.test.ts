import { describe, it } from 'vitest';
import { expectRead, type Sample } from './sample.ts';

const SAMPLES: readonly Sample[] = [
  [
    'DKB',
    [
      '"Girokonto";"DE02120300000000202051"',
      '"Kontostand vom 16.03.2026:";"1.876,90 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"16.03.26";"16.03.26";"Gebucht";"Eva Muster";"REWE";"Einkauf";"Ausgang";"DE1";"-23,10";"";"";""',
      '"13.03.26";"13.03.26";"Gebucht";"Kunde AG";"Eva Muster";"RE 7";"Eingang";"DE2";"1.900,00";"";"";""',
    ],
    [
      ['2026-03-16', -2310],
      ['2026-03-13', 190_000],
    ],
  ],
  [
    'ING NL',
    [
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"',
      '"20260313","Albert Heijn","NL69INGB0123456789","","BA","Af","12,30","Betaalautomaat","Pasvolgnr 1"',
      '"20260314","Klant BV","NL69INGB0123456789","NL20INGB0001234567","OV","Bij","1250,00","Overschrijving","Factuur 7"',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-14', 125_000],
    ],
  ],
  [
    'Rabobank',
    [
      '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Omschrijving-1"',
      '"NL44RABO0123456789","EUR","RABONL2U","000000000000000001","2026-03-13","2026-03-13","-12,30","+87,70","","Jumbo","Pin"',
      '"NL44RABO0123456789","EUR","RABONL2U","000000000000000002","2026-03-14","2026-03-14","+100,00","+187,70","NL20INGB0001234567","Klant","Factuur"',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-14', 10_000],
    ],
  ],
  [
    'Crédit Agricole',
    [
      'Téléchargement du 16/03/2026;',
      'Compte de Dépôt carte n° 01234567890;',
      'Solde au 16/03/2026 1 234,56 €',
      '',
      'Date;Libellé;Débit euros;Crédit euros;',
      '13/03/2026;"PAIEMENT PAR CARTE',
      'BOULANGERIE";4,20;;',
      '14/03/2026;VIREMENT CLIENT;;1 250,00;',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-14', 125_000],
    ],
    'windows-1252',
  ],
  [
    'UBS',
    [
      'Kontonummer:;0243 00012345.01;',
      'Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2',
      "2026-03-16;;2026-03-16;2026-03-16;CHF;-1'012.30;;;4'987.70;99A;Miete;März",
      "2026-03-13;;2026-03-13;2026-03-13;CHF;;1'000.00;;6'000.00;99B;Kunde AG;Rechnung",
    ],
    [
      ['2026-03-16', -101_230],
      ['2026-03-13', 100_000],
    ],
  ],
  [
    'PostFinance',
    [
      'Datum von:;13.03.2026',
      'Konto:;CH5109000000250092291',
      'Währung:;CHF',
      '',
      'Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie',
      '16.03.2026;Kauf Migros;;-45.20;;Haushalt',
      '13.03.2026;Gutschrift Kunde;900.00;;;',
    ],
    [
      ['2026-03-16', -4520],
      ['2026-03-13', 90_000],
    ],
  ],
  [
    'Santander España',
    [
      'Fecha Operación;Fecha Valor;Concepto;Importe;Saldo',
      '13/03/2026;13/03/2026;Compra en panadería;-4,20 EUR;1.095,80 EUR',
      '16/03/2026;16/03/2026;Transferencia de cliente;1.000,00 EUR;2.095,80 EUR',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 100_000],
    ],
  ],
  [
    'Intesa Sanpaolo',
    [
      'Data contabile;Data valuta;Descrizione;Accrediti;Addebiti;Descrizione estesa',
      '13/03/2026;13/03/2026;Pagamento POS;;-12,30;Panificio',
      '16/03/2026;16/03/2026;Bonifico;1.250,00;;Cliente Srl',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-16', 125_000],
    ],
  ],
  [
    'mBank',
    [
      'mBank S.A. Bankowość Detaliczna;',
      '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji;',
      '2026-03-13;"ŻABKA ZAKUP";"eKonto 1234";"Żywność";-12,30 PLN;1 087,70 PLN;',
      '2026-03-16;"PRZELEW OD KLIENTA";"eKonto 1234";"Wpływy";1 000,00 PLN;2 087,70 PLN;',
    ],
    [
      ['2026-03-13', -1230],
      ['2026-03-16', 100_000],
    ],
    'windows-1250',
  ],
  [
    'Nordea',
    [
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta',
      '2026/03/16;-123,40;1234 56 78901;;;Kortköp ICA;876,60;SEK',
      '2026/03/13;500,00;;1234 56 78901;;Insättning;1000,00;SEK',
    ],
    [
      ['2026-03-16', -12_340],
      ['2026-03-13', 50_000],
    ],
  ],
  [
    'Сбербанк',
    [
      'Дата;Описание;Расход;Приход;Валюта',
      '13.03.2026;Магазин Пятёрочка;1 230,50;;RUB',
      '16.03.2026;Перевод от клиента;;50 000,00;RUB',
    ],
    [
      ['2026-03-13', -123_050],
      ['2026-03-16', 5_000_000],
    ],
    'windows-1251',
  ],
];

describe('exports of European banks', () => {
  it.each(SAMPLES.map((sample) => ({ bank: sample[0], sample })))('$bank', ({ sample }) =>
    expectRead(sample),
  );
});
