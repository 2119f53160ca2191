import * as z from 'zod';
import {
  HostedPage,
  Subscription,
  SubscriptionChange,
  WantedCheckout,
  WantedRefund,
} from '../model/subscription.ts';
import { route } from './route.ts';

/* The plan of an organization and its payment, which Stripe handles: no card data touches us. Only the master sees and does any of it. */

export const createCheckout = route({
  method: 'POST',
  path: '/create-checkout',
  summary: 'Begin to pay for a plan: the page of Stripe on which that is done',
  realBooksOnly: true,
  access: 'canManageBilling',
  rate: 'checkout',
  touches: ['table:read', 'table:write', 'payments:call'],
  body: WantedCheckout,
  reply: HostedPage,
  problems: ['too-many-requests', 'wrong-state', 'changed-meanwhile', 'payments-unavailable'],
});

export const getSubscription = route({
  method: 'GET',
  path: '/subscription',
  summary: 'The plan of the organization, and what is paid for it',
  access: 'canManageBilling',
  touches: ['table:read'],
  reply: Subscription,
  problems: [],
});

export const changeSubscription = route({
  method: 'PATCH',
  path: '/subscription',
  summary: 'Change to another plan or interval, with proration; in force once it is paid',
  realBooksOnly: true,
  access: 'canManageBilling',
  touches: ['table:read', 'table:write'],
  body: SubscriptionChange,
  reply: Subscription,
  status: 202,
  problems: ['wrong-state', 'changed-meanwhile'],
});

export const cancelSubscription = route({
  method: 'POST',
  path: '/subscription/cancel',
  summary: 'Cancel at the end of the paid period; nothing is deleted',
  realBooksOnly: true,
  access: 'canManageBilling',
  touches: ['table:read', 'table:write'],
  reply: Subscription,
  status: 202,
  problems: ['wrong-state', 'changed-meanwhile'],
});

export const resumeSubscription = route({
  method: 'POST',
  path: '/subscription/resume',
  summary: 'Take a cancellation back, as long as the paid period has not ended',
  realBooksOnly: true,
  access: 'canManageBilling',
  touches: ['table:read', 'table:write'],
  reply: Subscription,
  status: 202,
  problems: ['wrong-state', 'changed-meanwhile'],
});

export const requestRefund = route({
  method: 'POST',
  path: '/refund-requests',
  summary: 'Have all that was paid refunded, within 30 days of the first payment and once; the plan ends',
  realBooksOnly: true,
  access: 'canManageBilling',
  touches: ['table:read', 'table:write'],
  body: WantedRefund,
  reply: Subscription,
  status: 202,
  problems: ['wrong-state', 'changed-meanwhile'],
});

export const openBillingPortal = route({
  method: 'POST',
  path: '/billing-portal',
  summary: 'Open the page of Stripe with card, invoices and billing address',
  realBooksOnly: true,
  access: 'canManageBilling',
  touches: ['table:read', 'payments:call'],
  reply: HostedPage,
  problems: ['wrong-state', 'payments-unavailable'],
});

export const stripeWebhook = route({
  method: 'POST',
  path: '/stripe-webhook',
  summary: 'What Stripe tells of payments; by its signature over the body',
  access: 'public',
  raw: true,
  touches: ['table:read', 'table:write', 'payments:hear'],
  reply: z.object({ received: z.literal(true) }),
  problems: ['invalid-input'],
});
