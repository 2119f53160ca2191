import * as z from 'zod';
import { languages } from '../text/language.ts';
import { Email, FilledLine, FullName, Line, Lines } from './common.ts';
import { telling } from './field-words.ts';

/** What people write to us about. */
export const inquiryTypes = [
  'general',
  'feedback',
  'billing',
  'technical',
  'enterprise',
  'feature',
  'bug',
  'account',
] as const;
const InquiryType = z.enum(inquiryTypes, telling({ code: 'required' }));

/** How long what people write may be, as its form says too. */
export const contactLengths = { name: 60, email: 254, company: 160, subject: 160, message: 5000 } as const;

/**
 * A message of anybody to us. `website` is no field that people see: programs that fill in whatever they find give themselves away by it.
 */
export const NewContact = z.strictObject({
  firstName: FullName.max(contactLengths.name, telling({ code: 'line-too-long', max: contactLengths.name })),
  lastName: FullName.max(contactLengths.name, telling({ code: 'line-too-long', max: contactLengths.name })),
  email: Email,
  company: Line(contactLengths.company).default(''),
  inquiryType: InquiryType,
  subject: FilledLine(contactLengths.subject),
  message: Lines(contactLengths.message).min(1, telling({ code: 'required' })),
  language: z.enum(languages).default('en'),
  website: z.string().max(300).default(''),
});
export type NewContact = z.infer<typeof NewContact>;
