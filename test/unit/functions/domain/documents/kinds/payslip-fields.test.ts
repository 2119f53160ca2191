import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

/** The values of a payslip, and its kind. */
function payslip(...lines: string[]) {
  const { kind, fields } = readFields([wordsOnPage(...lines)]);
  const { date, periodFrom, periodTo, gross, deductions, net, total } = fields;
  return {
    kind,
    ...Object.fromEntries(
      Object.entries({ date, periodFrom, periodTo, gross, deductions, net, total }).map(([name, field]) => [
        name,
        field?.value,
      ]),
    ),
  };
}

describe('a payslip', () => {
  it('is read in Swedish and Norwegian', () => {
    const swedish = ['Volt Elektro AB', 'Lönebesked', 'Utbetalningsdag   2026-09-25', 'Anställningsnr   12'];
    const sums = ['Bruttolön   31 000,00', 'Avdrag   7 850,00', 'Nettolön   23 150,00'];
    expect(payslip(...swedish, ...sums)).toMatchObject({
      kind: 'payslip',
      gross: 3100000,
      deductions: 785000,
      net: 2315000,
    });
    const norwegian = ['Volt AS', 'Lønnsslipp', 'Ansatt   12', 'Bruttolønn   31 000,00', 'Trekk   7 850,00'];
    expect(payslip(...norwegian, 'Nettolønn   23 150,00')).toMatchObject({ kind: 'payslip', net: 2315000 });
  });

  it('is read in columns of this period and of the year', () => {
    expect(
      payslip(
        'Northwind Bakery Inc.   EARNINGS STATEMENT',
        'Employee: J. Baker   Pay Date: 04/15/2026',
        'Pay Period: 04/01/2026 - 04/14/2026',
        'Earnings      Hours   Current    YTD',
        'Regular       80      2,000.00   16,000.00',
        'Gross Pay             2,000.00   16,000.00',
        'Deductions            Current    YTD',
        'Federal Tax           240.00     1,920.00',
        'Medicare              29.00      232.00',
        'Total Deductions      269.00     2,152.00',
        'Net Pay               1,731.00   13,848.00',
      ),
    ).toMatchObject({
      kind: 'payslip',
      date: '2026-04-15',
      periodFrom: '2026-04-01',
      periodTo: '2026-04-14',
      gross: 200000,
      deductions: 26900,
      net: 173100,
      total: 173100,
    });
  });

  it('is read where the year comes first', () => {
    expect(
      payslip(
        'Pay slip   Employee A. Worker',
        'Payment date: 31 March 2026',
        '                 YTD         This period',
        'Gross pay        9,000.00    3,000.00',
        'Deductions       1,800.00    600.00',
        'Net pay          7,200.00    2,400.00',
      ),
    ).toMatchObject({ date: '2026-03-31', gross: 300000, deductions: 60000, net: 240000 });
  });

  it('is read from headings above a row of sums', () => {
    expect(
      payslip(
        'PAY STUB   Employer: Quay Cafe Ltd   Employee: B. Cook',
        'Period from 01/03/2026 to 31/03/2026',
        'Gross Pay     Deductions    Net Pay',
        '1,500.00      310.00        1,190.00',
      ),
    ).toMatchObject({
      periodFrom: '2026-03-01',
      periodTo: '2026-03-31',
      gross: 150000,
      deductions: 31000,
      net: 119000,
    });
  });

  it('is paid what is left after the tax that French employers hold back', () => {
    expect(
      payslip(
        'BULLETIN DE PAIE   Salarié: L. Fischer   Employeur: SAS Atelier du Pain',
        'Salaire brut   2 275,05',
        'Total des cotisations   -498,20',
        'Net à payer avant impôt   1 776,85',
        'Impôt sur le revenu prélevé à la source   -31,73',
        'NET A PAYER   1 745,12',
      ),
    ).toMatchObject({ kind: 'payslip', gross: 227505, net: 174512 });
  });

  it('is read in German, French and Dutch', () => {
    expect(
      payslip(
        'Lohnabrechnung März 2026   Arbeitnehmer: K. Maier   Arbeitgeber: Lenz GmbH',
        'Gesamtbrutto   3.200,00',
        'Summe Abzüge   1.100,50',
        'Auszahlungsbetrag   2.099,50',
      ),
    ).toMatchObject({ kind: 'payslip', gross: 320000, deductions: 110050, net: 209950 });
    expect(
      payslip(
        'Bulletin de paie   Salarié: M. Dupont   Employeur: Valmont SARL',
        'Période du 01/03/2026 au 31/03/2026',
        'Salaire brut   2 500,00',
        'Total des retenues   550,00',
        'Net à payer   1 950,00',
        'Date de paiement: 30/03/2026',
      ),
    ).toMatchObject({
      kind: 'payslip',
      date: '2026-03-30',
      periodFrom: '2026-03-01',
      periodTo: '2026-03-31',
      gross: 250000,
      deductions: 55000,
      net: 195000,
    });
    expect(
      payslip(
        'Loonstrook   Werknemer: P. de Vries   Werkgever: Bloemen B.V.',
        'Brutoloon   2.800,00',
        'Inhoudingen   700,00',
        'Netto te betalen   2.100,00',
      ),
    ).toMatchObject({ kind: 'payslip', net: 210000 });
  });
});
