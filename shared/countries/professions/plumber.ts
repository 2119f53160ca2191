import type { ProfessionList } from '../profession-list.ts';

/** A plumber with a van, small jobs and call-outs. */
export const plumber: ProfessionList = {
  profession: 'plumber',
  alsoGeneral: ['advertising'],
  categories: [
    ['materials', 'Pipes and Fittings'],
    [
      'materials',
      'Fixtures and Water Heaters',
      {
        UK: 'Boilers and Sanitaryware',
        Ireland: 'Boilers and Sanitaryware',
        Australia: 'Hot Water Units and Tapware',
        'New Zealand': 'Hot Water Cylinders and Tapware',
      },
    ],
    ['supplies', 'Solder, Sealants and Consumables'],
    ['equipment', 'Plumbing Tools', { UK: 'Power Tools and Press Machines' }],
    [
      'equipment-rental',
      'Drain Machine and Camera Rental',
      {
        UK: 'Drain Machine and Camera Hire',
        Australia: 'Drain Camera and Jetter Hire',
        Ireland: 'Drain Machine and Camera Hire',
        'New Zealand': 'Drain Camera and Digger Hire',
      },
    ],
    [
      'vehicle',
      'Service Van',
      {
        UK: 'Van and Fuel',
        Australia: 'Work Ute and Fuel',
        Ireland: 'Van and Fuel',
        'New Zealand': 'Work Van and Road User Charges',
      },
    ],
    [
      'licences',
      'Plumbing License',
      {
        Canada: 'Plumbing and Gas Fitter Licence',
        UK: 'Gas Safe Registration',
        Australia: 'Plumbing and Gasfitting Licence',
        Ireland: 'RGI Registration',
        'New Zealand': 'PGDB Practising Licence',
      },
    ],
    [
      'licences',
      'Permits and Inspections',
      {
        UK: 'Building Control Notices',
        Ireland: null,
        Australia: 'Compliance Certificates',
        'New Zealand': 'Building Consents',
      },
    ],
    [
      'insurance',
      'Liability Insurance',
      {
        UK: 'Public Liability Insurance',
        Australia: 'Public Liability Insurance',
        Ireland: 'Public Liability Insurance',
        'New Zealand': 'Public Liability Insurance',
      },
    ],
    [
      'construction-subcontractors',
      'Helpers and Subcontractors',
      { UK: 'CIS Subcontractors', Ireland: 'RCT Subcontractors' },
    ],
    ['wages', 'Apprentice Wages'],
    [
      'phone',
      'Dispatch Phone',
      {
        UK: 'Call-out Phone',
        Ireland: 'Call-out Phone',
        Australia: 'Call-out Phone',
        'New Zealand': 'Call-out Phone',
      },
    ],
    ['repairs', 'Tool and Van Stock Repairs'],
    [
      'advertising',
      'Local Ads and Directories',
      { UK: 'Checked Trader Listings', Ireland: 'Directory and Local Advertising' },
    ],
    ['supplies', 'Workwear and Safety Gear'],
    [
      'training',
      'Code and Backflow Training',
      {
        UK: 'ACS Gas Assessments',
        Ireland: 'Gas Installer Training',
        Australia: 'Backflow and CPD Training',
        'New Zealand': 'Licence Renewal Training',
      },
    ],
    ['interest', 'Interest'],
  ],
  incomeTypes: [
    [
      'sales',
      'Service Calls',
      { UK: 'Call-outs', Australia: 'Call-outs', Ireland: 'Call-outs', 'New Zealand': 'Call-outs' },
    ],
    ['sales', 'Installations'],
    ['sales', 'Emergency Work'],
    ['sales', 'Maintenance Contracts', { UK: 'Boiler Service Plans', Ireland: 'Boiler Service Plans' }],
    ['other-income', 'Scrap Metal Sales'],
  ],
};
