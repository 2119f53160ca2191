import * as account from './account.ts';
import * as categories from './categories.ts';
import * as documents from './documents.ts';
import * as exporting from './exports.ts';
import * as mail from './mail.ts';
import * as matching from './matching.ts';
import * as pairs from './pairs.ts';
import * as payouts from './payouts.ts';
import type { RouteShape } from './route.ts';
import * as service from './service.ts';
import * as statements from './statements.ts';
import * as transactions from './transactions.ts';

/** The areas of the API: each is one stack of functions in the cloud. */
export const areas = {
  account,
  transactions,
  categories: { ...categories, ...pairs, ...payouts },
  documents: { ...documents, ...mail },
  statements,
  matching,
  exporting,
  service,
} as const;

/** Every operation of the API by name; its handler is the file of the same name in kebab case under `functions/http`. */
export const contract = {
  ...account,
  ...transactions,
  ...categories,
  ...pairs,
  ...payouts,
  ...documents,
  ...mail,
  ...statements,
  ...matching,
  ...exporting,
  ...service,
} as const satisfies Record<string, RouteShape>;

export type RouteName = keyof typeof contract;

/** `addTransaction` → `add-transaction`: a route's handler file, bundle and function name. */
export function fileNameOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
