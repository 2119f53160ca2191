import type { Ability } from '../../../shared/abilities.ts';
import { closedPeriodsPath, notificationSettingsPath, paths, salesTaxPath } from '../../../shared/paths.ts';

/** What people come for that is not the name of a screen: where it is done, and which ability it takes. */
export const tasks = [
  { id: 'upload', to: paths.receipts, ability: 'canImport' },
  { id: 'match', to: `${paths.accounting}?tab=pending` },
  { id: 'missing', to: `${paths.accounting}?tab=missing` },
  { id: 'categorize', to: `${paths.accounting}?tab=categories` },
  { id: 'accountant', to: `${paths.accounting}?tab=accountant`, ability: 'canExport' },
  { id: 'export', to: `${paths.reports}?tab=reports` },
  { id: 'profit', to: `${paths.reports}?type=profit-loss` },
  { id: 'taxForm', to: `${paths.reports}?type=tax` },
  { id: 'salesTax', to: `${paths.reports}?type=sales-tax` },
  { id: 'registration', to: salesTaxPath },
  { id: 'closing', to: closedPeriodsPath, ability: 'canCloseBooks' },
  { id: 'profile', to: `${paths.settings}?tab=profile` },
  { id: 'notices', to: notificationSettingsPath },
  { id: 'security', to: `${paths.settings}?tab=security` },
] as const satisfies readonly { id: string; to: string; ability?: Ability }[];
