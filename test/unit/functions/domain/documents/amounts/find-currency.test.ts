import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const currencyOf = (...lines: string[]) =>
  readFields([wordsOnPage('THE CORNER SHOP', ...lines, 'Total   113.00')]).fields.currency?.value;

describe('the currency of a document without its sign', () => {
  it('is Canada’s by the groups of a business number, a postal code with a dash, and a city with its province', () => {
    const slip = (...lines: string[]) => currencyOf(...lines, 'Amount   $9.02');
    expect(slip('GST # 81234 5678')).toBe('CAD');
    expect(slip('GST # 81234-5678 RT0001', 'CREDIT TN   9.02')).toBe('CAD');
    expect(slip('T6N-1N2')).toBe('CAD');
    expect(slip('EDMONTON     AB')).toBe('CAD');
    expect(slip('Memphis TN   38103')).toBe('USD');
  });

  it('is no pound by its sign within noise', () => {
    expect(currencyOf('fo;- I £-i t , H', 'HST   0.49')).toBe('CAD');
    expect(currencyOf('Soup £ 4.20')).toBe('GBP');
    expect(currencyOf('Price (£)   Soup')).toBe('GBP');
  });

  it('is no yen where the sums have cents', () => {
    const till = ['Soup   5.49', 'Tea   4.29', 'GST   0.49', 'TOTAL   10.27'];
    expect(currencyOf(...till, '***** ]JPY *****', 'Red Deer, AB')).toBe('CAD');
    expect(currencyOf('Ramen 1200', 'JPY 1200')).toBe('JPY');
  });

  it('is the organization’s dollar where a till only writes the month first, as both neighbors do', () => {
    const till = [wordsOnPage('LARCH DRUGS', 'DATE: 2/21/26 (555) 201-0144', 'TOTAL   $14.69')];
    expect(readFields(till, { currency: 'CAD' }).fields.currency?.value).toBe('CAD');
    expect(readFields(till, { currency: 'USD' }).fields.currency?.value).toBe('USD');
  });

  it('is not sure where all that tells the two neighbors apart is that the month comes first', () => {
    const till = (...place: string[]) =>
      readFields([wordsOnPage('LARCH DRUGS', ...place, 'DATE: 02/21/26', 'Tea   $6.00', 'TOTAL   $14.69')])
        .fields.currency;
    expect(till()?.value).toBe('USD');
    expect(till()?.confidence).toBeLessThan(SURE_MIN);
    expect(till('Austin, TX 78701')?.confidence).toBeGreaterThanOrEqual(SURE_MIN);
  });

  it('is that of a letter before figures, but not of a word that ends with one', () => {
    expect(currencyOf('NRs 500.00')).toBe('NPR');
    expect(currencyOf('NRS Sdn Bhd, Jalan Ipoh')).toBe('MYR');
  });

  it('is told by how the three countries of the north spell their amounts, and by Switzerland’s rates', () => {
    expect(currencyOf('Fakturanummer 12', 'Beløb ekskl. moms')).toBe('DKK');
    expect(currencyOf('Fakturanummer 12', 'Beløp')).toBe('NOK');
    expect(currencyOf('Fakturanummer 12', 'Belopp')).toBe('SEK');
    expect(currencyOf('Fakturanummer 12')).toBeUndefined();
    expect(currencyOf('TVA 8.1 %   7.50')).toBe('CHF');
    expect(currencyOf('Remise 8.1 %   7.50')).toBeUndefined();
  });

  it('is not the dollar of a state for a word that is spelled alike, unless a comma parts it from its town', () => {
    expect(currencyOf('MERCHANT ID   **65973', 'TERMINAL ID')).toBeUndefined();
    expect(currencyOf('Boise, ID')).toBe('USD');
  });

  it('is told by Ireland’s postal codes and by a town of New Zealand with its own', () => {
    expect(currencyOf('Galway H91 X2YD')).toBe('EUR');
    expect(currencyOf('Table H91 2026')).toBeUndefined();
    expect(currencyOf('DUNEDIN 9016')).toBe('NZD');
    expect(currencyOf('Summer in Hamilton 2026')).toBeUndefined();
  });

  it('is the dollar of a state whose postal code recognition has glued to it', () => {
    expect(currencyOf('Hwy 18 East, Decorah, IA52101')).toBe('USD');
    expect(currencyOf('Part LA12345')).toBeUndefined();
    expect(currencyOf('Congress Ave', 'Austin Tx 78701')).toBe('USD');
  });

  it('is the euro by a Portuguese number in groups of three, and by how only Portugal pays', () => {
    expect(currencyOf('NIF 504 118 820', 'IVA 13%   1,32')).toBe('EUR');
    expect(currencyOf('MB WAY   11,45')).toBe('EUR');
  });

  it('is the euro by France’s bank card, beside its tax or its thanks only', () => {
    expect(currencyOf('TOTAL TTC   23,56', 'CB   23,56')).toBe('EUR');
    expect(currencyOf('CB   23.56')).toBeUndefined();
  });

  it('is not Canada’s by the letters of a tax within another word', () => {
    expect(currencyOf('HOTEL ADLER', '3 x FRÜHSTÜCK   33,00')).not.toBe('CAD');
    expect(currencyOf('HOTEL ADLER', 'HST 13%   4.29')).toBe('CAD');
  });

  it('is Canada’s by a town and its province, and by a large town, beside a GST', () => {
    expect(currencyOf('Hwy 2A, Okotoks AB', 'GST   4.75')).toBe('CAD');
    expect(currencyOf('10 Ave SW, Calgary', 'GST   4.75')).toBe('CAD');
    expect(currencyOf('Studio Granit AB')).not.toBe('CAD');
  });

  it('is that of a state’s or a province’s name, and of a number beside the rate of five percent', () => {
    expect(currencyOf('1414 Farnam', 'Omaha, Nebraska')).toBe('USD');
    expect(currencyOf('881 Boston Rd Billerica MA')).toBe('USD');
    expect(currencyOf('Kamloops, B.C.   250-555-0118', 'GST   4.75')).toBe('CAD');
    expect(currencyOf('GST 5% (#118204418)   4.75')).toBe('CAD');
    expect(currencyOf('Kamloops,B.C. 250-555-0118', 'GST5%   4.75')).toBe('CAD');
    expect(currencyOf('Williams Lake, BC 24 hr 250-555-0144', 'GST   4.75')).toBe('CAD');
    expect(currencyOf('GST   5.38')).toBe('CAD');
    expect(currencyOf('GST   5.30')).toBeUndefined();
    expect(currencyOf('KiwiSaver 3%   -40.80')).toBe('NZD');
  });

  it('is not New Zealand’s by a street that is called after its town', () => {
    expect(currencyOf('12 Wellington St, Kingston ON K7L 3C1')).toBe('CAD');
    expect(currencyOf('12 Wellington St')).toBeUndefined();
  });

  it('is the euro by a Portuguese number beside an address or a card', () => {
    expect(currencyOf('NIF 507112244', 'Rua do Farol 3, 8650-420 Sagres')).toBe('EUR');
    expect(currencyOf('NIF 507112244', 'Multibanco')).toBe('EUR');
  });

  it.each([
    ['CAD', ['Goods   100.00', 'GST 5%   5.00', 'PST 8%   8.00']],
    ['CAD', ['Goods   100.00', 'G.S.T.   5.00', 'P.S.T.   8.00']],
    ['CAD', ['GST   5.00   PST   7.00']],
    ['CAD', ['GST   5.00', 'RST 7%   7.00']],
    ['CAD', ['TPS 5%   5.00', 'TVP   7.00']],
    ['CAD', ['TPS   5.00', 'TVQ   9.98']],
    ['CAD', ['GST/HST   13.00']],
    ['CAD', ['GST # 123456789RT0001']],
    ['CAD', ['GST No. 12345 6789 RT0001']],
    ['CAD', ['Business No: 123 456 789 RT 0001']],
    ['CAD', ['TPS/GST: R123456789']],
    ['CAD', ['Reg 123456789 RT-0001']],
    ['AUD', ['ABN 51 824 753 556', 'GST included   10.27']],
    ['AUD', ['A.B.N. 51824753556', 'Total includes GST of   10.27']],
    ['NZD', ['GST No: 49-091-850', 'GST 15%   14.74']],
    ['NZD', ['GST Reg 123-456-789', 'incl GST 15%   14.74']],
    ['NZD', ['GST N0. 88-118-822']],
    ['NZD', ['GST15%   14.74']],
    ['NZD', ['Pay to 12-3141-0118822-00']],
    ['NZD', ['GST content   14.74']],
    ['AUD', ['Coorparoo QLD4151']],
    ['AUD', ['HICAPS rebate   -20.00']],
    ['AUD', ['GST 10%   9.00']],
    ['AUD', ['Including GST   10.27']],
    ['SGD', ['GST Reg 201188229K', 'GST 9%   9.33']],
    ['SGD', ['Larch Print Pte Ltd', 'NETS   113.00']],
    ['GBP', ['Tel 01629 555 018', 'Card   113.00']],
    ['GBP', ['020 7946 0018', 'Card   113.00']],
    ['GBP', ['VAT 188 3 2290 44', 'of which VAT @ 20%   18.83']],
    ['USD', ['(607) 555-0118', 'Tax   8.00']],
    ['USD', ['06/13/26', 'Tax   8.00']],
    ['INR', ['Net amount payable Rs.   113.00']],
    ['CAD', ['Miche   8,95 $', 'Croissant   7,40 $']],
    ['CAD', ['Interac   113.00']],
    ['EUR', ['Payconiq']],
    ['EUR', ['Betaald met iDEAL']],
    ['SEK', ['Swish   113,00']],
    ['SEK', ['Larchlands Golv AB', 'Moms 25%   22,60']],
    ['CHF', ['TWINT   113.00']],
    ['GBP', ['Paid by: BACS']],
    ['GBP', ['Registered charity 1052076']],
    ['GBP', ['Tax code: 1257L']],
    ['GBP', ['NI: QQ441188C']],
    ['GBP', ['www.larch-lamps.co.uk']],
    ['AUD', ['hello@larch-lamps.com.au']],
    ['NZD', ['Rates account   $113.00', 'noreply@larch.govt.nz']],
    ['ZAR', ['Consultation   R480.00', 'TOTAL DUE   R520.00']],
    ['EUR', ['FRA. SIMPLIFICADA T/44188', 'I.V.A. 10% INCLUIDO']],
    ['EUR', ['Van Dam B.V.', 'Handelsweg 18, 3899 AA Zeewolde']],
    ['PLN', ['NIP734-118-82-29']],
    ['GBP', ['VAT No: GB123456789', 'VAT 20%   18.83']],
    ['GBP', ['VAT Reg No GB 123 4567 89']],
    ['GBP', ['VAT Reg. 123 4567 89', 'VAT 20%   18.83']],
    ['INR', ['GSTIN: 27AAPFU0939F1ZV', 'CGST 9%   8.62', 'SGST 9%   8.62']],
    ['INR', ['CGST 2.5%   2.69', 'SGST 2.5%   2.69']],
    ['SGD', ['GST Reg No: M2-1234567-8', 'GST 9%   9.33']],
    ['SGD', ['UEN 201912345K', 'GST 9%   9.33']],
    ['MYR', ['SST ID: W10-1808-32000123', 'Service tax 6%   6.40']],
    ['CHF', ['CHE-123.456.789 MWST', 'MwSt 8.1%   8.47']],
    ['NOK', ['Org.nr 987 654 321 MVA', 'MVA 25%   22.60']],
    ['SEK', ['Org.nr 556677-8899', 'Moms 25%   22.60']],
    ['DKK', ['CVR 12345678', 'Moms 25%   22.60']],
    ['PLN', ['NIP 123-456-78-19', 'PTU A 23%   21.13']],
    ['ZAR', ['VAT No 4123456789', 'Bread Basket (Pty) Ltd', 'VAT 15%   14.74']],
    ['AED', ['TRN 100123456700003', 'VAT 5%   5.38']],
    ['EUR', ['VAT No: IE1234567T']],
    ['EUR', ['NIF PT501234567', 'IVA 23%   21.13']],
  ])('is %s by %j', (currency, lines) => {
    expect(currencyOf(...lines)).toBe(currency);
  });

  it.each([
    [['GST   5.00']],
    [['VAT 20%   18.83']],
    [['Opened 10:30 PST', 'GST   5.00']],
    [['Tel 0162/555018', 'Card   113.00']],
    [['13/06/26', 'Tax   8.00']],
    [['www.larch-lamps.co.uk.example']],
    [['SWISH CURTAINS   113.00']],
    [['Room R12   113.00']],
    [['Order 10:30:05 PM PST', 'GST   5.00']],
    [['Part RT0001']],
    [['Larchlands Golv AB']],
    [['Tel 123 456 789']],
    [['Part R123456789']],
    [['Moms 25%   22.60']],
    [['Tax   13.00']],
  ])('is not guessed from %j', (lines) => {
    expect(currencyOf(...lines)).toBeUndefined();
  });

  it.each([
    ['USD', ['US$ 113.00', 'GST # 123456789 RT0001']],
    ['GBP', ['£113.00', 'ABN 51 824 753 556', 'GST   10.27']],
  ])('is %s where its sign is printed, whatever is registered elsewhere: %j', (currency, lines) => {
    expect(currencyOf(...lines, ...lines)).toBe(currency);
  });

  it('is a dollar where amounts bear its sign, wherever in Europe the seller is registered', () => {
    const foot = 'Larch Cloud SARL, R.C.S. Luxembourg B186284, VAT number LU26888617';
    const page = wordsOnPage('Charges   $214.71', 'VAT   $0.00', 'Total   $214.71', foot);
    expect(readFields([page]).fields.currency?.value).toBe('USD');
  });

  it('is the euro on a Spanish till’s simplified invoice', () => {
    expect(currencyOf('FACTURA SIMPLIFICADA: 2211-014', 'IVA   10%')).toBe('EUR');
  });

  it('is the crown by a Swedish number whose first letter was read as a zero', () => {
    expect(currencyOf('0rg.nr 556004-7903', 'Moms 12 %   19,11')).toBe('SEK');
  });

  it.each([
    ['SEK', 'Lönebesked', 'Preliminär skatt   6 620,00'],
    ['NOK', 'Lønnsslipp', 'Skattetrekk   8 100,00'],
    ['DKK', 'Lønseddel', 'AM-bidrag   2 400,00'],
  ])('is that of the country whose payslip it is: %s', (currency, ...lines) => {
    expect(currencyOf(...lines)).toBe(currency);
  });

  it.each(['Denver, c0 80202', 'Portland, 0R 97201'])('is the dollar by a misread state: %s', (town) => {
    expect(currencyOf(town)).toBe('USD');
  });

  it('is likely that of the United States where a country of dollars bills Europe without its tax', () => {
    const cloud = ['Larch Cloud Pte. Ltd.', 'Singapore 138632', 'Subtotal   $48.00', 'Total   $48.00'];
    const read = (...more: string[]) => readFields([wordsOnPage(...cloud, ...more)]).fields.currency;
    expect(read('Linienstr. 44', '10119 Berlin', 'Germany')).toMatchObject({ value: 'USD' });
    expect(read('Germany')?.confidence ?? 1).toBeLessThan(SURE_MIN);
    expect(read('Germany', 'GST 9%   3.96')?.value).toBe('SGD');
    expect(read()?.value).toBe('SGD');
  });

  it('is less sure where a bare dollar stands between two countries', () => {
    const lines = ['HST - Canada - Ontario 13%   $7.28', 'Total   $63.28'];
    const sure = (...more: string[]) =>
      readFields([wordsOnPage('Loomly, Inc.', ...more, ...lines)]).fields.currency?.confidence ?? 0;
    expect(sure('Walnut, California 91789', 'United States')).toBeLessThan(SURE_MIN);
    expect(sure('Toronto, Ontario M5A 3C4')).toBeGreaterThanOrEqual(SURE_MIN);
  });

  it('is not that of a far country after whose town a family, a kitchen or a room is named', () => {
    expect(currencyOf('FERRAMENTA COLOMBO', 'P.IVA 02418870964', 'di cui IVA   5,01')).toBe('EUR');
    expect(currencyOf('Karachi Grill', 'VAT Reg 411 8820 94', 'VAT @20%   18.83')).toBe('GBP');
    expect(currencyOf('Hong Kong Garden', '12 Main St, Guelph ON N1H 2K4', 'HST 13%   $13.00')).toBe('CAD');
    expect(currencyOf('Guest   RM 4', 'VAT Reg 411 8820 94', 'VAT @20%   18.83')).toBe('GBP');
    expect(currencyOf('Colombo 03', 'Net   Rs 98.00')).toBe('LKR');
  });

  it('is the one whose code touches the amount', () => {
    expect(currencyOf('Larch Tea Room', 'Payment   GBP6.40')).toBe('GBP');
    expect(currencyOf('Larch Tea Room', 'TOTAL:   AED105.00')).toBe('AED');
    expect(currencyOf('Larch Tea Room', 'Total   25.00CHF')).toBe('CHF');
    expect(currencyOf('Larch Tea Room', 'Order GBP118')).toBeUndefined();
  });

  it('is the one of the Emirates beside a kitchen of another country', () => {
    expect(currencyOf('INDIA GARDEN', 'Creek Mall, Dubai, U.A.E', 'TOTAL   33.00')).toBe('AED');
  });

  it('is the one that the total is in where two are written', () => {
    const paper = ['Studio Aro, Dunedin 9016, New Zealand', 'NZBN 9429048811207', 'Font   US$113.00'];
    const told = 'Approx. NZ$196.11 at 1.7356';
    const read = (total: string) => readFields([wordsOnPage(...paper, total, told)]).fields.currency?.value;
    expect(read('Total (USD)   US$113.00')).toBe('USD');
    expect(read('Total   NZ$196.11')).toBe('NZD');
  });

  it('is the one that the total is in where a payment was converted to another', () => {
    const paper = ['Total   $48.00 USD', 'From amount   $66.91 CAD', 'To amount   $48.00 USD'];
    const { total, currency } = readFields([wordsOnPage('Larch Fonts', ...paper)]).fields;
    expect([total?.value, currency?.value]).toEqual([48_00, 'USD']);
  });

  it('is not sure to be the seller’s dollar where a mail may ask for the reader’s', () => {
    const lines = ['Total   $10.16', 'Larch LLC, 1600 Larch Parkway, Mountain View, CA 94043'];
    const sure = (own: string, ...head: string[]) =>
      (readFields([wordsOnPage(...head, 'Thank you', ...lines)], { currency: own }).fields.currency
        ?.confidence ?? 0) >= SURE_MIN;
    const head = ['From: Larch <post@larch.com>', 'Subject: Your order'];
    expect(sure('CAD', ...head)).toBe(false);
    expect(sure('USD', ...head)).toBe(true);
    expect(sure('CAD')).toBe(true);
  });

  it('is the one of the country where the sign is a bare dollar', () => {
    expect(currencyOf('GST 5%   $5.00', 'PST 7%   $7.00', 'Total   $112.00')).toBe('CAD');
    expect(currencyOf('ABN 51 824 753 556', 'GST   $10.27')).toBe('AUD');
  });
});

describe('a dollar sign behind the letters of its country', () => {
  it.each([
    ['CAD', 'CA$23.41'],
    ['USD', 'US$23.41'],
    ['AUD', 'A$23.41'],
    ['AUD', 'AU$23.41'],
    ['CAD', 'C$23.41'],
    ['SGD', 'S$23.41'],
    ['NZD', 'NZ$23.41'],
    ['HKD', 'HK$23.41'],
  ])('is sure to be %s: %s', (currency, amount) => {
    const page = wordsOnPage('THE CORNER SHOP', 'Order 118', `Total   ${amount}`);
    const field = readFields([page]).fields.currency;
    expect(field?.value).toBe(currency);
    expect(field?.confidence).toBeGreaterThanOrEqual(SURE_MIN);
  });
});
