import { describe, expect, it } from 'vitest';
import { readFields, type ReadingHints } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

function dateOf(lines: string[], hints: ReadingHints = {}) {
  const { date } = readFields([wordsOnPage(...lines)], hints).fields;
  return { day: date?.value, isSure: (date?.confidence ?? 0) >= SURE_MIN };
}

const shop = (...lines: string[]) => ['Corner Shop', ...lines];

describe('figures that could be two days', () => {
  it('are settled by the document’s country before the organisation’s', () => {
    const pounds = shop('Receipt date: 03/04/2026', 'TOTAL   £4.00', 'VAT no GB 123 4567 89');
    expect(dateOf(pounds, { dateOrder: 'mdy' })).toEqual({ day: '2026-04-03', isSure: true });
    const dollars = shop('Austin, TX 78701', 'Receipt date: 03/04/2026', 'TOTAL   US$ 4.00');
    expect(dateOf(dollars, { dateOrder: 'dmy' })).toEqual({ day: '2026-03-04', isSure: true });
  });

  const canadian = shop(
    'Toronto, Ontario M5V 2T6',
    'Receipt date: 03/04/2026',
    'HST   0.52',
    'TOTAL   $4.52',
  );

  it('are guessed by what the organisation prefers where the country writes both, and never sure', () => {
    expect(dateOf(canadian, { dateOrder: 'mdy' })).toEqual({ day: '2026-03-04', isSure: false });
    expect(dateOf(canadian, { dateOrder: 'dmy' })).toEqual({ day: '2026-04-03', isSure: false });
  });

  it('are not settled by who prefers the year first, and do not begin with it for that', () => {
    expect(dateOf(canadian, { dateOrder: 'ymd' })).toEqual({ day: '2026-03-04', isSure: false });
    const till = (day: string) => shop('Toronto, Ontario M5V 2T6', day, 'HST   0.52', 'TOTAL   $4.52');
    const hints = { dateOrder: 'ymd', currency: 'CAD', uploadedOn: '2026-11-30' } as const;
    expect(dateOf(till('14/03/26 04:46 PM'), hints)).toEqual({ day: '2026-03-14', isSure: true });
    expect(dateOf(till('03/14/26 04:46 PM'), hints)).toEqual({ day: '2026-03-14', isSure: true });
    expect(dateOf(till('02/08/26 04:46 PM'), hints)).toEqual({ day: '2026-08-02', isSure: false });
  });

  it('begin with the year where its country’s papers do', () => {
    const kvitto = shop('Butiken', '26-10-19 12:04', 'Att betala   54,00 SEK');
    expect(dateOf(kvitto, { uploadedOn: '2026-11-30' }).day).toBe('2026-10-19');
    const bare = shop('26-10-19 12:04', 'Total   54,00');
    expect(dateOf(bare, { dateOrder: 'ymd', currency: 'SEK' }).day).toBe('2026-10-19');
  });

  it('are what the paper says in another way as well', () => {
    const twice = (...days: string[]) => dateOf(shop(...days, 'HST   0.52', 'TOTAL   $4.52'));
    expect(twice('Date 10/11/2025', 'DATE: 2025/10/11')).toEqual({ day: '2025-10-11', isSure: true });
    expect(twice('DATE 1/7/13', 'DATE/TIME 13/01/07 12:16:15')).toEqual({ day: '2013-01-07', isSure: true });
    expect(twice('Feb 10, 2015 4:17 PM', 'DATE/TIME 15/02/10 16:16:28').day).toBe('2015-02-10');
  });

  it('are not settled by a $ that could be any country’s', () => {
    const slip = shop('14 Harbour Street', 'Receipt date: 05/01/2026', 'Flat white   $4.00', 'TOTAL   $4.00');
    expect(dateOf(slip).isSure).toBe(false);
    expect(dateOf(slip, { dateOrder: 'dmy', currency: 'AUD' })).toEqual({ day: '2026-01-05', isSure: true });
  });

  it('are not settled by who prefers the year first, on a paper of no country', () => {
    const plain = shop('Receipt date: 03/04/2026', 'TOTAL   4.52');
    expect(dateOf(plain, { dateOrder: 'ymd' }).isSure).toBe(false);
  });

  it('are taken for the day shortly before the upload where nothing else speaks for one', () => {
    expect(dateOf(canadian, { uploadedOn: '2026-04-05' })).toEqual({ day: '2026-04-03', isSure: false });
    expect(dateOf(canadian, { uploadedOn: '2026-03-05' })).toEqual({ day: '2026-03-04', isSure: true });
  });

  it('are not settled by the end of a period that is yet to come', () => {
    const bill = ['Rechnungsdatum: 09.11.2026', 'Mail 09.11.2026 - 08.12.2026', 'Summe   15,47 EUR'];
    expect(dateOf(shop(...bill), { uploadedOn: '2026-11-30' })).toEqual({ day: '2026-11-09', isSure: true });
  });

  it('are settled by another day of the document that has one meaning', () => {
    expect(dateOf(shop('Invoice date: 03/04/2026', 'Due date: 20/04/2026', 'Total   4.00')).day).toBe(
      '2026-04-03',
    );
    expect(dateOf(shop('Invoice date: 03/04/2026', 'Due date: 03/20/2026', 'Total   4.00')).day).toBe(
      '2026-03-04',
    );
  });

  it('are settled by what is due falling after what is issued', () => {
    expect(dateOf(shop('Invoice date: 05/06/2026', 'Due date: 04/07/2026', 'Total   4.00')).day).toBe(
      '2026-06-05',
    );
  });

  it('are settled by the day of upload, after which nothing was issued', () => {
    const lines = shop('Date: 03/04/2026', 'Total   4.00');
    expect(dateOf(lines, { uploadedOn: '2026-03-10' })).toEqual({ day: '2026-03-04', isSure: true });
    expect(dateOf(shop('Date: 04/03/2026', 'Total   4.00'), { uploadedOn: '2026-03-10' })).toEqual({
      day: '2026-03-04',
      isSure: true,
    });
  });

  it('are not sure where the day of upload says one thing and the country another', () => {
    const lines = shop('Datum: 11.12.2026', 'Summe   4,00 EUR', 'MwSt 19%   0,64');
    expect(dateOf(lines, { uploadedOn: '2026-11-29' }).isSure).toBe(false);
    expect(dateOf(lines, { uploadedOn: '2026-12-29' })).toEqual({ day: '2026-12-11', isSure: true });
  });

  it('are not sure where nothing settles them', () => {
    expect(dateOf(shop('Date: 03/04/2026', 'Total   4.00')).isSure).toBe(false);
  });

  it('are read where one of the marks between them is lost in faded print', () => {
    expect(dateOf(shop('01:34PM   568817   25 02-18', 'Total   4.00')).day).toBe('2018-02-25');
    expect(dateOf(shop('Tel 03 62-58 71', 'Total   4.00')).day).toBeUndefined();
  });
});

describe('figures of a paper whose currency is not known', () => {
  const dateOf = (...lines: string[]) =>
    readFields([wordsOnPage('LARCH', '05/03/2026   17:51', ...lines)], { uploadedOn: '2026-12-01' }).fields
      .date;

  it('begin with the day where its language is of countries that all write so', () => {
    expect(dateOf('TOTAL   12,94', 'Precios con IVA incluido')).toMatchObject({ value: '2026-03-05' });
    expect(dateOf('SUMME   12,94', 'Rückgeld   7,06')).toMatchObject({ value: '2026-03-05' });
    expect(dateOf('TOTAL   12,94', 'Precios con IVA incluido')?.confidence).toBeGreaterThan(0.6);
  });

  it('stay open otherwise', () => {
    expect(dateOf('TOTAL   12.94', 'CASH   20.00')?.confidence).toBeLessThan(0.6);
    expect(dateOf('TOTAL   12,94', 'MERCI')?.confidence).toBeLessThan(0.6);
  });
});
