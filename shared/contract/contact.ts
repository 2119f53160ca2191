import * as z from 'zod';
import { NewContact } from '../model/contact.ts';
import { Page } from '../model/page.ts';
import { contactFormAddress } from '../paths.ts';
import { languages } from '../text/language.ts';
import { route } from './route.ts';

/* What anybody writes to us, by the API or by the form on `/contact`. Without a script that form leads here, as its own page is a file. */

export const sendContact = route({
  method: 'POST',
  path: '/contact',
  summary:
    'Write to those who look after Matchbook; it is kept for a year, mailed to them, and copied to its sender',
  access: 'public',
  rate: 'contact',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: NewContact,
  reply: z.object({ received: z.literal(true) }),
  problems: ['too-many-requests'],
});

const typed = z.string().max(20_000).default('').catch('');

export const openContactForm = route({
  method: 'GET',
  path: contactFormAddress,
  page: true,
  summary: 'The form in the language of its reader; with what is said once it was sent',
  access: 'public',
  touches: [],
  query: z.object({
    language: z.enum(languages).optional().catch(undefined),
    sent: z.literal('yes').optional().catch(undefined),
  }),
  reply: Page,
  problems: [],
});

export const postContactForm = route({
  method: 'POST',
  path: contactFormAddress,
  page: true,
  summary: 'The same message as a form sends it, answered with a page',
  access: 'public',
  touches: ['table:read', 'table:write'],
  body: z.object({
    firstName: typed,
    lastName: typed,
    email: typed,
    company: typed,
    inquiryType: typed,
    subject: typed,
    message: typed,
    website: typed,
    language: z.enum(languages).optional().catch(undefined),
  }),
  reply: Page,
  problems: [],
});
