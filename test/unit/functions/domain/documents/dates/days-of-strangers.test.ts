import { describe, expect, it } from 'vitest';
import { dateCandidates } from '../../../../../../functions/domain/documents/dates/date-cues.ts';
import { dayCertainty } from '../../../../../../functions/domain/documents/dates/find-date.ts';
import { printedDates } from '../../../../../../functions/domain/documents/dates/printed-dates.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const read = (...lines: string[]) =>
  readFields([wordsOnPage('Acme Ltd', ...lines)], { uploadedOn: '2026-12-31' });
const dateOf = (...lines: string[]) => read(...lines).fields.date;

describe('a number that looks like a day', () => {
  const dateOf = (...lines: string[]) => readFields([wordsOnPage('Larch', ...lines)]).fields.date?.value;

  it('is none beside another day', () => {
    expect(dateOf('Facture n° 2026-10-18', '31 octobre 2026', 'Total   12,00 €')).toBe('2026-10-31');
    expect(dateOf('Facture n° 2026-10-18', 'Total   12,00 €')).toBe('2026-10-18');
  });
});

describe('the day of a journey', () => {
  it('is not the ticket’s, which was bought before', () => {
    const ticket = ['Billet électronique', 'Commandé le 11/07/2026', 'Évian, départ le 02/08/2026 à 10 h 15'];
    expect(dateOf(...ticket, 'Total TTC   86,00 €')?.value).toBe('2026-07-11');
    const folio = ['Hôtel du Lac', 'Arrivée 31/07/2026', 'Départ 02/08/2026', 'Total TTC   86,00 €'];
    expect(dateOf(...folio)?.value).toBe('2026-08-02');
  });
});

describe('the day up to which a statement counts', () => {
  it('is the statement’s, and no row’s', () => {
    const rows = ['Date   Reference   Charges', '04/05/2026   Invoice 30418   462.00'];
    expect(dateOf('STATEMENT', 'As at 31 May 2026', ...rows, 'Total due   462.00')?.value).toBe('2026-05-31');
  });
});

describe('days on which something came in and went out', () => {
  it('are that of a car’s way out, and that on which clothes were paid', () => {
    const parked = ['Entry 2026-02-20 04:51', 'Exit  2026-02-24 23:18', 'TOTAL CAD   77.97'];
    expect(dateOf(...parked)?.value).toBe('2026-02-24');
    const cleaned = ['DROP 04/13/2026 MON', 'READY 04/16/2026 THU 5PM', 'TOTAL   $27.50'];
    expect(dateOf(...cleaned, 'PAID CASH 04/16/2026')?.value).toBe('2026-04-16');
    expect(dateOf('Out: Jun 26, 2026 8:00   In: Jun 27, 2026 16:30', 'Total   99.75')?.value).toBe(
      '2026-06-27',
    );
    expect(dateOf('In 11/07/26 09:12', 'Out 12/07/26 13:40', 'Paid £6.40')?.value).toBe('2026-07-12');
    expect(
      dateOf('Dispatched   Sat 05/30/2026 9:02 AM', 'Returned   Sun 05/31/2026 11:40 AM', 'Total   $118.62')
        ?.value,
    ).toBe('2026-05-31');
    expect(dateOf('DROP 04/13/2026', 'TOTAL   $27.50')?.value).toBe('2026-04-13');
  });
});

describe('the day of a mail whose server states universal time', () => {
  const mailed = (date: string, ...lines: string[]) =>
    dateOf('From: Larch Rides <noreply@larch.example>', `Date: ${date}`, 'Subject: Your trip', ...lines)
      ?.value;

  it('is the one that the text names, where it was that day yet or already', () => {
    const ride = ['October 27, 2026', 'Total   $23.84'];
    expect(mailed('Wed, 28 Oct 2026 01:20:00 +0000', ...ride)).toBe('2026-10-27');
    expect(
      mailed('Mon, 26 Oct 2026 22:10:00 GMT', 'Tax receipt', 'Date: October 27, 2026', 'Total   A$23.84'),
    ).toBe('2026-10-27');
  });

  it('is the day it was sent where the text names a day of something else, or the hour is local', () => {
    expect(mailed('Wed, 28 Oct 2026 01:20:00 +0000', 'Arrival October 27, 2026', 'Total   $23.84')).toBe(
      '2026-10-28',
    );
    expect(mailed('Mon, 26 Oct 2026 22:10:00 +0000', 'See you October 27, 2026', 'Total   $23.84')).toBe(
      '2026-10-26',
    );
    expect(mailed('Wed, 28 Oct 2026 15:20:00 +0000', 'October 27, 2026', 'Total   $23.84')).toBe(
      '2026-10-28',
    );
  });
});

