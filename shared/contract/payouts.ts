import * as z from 'zod';
import { AmountMinor, Cursor, Id, Line, pageOf } from '../model/common.ts';
import { PayoutFigures } from '../model/payout.ts';
import { Transaction } from '../model/transaction.ts';
import { route } from './route.ts';

/**
 * A deposit that looks like a payout, and what is known of it: figures that a document proves (`report`: the provider's own;
 * `sales`: the linked invoices), or none, so that a person has to say what was sold or kept back. Categories are offers.
 */
const PayoutOffer = z.object({
  transaction: Transaction,
  provider: z.string(),
  evidence: z
    .object({
      kind: z.enum(['report', 'sales']),
      figures: PayoutFigures,
      receiptIds: z.array(Id).min(1),
      /** The day of the document, and its name. */
      date: z.string().nullable(),
      fileName: z.string(),
    })
    .nullable(),
  categories: z.object({ sales: z.string(), fees: z.string() }),
});
export type PayoutOffer = z.infer<typeof PayoutOffer>;

export const listPayouts = route({
  method: 'GET',
  path: '/payouts',
  summary:
    'Deposits that look like payouts of Stripe, PayPal and the like: to split into gross and fees, or decided',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    status: z.enum(['open', 'decided']).default('open'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(PayoutOffer),
  problems: [],
});

const Kept = AmountMinor.min(0);
const version = z.int().min(1);

export const decidePayout = route({
  method: 'POST',
  path: '/payouts/{id}/decide',
  summary: 'Split a deposit into gross sales and fees, say that it is no payout, or take that back',
  access: 'canEdit',
  touches: ['table:read', 'table:write', 'work:send'],
  /** The id of the transaction. */
  params: z.object({ id: Id }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('split'),
      version,
      gross: Kept,
      fees: Kept,
      refunds: Kept.default(0),
      categories: z.strictObject({ sales: Line(80).min(1), fees: Line(80).min(1) }),
      /** The report that proves it; it is linked to the deposit where it stands alone. */
      receiptId: Id.optional(),
    }),
    z.strictObject({ decision: z.literal('none'), version }),
    z.strictObject({ decision: z.literal('undo') }),
  ]),
  reply: Transaction,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});
