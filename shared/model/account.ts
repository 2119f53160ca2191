import * as z from 'zod';
import { Currency } from './common.ts';

export const AccountKind = z.enum(['checking', 'savings', 'business', 'cash', 'credit-card']);
export type AccountKind = z.infer<typeof AccountKind>;

/** A bank, card or cash account of the organisation; its name is a transaction's `accountLabel`. */
export const Account = z.object({
  id: z.string(),
  name: z.string(),
  kind: AccountKind,
  currency: Currency,
  lastDigits: z.string().nullable(),
  openingBalance: z.int(),
});
export type Account = z.infer<typeof Account>;

/** The accounts every organisation starts with (specification section 5). */
export const startingAccounts = [
  { id: 'checking', name: 'Checking', kind: 'checking' },
  { id: 'savings', name: 'Savings', kind: 'savings' },
  { id: 'business', name: 'Business', kind: 'business' },
  { id: 'cash', name: 'Cash', kind: 'cash' },
  { id: 'credit-card', name: 'Credit Card', kind: 'credit-card' },
] as const satisfies readonly { id: string; name: string; kind: AccountKind }[];
