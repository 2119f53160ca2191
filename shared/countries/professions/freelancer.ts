import type { ProfessionList } from '../profession-list.ts';

/** A designer, writer, developer or other freelancer who mostly works from home. */
export const freelancer: ProfessionList = {
  profession: 'freelancer',
  categories: [
    ['software', 'Creative and Development Software'],
    ['software', 'Web Hosting and Domains'],
    ['commissions', 'Freelance Platform Fees'],
    ['bank-charges', 'Payment Processing Fees'],
    [
      'home-office',
      'Home Office',
      {
        Canada: 'Business Use of Home',
        UK: 'Use of Home as Office',
        Australia: 'Working from Home',
        Ireland: 'Use of Home as Office',
      },
    ],
    ['equipment', 'Computer and Camera Gear'],
    [
      'phone',
      'Phone and Internet',
      { UK: 'Phone and Broadband', Ireland: 'Phone and Broadband', 'New Zealand': 'Phone and Broadband' },
    ],
    ['rent', 'Coworking Space'],
    ['supplies', 'Art and Project Supplies'],
    ['other', 'Stock Media and Fonts'],
    ['subcontractors', 'Outsourced Work'],
    ['training', 'Courses and Books'],
    ['advertising', 'Portfolio and Self-Promotion'],
    ['travel', 'Client Travel'],
    [
      'professional-fees',
      'Tax and Contract Help',
      { UK: 'Accountancy and Contract Help', Ireland: 'Form 11 and Contract Help' },
    ],
    ['insurance', 'Equipment and Liability Insurance'],
    ['interest', 'Interest'],
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
