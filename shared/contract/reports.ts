import * as z from 'zod';
import { CapitalPurchases } from '../model/capital-purchases.ts';
import { CivilDay } from '../model/common.ts';
import { HandOverCheck } from '../model/hand-over.ts';
import { AskedReport, Report, ReportDetail } from '../model/report.ts';
import { SalesTaxReport } from '../model/sales-tax.ts';
import { TrialBalance } from '../model/trial-balance.ts';
import { VendorTotals, VendorView } from '../model/vendor-totals.ts';
import { route } from './route.ts';

export const getReport = route({
  method: 'GET',
  path: '/reports/{type}',
  summary:
    'What was earned and spent in a period of ten years at most, by category or by the lines of the tax form',
  access: 'member',
  touches: ['table:read'],
  params: z.object({ type: AskedReport }),
  query: z.object({ from: CivilDay, to: CivilDay, by: ReportDetail.optional() }),
  reply: Report,
  problems: ['not-found', 'wrong-state'],
});

export const getTrialBalance = route({
  method: 'GET',
  path: '/trial-balance',
  summary:
    'The trial balance of a period of ten years at most, each currency by itself, with what each account held before and after',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ from: CivilDay, to: CivilDay }),
  reply: TrialBalance,
  problems: [],
});

export const getSalesTax = route({
  method: 'GET',
  path: '/sales-tax',
  summary:
    'The sales tax of the filing periods with days in a range of ten years at most: what is owed, by when, and which claims lack evidence',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ from: CivilDay, to: CivilDay }),
  reply: SalesTaxReport,
  problems: ['wrong-state'],
});

export const getVendorTotals = route({
  method: 'GET',
  path: '/vendor-totals',
  summary:
    'What was spent at each vendor in a period of ten years at most, or who was paid how much for work without being employed',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ from: CivilDay, to: CivilDay, of: VendorView.optional() }),
  reply: VendorTotals,
  problems: ['wrong-state'],
});

export const getCapitalPurchases = route({
  method: 'GET',
  path: '/capital-purchases',
  summary:
    'What was bought in a year at most to be used for longer, and cost more than may be an expense of the year at once',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ from: CivilDay, to: CivilDay }),
  reply: CapitalPurchases,
  problems: [],
});

export const getHandOverCheck = route({
  method: 'GET',
  path: '/hand-over-check',
  summary:
    'What stands open in a period of ten years at most before it is handed to an accountant: what lacks a receipt, a category, a proof or a statement',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ from: CivilDay, to: CivilDay }),
  reply: HandOverCheck,
  problems: [],
});
