import type { ProfessionList } from '../profession-list.ts';

/** A physician in private or contracted practice. */
export const doctor: ProfessionList = {
  profession: 'doctor',
  alsoGeneral: ['software', 'professional-fees'],
  categories: [
    [
      'indemnity',
      'Medical Indemnity Insurance',
      {
        USA: 'Malpractice Insurance',
        Canada: 'Malpractice Protection (CMPA)',
        UK: 'Medical Indemnity Cover',
      },
    ],
    [
      'licences',
      'Medical Registration',
      {
        USA: 'Medical License and DEA Registration',
        Canada: 'Provincial College Licence',
        UK: 'GMC Registration',
        Australia: 'AHPRA Registration',
        Ireland: 'Medical Council Registration',
        'New Zealand': 'Medical Council Practising Certificate',
      },
    ],
    [
      'memberships',
      'Medical Association Dues',
      {
        UK: 'BMA and Royal College Subscriptions',
        Australia: 'AMA and Specialist College Fees',
        Ireland: 'IMO and Training Body Subscriptions',
      },
    ],
    [
      'training',
      'Continuing Medical Education',
      {
        UK: 'CPD and Appraisal',
        Australia: 'CPD Courses and Conferences',
        Ireland: 'CPD and Conferences',
        'New Zealand': 'CPD and Recertification',
      },
    ],
    ['supplies', 'Medical Supplies', { UK: 'Drugs and Dressings', Ireland: 'Drugs and Clinical Supplies' }],
    ['equipment', 'Medical Equipment'],
    ['delivery', 'Lab and Specimen Courier'],
    ['wages', 'Nursing and Reception Staff', { UK: 'Practice Staff Wages', Ireland: 'Practice Staff Wages' }],
    [
      'pension',
      'Staff Retirement Plan',
      {
        Canada: null,
        UK: 'NHS Pension Employer Contributions',
        Australia: 'Staff Superannuation',
        Ireland: null,
        'New Zealand': 'Staff KiwiSaver Contributions',
      },
    ],
    [
      'subcontractors',
      'Locum Physicians',
      { UK: 'Locum Fees', Australia: 'Locum Fees', Ireland: 'Locum Fees', 'New Zealand': 'Locum Fees' },
    ],
    [
      'rent',
      'Clinic Rent',
      { UK: 'Surgery Rent', Ireland: 'Surgery Rent', Australia: 'Consulting Room Rent' },
    ],
    [
      'software',
      'Electronic Medical Records',
      { UK: 'Clinical Systems', Ireland: 'Practice Management Software' },
    ],
    [
      'professional-fees',
      'Medical Billing Service',
      {
        UK: 'Accountancy and Legal Fees',
        Ireland: 'Accountancy and Legal Fees',
        'New Zealand': 'Accountancy and Legal Fees',
      },
    ],
    [
      'other',
      'Clinical Waste Disposal',
      { USA: 'Medical Waste Disposal', Canada: 'Biomedical Waste Disposal' },
    ],
    ['interest', 'Interest'],
  ],
  incomeTypes: [
    ['sales', 'Patient Fees', { UK: 'Private Patient Fees', Ireland: 'Private Patient Fees' }],
    [
      'sales',
      'Insurance Reimbursements',
      {
        USA: 'Insurance and Medicare Payments',
        Canada: 'Provincial Health Plan Billings',
        UK: 'NHS Payments',
        Australia: 'Medicare Benefits',
        Ireland: 'HSE Medical Card Payments',
        'New Zealand': 'Capitation and Subsidy Payments',
      },
    ],
    ['sales', 'Hospital and Locum Sessions'],
    ['sales', 'Medical Reports and Certificates', { 'New Zealand': 'ACC Payments and Medical Reports' }],
    ['other-income', 'Teaching and Research Stipends'],
  ],
};
