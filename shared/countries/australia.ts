import type { Source } from '../model/template.ts';
import { salesTax, type CountryFacts } from './country-facts.ts';
import { expenseLines, incomeLines } from './purpose.ts';

const schedule: Source = {
  title: 'Business and professional items schedule instructions, item P8',
  url: 'https://www.ato.gov.au/forms-and-instructions/business-and-professional-items-schedule-2025-instructions',
  year: 2025,
};
const individual: Source = {
  title: 'Individual tax return instructions, question 10 Gross interest',
  url: 'https://www.ato.gov.au/forms-and-instructions/individual-tax-return-2025-instructions',
  year: 2025,
};
const incomeYear: Source = {
  title: 'Your tax return',
  url: 'https://www.ato.gov.au/individuals-and-families/your-tax-return',
  year: 2025,
};
const gst: Source = {
  title: 'GST',
  url: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst',
  year: 2025,
};

/** Australia: item P8 uses some letters twice, so a code says on which side of the item its label stands. */
export const australia: CountryFacts = {
  country: 'Australia',
  currency: 'AUD',
  dateFormat: 'DD/MM/YYYY',
  taxAuthorityInfo: {
    authority: 'ATO',
    website: 'https://www.ato.gov.au',
    form: 'Business and professional items schedule (P8)',
    filers:
      'This schedule is for sole traders. A company, a partnership or a trust files its own tax return: give your accountant the profit and loss for it.',
  },
  fiscalYear: { start: '07-01', source: incomeYear },
  lines: [
    ...incomeLines('P8 income label', schedule, [['J', 'Other business income', 'sales', 'other-income']]),
    ...incomeLines('Question 10 label', individual, [['L', 'Gross interest', 'interest-income']]),
    ...expenseLines('P8 expense label', schedule, [
      [
        'F',
        'Contractor, sub-contractor and commission expenses',
        'subcontractors',
        'construction-subcontractors',
        'commissions',
      ],
      ['G', 'Superannuation expenses', 'pension'],
      ['J', 'Lease expenses', 'equipment-rental'],
      ['K', 'Rent expenses', 'rent'],
      ['L', 'Purchases and other costs', 'materials'],
      ['M', 'Depreciation expenses', 'equipment'],
      ['N', 'Motor vehicle expenses', 'vehicle'],
      ['O', 'Repairs and maintenance', 'repairs'],
      // Wages are told once more, in total, at P15.
      [
        'P',
        'All other expenses',
        'other',
        'advertising',
        'bank-charges',
        'delivery',
        'entertainment',
        'home-office',
        'indemnity',
        'insurance',
        'licences',
        'meals',
        'memberships',
        'office',
        'phone',
        'professional-fees',
        'software',
        'supplies',
        'training',
        'travel',
        'utilities',
        'wages',
      ],
      ['Q', 'Interest expenses within Australia', 'interest'],
    ]),
  ],
  // Entertainment is no deduction, and meals are one on overnight trips, which the template's own category for them is for.
  onNoLine: ['food'],
  onOtherForms: ['Question 10 label L'],
  regions: [],
  salesTaxes: [salesTax('GST', 'GST 10%', 10_000, gst)],
};
