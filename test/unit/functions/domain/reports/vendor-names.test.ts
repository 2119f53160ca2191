import { describe, expect, it } from 'vitest';
import { vendorNames } from '../../../../../functions/domain/reports/vendor-names.ts';

const text = (description: string) => ({ vendor: undefined, description });
const document = (vendor: string, description = 'CARD 1') => ({ vendor, description });

/** The names under which payments are put together, each with how many it has. */
function grouped(payments: readonly { vendor: string | undefined; description: string }[]) {
  const nameOf = vendorNames(payments);
  return [...Map.groupBy(payments, (payment) => nameOf(payment).key).values()].map(
    (some) => [some[0] && nameOf(some[0]).name, some.length] as const,
  );
}

describe('vendorNames', () => {
  it('puts together what documents write alike but for case, accents and blanks', () => {
    expect(grouped([document('Zoé  Côté'), document('ZOE COTE '), document('Zoe Cote Design')])).toEqual([
      ['Zoé Côté', 2],
      ['Zoe Cote Design', 1],
    ]);
    expect(grouped([document('ИВАН Петров'), document('Иван Петров'), document('Иван Петрова')])).toEqual([
      ['ИВАН Петров', 2],
      ['Иван Петрова', 1],
    ]);
  });

  it('believes documents before the bank, whatever that wrote', () => {
    expect(grouped([document('Jane Doe', 'ZELLE TO BOB'), text('ZELLE TO BOB')])).toEqual([
      ['Jane Doe', 1],
      ['ZELLE TO BOB', 1],
    ]);
  });

  it('takes the bank’s words where there is no document, and the one vendor that they name', () => {
    expect(
      grouped([
        text('E-TRANSFER TO JANE DOE 77'),
        document('Jane Doe'),
        text('e-transfer to Jane Doe 78'),
        text('E-TRANSFER TO IVAN 1'),
        text('E-TRANSFER TO IVAN 2'),
      ]),
    ).toEqual([
      ['Jane Doe', 3],
      ['E-TRANSFER TO IVAN 1', 2],
    ]);
  });

  it('takes the bank’s words for the vendor whose document begins with them, where it was paid under them', () => {
    const studio = document('Simone Ardent Illustration', 'E-TRANSFER TO SIMONE ARDENT');
    expect(grouped([text('E-TRANSFER TO SIMONE ARDENT'), studio])).toEqual([
      ['Simone Ardent Illustration', 2],
    ]);
    // Nothing shows that it is the same one, or it is one of two, or a first name alone.
    for (const others of [
      [document('Simone Ardent Illustration', 'CHEQUE 12')],
      [studio, document('Simone Ardent Ceramics', 'E-TRANSFER TO SIMONE ARDENT')],
    ])
      expect(grouped([...others, text('E-TRANSFER TO SIMONE ARDENT')])).toHaveLength(others.length + 1);
    expect(grouped([document('Simone Ardent', 'TO SIMONE'), text('TO SIMONE')])).toHaveLength(2);
  });

  it('names whoever an ACH payment names, without its other fields', () => {
    const paid = (day: string) =>
      text(`ORIG CO NAME:GUSTO ORIG ID:9138864001 DESC DATE:${day} CO ENTRY DESCR:NET 602193SEC:CCD`);
    expect(grouped([paid('250115'), paid('250215')])).toEqual([['GUSTO', 2]]);
  });

  it('gives the bank’s words to neither of two vendors that have them', () => {
    const both = [document('Jane Doe'), document('Jane-Doe'), text('TO JANE DOE')];
    expect(grouped(both).map(([, count]) => count)).toEqual([1, 1, 1]);
  });

  it('names nobody where no text does', () => {
    expect(
      grouped([text('CHEQUE 101'), text('CHEQUE 102'), text('No description'), document('  ', 'POS')]),
    ).toEqual([[null, 4]]);
  });

  it('shows a vendor by the name of the first payment, whichever is asked for first', () => {
    const nameOf = vendorNames([document('JANE DOE'), document('Jane Doe')]);
    expect(nameOf(document('Jane Doe')).name).toBe('JANE DOE');
  });
});
