import type { ProfessionList } from '../profession-list.ts';

/** A designer, writer, developer or other freelancer who mostly works from home. */
export const freelancer: ProfessionList = {
  profession: 'freelancer',
  alsoGeneral: ['bank-charges'],
  categories: [
    ['software', 'Software and Subscriptions', {}, 'creative-and-development-software'],
    ['software', 'Web Hosting and Domains'],
    [
      'meals',
      'Meals',
      {
        Canada: 'Meals and Entertainment',
        UK: 'Meals on Business Trips',
        Australia: 'Meals on Overnight Trips',
        Ireland: 'Meals on Business Trips',
        'New Zealand': 'Meals on Business Trips',
      },
    ],
    ['travel', 'Business Travel', {}, 'client-travel'],
    [
      'home-office',
      'Home Office',
      {
        Canada: 'Business Use of Home',
        UK: 'Use of Home as Office',
        Australia: 'Working from Home',
        Ireland: 'Working from Home',
      },
    ],
    ['rent', 'Rent and Coworking', {}, 'coworking-space'],
    [
      'phone',
      'Phone and Internet',
      { UK: 'Phone and Broadband', Ireland: 'Phone and Broadband', 'New Zealand': 'Phone and Broadband' },
    ],
    ['equipment', 'Computers and Equipment', {}, 'computer-and-camera-gear'],
    ['supplies', 'Project Supplies', {}, 'art-and-project-supplies'],
    ['other', 'Stock Media and Fonts'],
    ['subcontractors', 'Contractors and Outsourced Work', {}, 'outsourced-work'],
    [
      'professional-fees',
      'Accounting and Legal Fees',
      {
        UK: 'Accountancy and Legal Fees',
        Ireland: 'Accountancy and Legal Fees',
        'New Zealand': 'Accountancy and Legal Fees',
      },
      'tax-and-contract-help',
    ],
    ['training', 'Courses and Books'],
    ['advertising', 'Advertising and Promotion', {}, 'portfolio-and-self-promotion'],
    ['commissions', 'Freelance Platform Fees'],
    ['bank-charges', 'Payment Processing Fees'],
    ['insurance', 'Business Insurance', {}, 'equipment-and-liability-insurance'],
  ],
  incomeTypes: [
    ['sales', 'Client Projects'],
    ['sales', 'Hourly Work'],
    ['sales', 'Platform Payouts'],
    ['sales', 'Retainers'],
    [
      'other-income',
      'Royalties and Licensing',
      { UK: 'Royalties and Licences', Ireland: 'Royalties and Licences' },
    ],
  ],
};