describe('the day of what comes next', () => {
  it('is not that of the paper', () => {
    const billed = [
      'Invoice date   October 5, 2026',
      'Total   $38.42',
      'Next billing date: November 5, 2026',
    ];
    expect(dateOf(...billed)?.value).toBe('2026-10-05');
    expect(
      dateOf('Total   $38.42', 'Next billing date: November 5, 2026', 'Paid November 4, 2026')?.value,
    ).toBe('2026-11-04');
  });
});

describe('days as strangers print them', () => {
  it.each([
    ['19 0ct 26', '2026-10-19'],
    ['0ct 01, 2026', '2026-10-01'],
    ['18. 10.2014', '2014-10-18'],
    ['Dat.31.08.2015 Zeit19:22:02', '2015-08-31'],
    ['22 de marzo de 2026', '2026-03-22'],
    ['27 maj 2026', '2026-05-27'],
    ['1 september 2026', '2026-09-01'],
    ['3 maggio 2026', '2026-05-03'],
    ['12 de setembro de 2026', '2026-09-12'],
    ['15 janvier 2026 Échéance : 14 février 2026', '2026-01-15'],
    ['2026年10月19日', '2026-10-19'],
    ['2026 May 15', '2026-05-15'],
  ])('%s is %s', (text, day) => {
    expect(printedDates(text)[0]?.readings.dmy).toBe(day);
  });

  it.each(['2 Margherita 20', '1 Pro 12', '3 sets 15'])('%s is none', (text) => {
    expect(printedDates(text)).toEqual([]);
  });

  it('may lie as far back as machines count, and is nobody’s birthday', () => {
    expect(dateOf('DATE: 31/12/1971', 'DUE: 01/01/2025', 'Total   $462.00')?.value).toBe('1971-12-31');
    expect(dateOf('Invoice date   9 June 2026', 'Total   $462.00', 'DOB   4 May 1978')?.value).toBe(
      '2026-06-09',
    );
    expect(dateOf('Geburtsdatum   04.05.1978', 'Rechnung   09.06.2026', 'Total   462,00 €')?.value).toBe(
      '2026-06-09',
    );
  });

  it('is never sure where the only one is called due', () => {
    const certainty = (line: string) => dateCandidates(textLines([wordsOnPage(line)])).map(dayCertainty)[0];
    expect(certainty('Échéance 20 août 2026')).toBe(0.5);
    expect(certainty('Date 20 août 2026')).toBeCloseTo(0.98);
    expect(dateOf('Échéance 20 août 2026', 'Total   462,00 €')?.confidence ?? 0).toBeLessThan(0.93);
  });

  it('is that on which a booking was made, not that of the journey', () => {
    const ticket = ['Gültigkeit   am 17.09.2026', 'Summe   55,15 €'];
    expect(
      dateOf(...ticket, 'Die Buchung Ihrer Fahrkarten und Plätze erfolgte am 10.09.2026 07:14 Uhr')?.value,
    ).toBe('2026-09-10');
  });

  it('stands under its own label, whatever stands in the column before', () => {
    const lines = ['Pine Shop', 'Ship to   Scheduled to ship by', 'Hannah Kowalski   Jun 3, 2026'];
    const page = wordsOnPage(...lines, 'Order date', 'May 29, 2026', 'Order total   $47.18');
    expect(readFields([page]).fields.date?.value).toBe('2026-05-29');
  });

  it.each([
    ['Betalingsdato   15.04.2026', '2026-04-15'],
    ['Required payment date   Nov 10, 2026', '2026-11-10'],
    ['Oss tillhanda senast   2026-08-31', '2026-08-31'],
    ['Entro il   04/05/2026', '2026-05-04'],
    ['Valor a pagar 43,99 € até 28-05-2026', '2026-05-28'],
  ])('is to be paid by: %s', (line, day) => {
    const { date, dueDate } = readFields([wordsOnPage('Mill Ltd', 'Regningsdato   02.01.2026', line)]).fields;
    expect([date?.value, dueDate?.value]).toEqual(['2026-01-02', day]);
  });

  it('is the next of several to pay by', () => {
    const lines = ['Hall Ltd', 'Invoice date: 15 February 2026', 'Balance due 12 April 2027   £4,500.00'];
    const page = wordsOnPage(...lines, 'Amount due now: £1,500.00 by 22 February 2026');
    expect(readFields([page]).fields.dueDate?.value).toBe('2026-02-22');
    const late = wordsOnPage(
      'Hall Ltd',
      'Invoice date: 15 May 2026',
      'Last bill due 12 April 2026',
      'Due 1 June 2026',
    );
    expect(readFields([late]).fields.dueDate?.value).toBe('2026-06-01');
  });

  it('is that on which a rented car came back', () => {
    const lines = [
      'Hertz',
      'Rented On: 08/16/2026 10:12',
      'Returned On: 08/19/2026 09:40',
      'Total   $289.33',
    ];
    expect(readFields([wordsOnPage(...lines)]).fields.date?.value).toBe('2026-08-19');
  });

  it('is that of departure on the bill of a stay', () => {
    const bill = [
      'Guest: Mark Ellis   Room: 408',
      'Arrival: 09/16/2026   Departure: 09/18/2026',
      'Total   $462.00',
    ];
    expect(dateOf(...bill)?.value).toBe('2026-09-18');
  });

  it('is the one behind an invoice’s number, not that of the form’s edition', () => {
    const head = [
      'Stylesheet-Version:   2.5 vom 10.01.2023',
      'Handelsrechnung (380) Nr. 471102 vom 05.06.2018',
    ];
    expect(dateOf(...head, 'Summe   462,00 €')?.value).toBe('2018-06-05');
  });

  it('has the year first where the country writes so', () => {
    expect(dateOf('26-10-19 18:02', 'Totalt   312,50 SEK')?.value).toBe('2026-10-19');
  });

  it('is only likely where nothing but its youth speaks for the year first', () => {
    const date = dateOf('26-10-19 18:02', 'Total   £312.50');
    expect(date?.value).toBe('2026-10-19');
    expect(date?.confidence).toBeLessThan(0.6);
    expect(dateOf('26.10.22', 'Total   312,50 €')?.value).toBe('2022-10-26');
  });

  it.each(['Order date', 'Due date', 'Delivery date', 'Förfallodatum', 'Gültig bis', 'Bestelldatum'])(
    'is not the day named “%s”',
    (label) => {
      expect(dateOf(`${label}   01.09.2026`, 'Invoice date   15.09.2026', 'Total   £12.00')?.value).toBe(
        '2026-09-15',
      );
    },
  );

  it('is not that on which somebody was hired', () => {
    expect(
      dateOf('Antigüedad: 01/03/2020', 'Valladolid, 30 de junio de 2026', 'Total   462,00 €')?.value,
    ).toBe('2026-06-30');
  });

  it('is not that of the paper which it answers', () => {
    const slip = ['Verordnung vom 04.11.2026', 'Gymnastik   26,30 €', 'Summe   26,30 €'];
    expect(dateOf(...slip, 'Bremen, 12.11.2026')?.value).toBe('2026-11-12');
  });
});

