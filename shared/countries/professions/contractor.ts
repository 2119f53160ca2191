import type { ProfessionList } from '../profession-list.ts';

/** A builder or general contractor who runs jobs with subcontractors. */
export const contractor: ProfessionList = {
  profession: 'contractor',
  alsoGeneral: ['software'],
  categories: [
    ['materials', 'Building Materials'],
    [
      'construction-subcontractors',
      'Subcontractors',
      { UK: 'CIS Subcontractors', Ireland: 'RCT Subcontractors', USA: 'Subcontract Labor' },
    ],
    [
      'wages',
      'Site Crew Wages',
      { UK: 'Site Labour', Ireland: 'Site Labour', Australia: 'Site Crew Wages and Apprentices' },
    ],
    [
      'pension',
      'Crew Superannuation',
      {
        USA: null,
        Canada: null,
        UK: 'Workplace Pension Contributions',
        Ireland: 'CWPS Pension Contributions',
        'New Zealand': 'Crew KiwiSaver Contributions',
      },
    ],
    ['equipment', 'Tools and Machinery', { UK: 'Plant and Machinery', Ireland: 'Plant and Machinery' }],
    [
      'equipment-rental',
      'Equipment Rental',
      {
        UK: 'Plant and Tool Hire',
        Australia: 'Plant and Equipment Hire',
        Ireland: 'Plant and Tool Hire',
        'New Zealand': 'Plant and Scaffold Hire',
      },
    ],
    [
      'vehicle',
      'Truck and Fuel',
      {
        UK: 'Van and Fuel',
        Ireland: 'Van and Fuel',
        Australia: 'Ute and Fuel',
        'New Zealand': 'Ute and Road User Charges',
      },
    ],
    [
      'licences',
      'Permits and Inspections',
      {
        UK: 'Planning and Building Control Fees',
        Australia: 'Builder Licence and Permits',
        Ireland: 'Planning and Commencement Notices',
        'New Zealand': 'Building Consents and LBP Licence',
      },
    ],
    [
      'licences',
      'Contractor License',
      {
        Canada: 'Contractor Licence',
        UK: 'CSCS Cards',
        Australia: null,
        Ireland: 'Safe Pass Cards',
        'New Zealand': null,
      },
    ],
    [
      'insurance',
      'Liability and Builders Risk Insurance',
      {
        UK: 'Public Liability and Contract Works Insurance',
        Australia: 'Public Liability and Contract Works Insurance',
        Ireland: 'Public Liability Insurance',
        'New Zealand': 'Public Liability and Contract Works Insurance',
      },
    ],
    [
      'insurance',
      'Workers Compensation',
      {
        Canada: 'WCB and WSIB Premiums',
        UK: 'Employers Liability Insurance',
        Ireland: 'Employers Liability Insurance',
        'New Zealand': null,
      },
    ],
    [
      'supplies',
      'Safety Gear',
      {
        UK: 'PPE and Workwear',
        Ireland: 'PPE and Workwear',
        Australia: 'PPE and Workwear',
        'New Zealand': 'PPE and Workwear',
      },
    ],
    [
      'other',
      'Dump and Disposal Fees',
      {
        UK: 'Skips and Waste Removal',
        Ireland: 'Skips and Waste Removal',
        Australia: 'Skip Bins and Tip Fees',
        'New Zealand': 'Skip Bins and Tip Fees',
      },
    ],
    ['repairs', 'Equipment Repairs', { UK: 'Plant and Tool Repairs', Ireland: 'Plant and Tool Repairs' }],
    ['software', 'Estimating Software'],
    ['entertainment', 'Client Entertainment'],
    ['interest', 'Interest'],
  ],
  incomeTypes: [
    ['sales', 'Contract Progress Payments', { UK: 'Stage Payments', Ireland: 'Stage Payments' }],
    [
      'sales',
      'Change Orders',
      { UK: 'Variations', Australia: 'Variations', Ireland: 'Variations', 'New Zealand': 'Variations' },
    ],
    [
      'sales',
      'Holdback Releases',
      {
        USA: 'Retainage Releases',
        UK: 'Retention Releases',
        Australia: 'Retention Releases',
        Ireland: 'Retention Releases',
        'New Zealand': 'Retention Releases',
      },
    ],
    ['sales', 'Repair and Maintenance Jobs'],
    ['other-income', 'Scrap and Surplus Sales'],
  ],
};
