import type { Source } from '../model/template.ts';
import { salesTax, type CountryFacts } from './country-facts.ts';
import { expenseLines, incomeLines } from './purpose.ts';

const t2125: Source = {
  title: 'T2125 Statement of Business or Professional Activities',
  url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/forms/t2125.html',
  year: 2025,
};
const t1: Source = {
  title: 'Line 12100 – Interest and other investment income',
  url: 'https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/about-your-tax-return/tax-return/completing-a-tax-return/personal-income/line-12100-interest-other-investment-income.html',
  year: 2025,
};
const t4002: Source = {
  title: 'T4002 Self-employed Business, Professional, Commission, Farming, and Fishing Income',
  url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/t4002.html',
  year: 2025,
};
const gstHst: Source = {
  title: 'GST/HST calculator (and rates)',
  url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html',
  year: 2025,
};
const britishColumbia: Source = {
  title: 'Provincial sales tax (PST)',
  url: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst',
  year: 2025,
};
const manitoba: Source = {
  title: 'Retail Sales Tax',
  url: 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html',
  year: 2025,
};
const quebec: Source = {
  title: 'GST/HST and QST',
  url: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/',
  year: 2025,
};
const saskatchewan: Source = {
  title: 'Provincial Sales Tax',
  url: 'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax',
  year: 2025,
};

/** Canada: one federal form; the sales taxes differ by province and territory. */
export const canada: CountryFacts = {
  country: 'Canada',
  currency: 'CAD',
  dateFormat: 'YYYY-MM-DD',
  taxAuthorityInfo: {
    authority: 'CRA',
    website: 'https://www.canada.ca/en/revenue-agency.html',
    form: 'T2125',
    filers:
      'T2125 is for sole proprietors and partners. A corporation files a T2: give your accountant the profit and loss for it.',
  },
  fiscalYear: { start: '01-01', source: t4002 },
  lines: [
    ...incomeLines('T2125 line', t2125, [
      ['8000', 'Adjusted gross sales or adjusted professional fees', 'sales'],
      ['8230', 'Other income', 'other-income'],
    ]),
    ...incomeLines('T1 line', t1, [['12100', 'Interest and other investment income', 'interest-income']]),
    ...expenseLines('T2125 line', t2125, [
      // Part 3D, the cost of goods sold.
      ['8320', 'Purchases during the year', 'materials'],
      ['8340', 'Direct wage costs'],
      ['8360', 'Subcontracts', 'subcontractors', 'construction-subcontractors'],
      // Part 4, the expenses.
      ['8521', 'Advertising', 'advertising'],
      ['8523', 'Meals and entertainment', 'meals', 'entertainment'],
      ['8590', 'Bad debts'],
      ['8690', 'Insurance', 'insurance', 'indemnity'],
      ['8710', 'Interest and bank charges', 'interest', 'bank-charges'],
      ['8760', 'Business taxes, licences and memberships', 'licences', 'memberships'],
      ['8810', 'Office expenses', 'office'],
      ['8811', 'Office stationery and supplies', 'supplies'],
      ['8860', 'Professional fees (includes legal and accounting fees)', 'professional-fees'],
      ['8871', 'Management and administration fees'],
      ['8910', 'Rent', 'rent'],
      ['8960', 'Repairs and maintenance', 'repairs'],
      ['9060', 'Salaries, wages and benefits (including employer’s contributions)', 'wages', 'pension'],
      ['9180', 'Property taxes'],
      ['9200', 'Travel expenses', 'travel'],
      ['9220', 'Utilities', 'utilities', 'phone'],
      ['9224', 'Fuel costs (except for motor vehicles)'],
      ['9270', 'Other expenses', 'other', 'software', 'training', 'commissions', 'equipment-rental'],
      ['9275', 'Delivery, freight and express', 'delivery'],
      ['9281', 'Motor vehicle expenses (not including CCA)', 'vehicle'],
      ['9936', 'Capital cost allowance (CCA)', 'equipment'],
      ['9945', 'Business-use-of-home expenses', 'home-office'],
    ]),
  ],
  onOtherForms: ['T1 line 12100'],
  regions: [
    { code: 'AB', name: 'Alberta' },
    { code: 'BC', name: 'British Columbia' },
    { code: 'MB', name: 'Manitoba' },
    { code: 'NB', name: 'New Brunswick' },
    { code: 'NL', name: 'Newfoundland and Labrador' },
    { code: 'NS', name: 'Nova Scotia' },
    { code: 'NT', name: 'Northwest Territories' },
    { code: 'NU', name: 'Nunavut' },
    { code: 'ON', name: 'Ontario' },
    { code: 'PE', name: 'Prince Edward Island' },
    { code: 'QC', name: 'Quebec' },
    { code: 'SK', name: 'Saskatchewan' },
    { code: 'YT', name: 'Yukon' },
  ],
  salesTaxes: [
    salesTax('GST', 'GST 5%', 5000, gstHst, ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT']),
    salesTax('HST', 'HST 13%', 13_000, gstHst, ['ON']),
    salesTax('HST', 'HST 14%', 14_000, gstHst, ['NS']),
    salesTax('HST', 'HST 15%', 15_000, gstHst, ['NB', 'NL', 'PE']),
    salesTax('PST', 'PST 7%', 7000, britishColumbia, ['BC']),
    salesTax('RST', 'RST 7%', 7000, manitoba, ['MB']),
    salesTax('PST', 'PST 6%', 6000, saskatchewan, ['SK']),
    salesTax('QST', 'QST 9.975%', 9975, quebec, ['QC']),
  ],
};