describe('the currency of strangers', () => {
  it.each([
    ['NPR', 'Thamel, Kathmandu', 'Total   Rs. 250.00'],
    ['INR', 'MG Road, Pune', 'Total   Rs. 250.00'],
    ['NZD', 'GST No 123-456-789', 'Total   24.15', 'EFTPOS   24.15'],
    ['CAD', 'GST 123456789 RT0001', 'Total   $24.15'],
    ['EUR', 'P.IVA 01234567890', 'Totale   24,15'],
    ['EUR', 'NIF B11223344', 'Total   24,15'],
    ['EUR', 'NIF 501234567', 'Fatura', 'Total   24,15'],
    ['SEK', 'Kvitto 12', 'Att betala   24,15'],
    ['NOK', 'Å betale   24,15', 'MVA 25 %   4,83'],
    ['DKK', 'Heraf moms 25%   4,83', 'Total   24,15'],
    ['USD', '88 Alder St, Portland OR', 'Total   24.15'],
    ['JPY', '合計   ¥1,320', 'ノート   ¥1,320'],
    ['EUR', '15 rue d’Alsace 31000 Toulouse', 'Total   24,15'],
    ['EUR', 'Marktstr. 5, 97070 Würzburg', 'Summe   24,15'],
    ['GBP', 'Tel +44 20 7946 0958', 'Total   24.15'],
  ])('is %s', (currency, ...lines) => {
    expect(read(...lines).fields.currency?.value).toBe(currency);
  });
});

describe('the day of an invoice in a mail', () => {
  const dateIn = (...lines: string[]) =>
    readFields([wordsOnPage('From: Hetzner Online GmbH', ...lines, 'Amount due   EUR 12.02')]).fields.date;

  it('is the one that it names, though the mail was sent later', () => {
    expect(dateIn('Date: Wed, Sep 2, 2026 at 4:11 AM', 'Invoice date: 01/09/2026')?.value).toBe('2026-09-01');
    expect(dateIn('Date: Wed, Sep 9, 2026 at 4:11 AM', 'Statement date   SEP 06 2026')?.value).toBe(
      '2026-09-06',
    );
  });

  it('is the one on which a reminder says that it was issued', () => {
    const lines = ['Date: Wed, 9 Sep 2026 09:00:00 +0100', 'Issued: 3 August 2026', 'Due: 2 September 2026'];
    expect(dateIn(...lines)?.value).toBe('2026-08-03');
  });

  it('is that of the mail where it names none, or only the next bill’s', () => {
    const sent = 'Date: Wed, Sep 2, 2026 at 4:11 AM';
    expect(dateIn(sent, 'Thanks for your payment.')?.value).toBe('2026-09-02');
    expect(dateIn(sent, 'Next billing date: Oct 2, 2026')?.value).toBe('2026-09-02');
  });
});
