import * as z from 'zod';
import { MailSubscription } from '../model/mail-subscription.ts';
import { route } from './route.ts';

/* The mails of what people are told of, as who gets them turns them off. Apart from the others, which every screen has at hand. */

/** What the links in a mail carry: who gets it, of what, in which books. Nobody can guess it. */
const Link = z.object({
  token: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/),
});

export const getMailSubscription = route({
  method: 'GET',
  path: '/notices/subscription',
  summary: 'What the link to unsubscribe in a mail is about; changes nothing',
  access: 'public',
  touches: ['table:read'],
  query: Link,
  reply: MailSubscription,
  problems: ['not-found'],
});

export const openUnsubscribe = route({
  method: 'GET',
  path: '/notices/unsubscribe',
  summary:
    'Lead a person who opens the link that mail programs post to on to the page with the button; changes nothing',
  access: 'public',
  touches: [],
  query: Link,
  status: 303,
  reply: z.object({ location: z.string() }),
  problems: [],
});

export const unsubscribe = route({
  method: 'POST',
  path: '/notices/unsubscribe',
  summary: 'Mail this person no more of what the link in a mail is about (RFC 8058); without signing in',
  access: 'public',
  touches: ['table:read', 'table:write'],
  query: Link,
  reply: MailSubscription,
  problems: ['not-found'],
});

export const subscribeAgain = route({
  method: 'POST',
  path: '/notices/subscribe-again',
  summary: 'Mail this person again what the link in a mail is about; without signing in',
  access: 'public',
  touches: ['table:read', 'table:write'],
  query: Link,
  reply: MailSubscription,
  problems: ['not-found'],
});
