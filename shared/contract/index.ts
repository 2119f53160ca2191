import * as archive from './archive.ts';
import * as auditLog from './audit-log.ts';
import * as billing from './billing.ts';
import * as books from './books.ts';
import * as contact from './contact.ts';
import * as closings from './closings.ts';
import * as categories from './categories.ts';
import * as dataExports from './data-exports.ts';
import * as exports from './exports.ts';
import * as imports from './imports.ts';
import * as jobs from './jobs.ts';
import * as ledger from './ledger.ts';
import * as mail from './mail.ts';
import * as matching from './matching.ts';
import * as notices from './notices.ts';
import * as questions from './questions.ts';
import * as receipts from './receipts.ts';
import * as recurring from './recurring.ts';
import * as reports from './reports.ts';
import * as schedules from './report-schedules.ts';
import type { RouteShape } from './route.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as sharedLinks from './shared-links.ts';
import * as mailSubscriptions from './mail-subscriptions.ts';
import * as team from './team.ts';

/** The areas of the API: each is one stack of functions in the cloud, one file here and one folder of use cases. */
export const areas = {
  books,
  closings,
  sessions,
  'second-factor': secondFactor,
  ledger,
  recurring,
  categories,
  receipts,
  mail,
  imports,
  matching,
  jobs,
  reports,
  exports: { ...exports, ...dataExports },
  schedules,
  'shared-links': sharedLinks,
  notices: { ...notices, ...mailSubscriptions, ...contact },
  archive,
  questions,
  team,
  'audit-log': auditLog,
  billing,
} as const;

/** Every operation of the API by name; its handler is the file of the same name in kebab case under `functions/http`. */
export const contract = {
  ...books,
  ...closings,
  ...sessions,
  ...secondFactor,
  ...ledger,
  ...recurring,
  ...categories,
  ...receipts,
  ...mail,
  ...imports,
  ...matching,
  ...jobs,
  ...reports,
  ...exports,
  ...dataExports,
  ...schedules,
  ...sharedLinks,
  ...notices,
  ...mailSubscriptions,
  ...contact,
  ...team,
  ...archive,
  ...questions,
  ...auditLog,
  ...billing,
} as const satisfies Record<string, RouteShape>;

export type RouteName = keyof typeof contract;

/** `addTransaction` → `add-transaction`: a route's handler file, bundle and function name. */
export function fileNameOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
