import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentName, uniqueNames } from '../../../../../functions/domain/exports/zip-names.ts';

const document = {
  date: '2026-02-02',
  vendor: 'Northside Hardware',
  amount: 11_865,
  currency: 'CAD',
  fileName: 'IMG_1.PDF',
  contentType: 'application/pdf',
};

describe('documentName', () => {
  it('says day, vendor and amount, and keeps what kind of file it is', () => {
    expect(documentName(document)).toBe('2026-02-02_Northside Hardware_118.65.pdf');
    expect(documentName({ ...document, currency: 'JPY' })).toBe('2026-02-02_Northside Hardware_11865.pdf');
    expect(documentName({ ...document, fileName: 'scan', contentType: 'image/heic' })).toMatch(/\.heic$/);
    expect(documentName({ ...document, fileName: 'bill', contentType: 'application/xml' })).toMatch(/\.xml$/);
    expect(documentName({ ...document, fileName: 'IT01_71.xml.p7m', contentType: '' })).toMatch(/\.p7m$/);
    expect(documentName({ ...document, fileName: 'run.exe', contentType: 'x/y' })).toMatch(/\.bin$/);
  });

  it('leaves out what is not known', () => {
    const unknown = { ...document, date: null, vendor: null, amount: null };
    expect(documentName({ ...unknown, fileName: 'till slip.jpg' })).toBe('undated_till slip.jpg');
    expect(documentName({ ...unknown, fileName: '.pdf' })).toBe('undated.pdf');
    expect(documentName({ ...document, vendor: 'con', date: null })).toBe('undated_con_118.65.pdf');
  });

  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\temp\\a', 'C temp a'],
    ['a\u202egnp.exe', 'a gnp.exe'],
    ['a\r\nb\u0000c', 'a b c'],
    ['. trailing. ', 'trailing'],
    ['Café Électra 日本 🍁', 'Café Électra 日本 🍁'],
  ])('keeps letters of all scripts, and nothing that a path gives a meaning: %j', (vendor, shown) => {
    expect(documentName({ ...document, vendor })).toBe(`2026-02-02_${shown}_118.65.pdf`);
  });

  it('is a plain name of bounded length on every system, whatever a document is called', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, fc.option(fc.constant('2026-02-02')), (vendor, fileName, date) => {
        const name = documentName({ ...document, vendor, fileName, date });
        expect(name).not.toMatch(/[\p{Cc}<>:"/\\|?*]/u);
        expect(name).not.toMatch(/^[. ]|[. ]$/);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(Buffer.from(name).toString()).toBe(name);
      }),
    );
  });
});

describe('uniqueNames', () => {
  it('gives each name once, also where capitals make no difference', () => {
    const unique = uniqueNames();
    expect(['a.pdf', 'A.pdf', 'a.pdf', 'b'].map(unique)).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'b']);
    expect(unique('a (2).pdf')).toBe('a (2) (2).pdf');
  });

  it('never gives two names alike', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a.pdf', 'A.pdf', 'a (2).pdf', 'a', 'a.b.c')), (wanted) => {
        const names = wanted.map(uniqueNames()).map((name) => name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
