import { quoted } from '../quoted.ts';

interface Written {
  readonly inquiryType: InquiryType;
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly company: string;
}

/** Each line of it is marked as somebody else's, so that none passes for ours. */
const cited = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const inquiries = {
  general: 'General Inquiry',
  feedback: 'Feedback',
  billing: 'Billing',
  technical: 'Technical Support',
  enterprise: 'Enterprise',
  feature: 'Feature Request',
  bug: 'Bug Report',
  account: 'Account',
} as const;
type InquiryType = keyof typeof inquiries;

/** The contact form, and the mails that it becomes. Their subjects hold nothing that somebody typed. */
export const contact = {
  inquiries,
  subject: (type: InquiryType) => `Contact: ${inquiries[type]}`,
  letter: ({ fullName, email, company, subject, message }: Written & { readonly fullName: string }) =>
    `${quoted(fullName)} (${quoted(email)})${company === '' ? '' : ` of ${quoted(company)}`} wrote about ${quoted(subject)}:

${cited(message)}

Reply to this email to answer them.`,
  copy: {
    subject: 'We received your message',
    letter: ({ inquiryType, subject, message }: Written) =>
      `Thank you for writing to Matchbook. We reply within 1-2 business days.

This is what we received (${inquiries[inquiryType]}: ${quoted(subject)}):

${cited(message)}

If you didn’t write this, somebody gave your address by mistake. You can ignore this email.`,
  },
  page: {
    title: 'Contact',
    description: 'Write to the people who make Matchbook. We reply within 1-2 business days.',
    headline: 'Write to us',
    lead: 'A person reads every message, and replies within 1-2 business days. You get a copy by email.',
    inOther: 'Écrire en français',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      company: 'Company (optional)',
      inquiryType: 'What is it about?',
      subject: 'Subject',
      message: 'Message',
      website: 'Leave this field empty',
    },
    choose: 'Choose one',
    send: 'Send message',
    sentTitle: 'Message sent',
    sentText: 'Thank you. We reply within 1-2 business days, and sent a copy to your address.',
    faulty: 'Your message was not sent yet. Correct the fields marked below and send it again.',
    failed: 'Your message was not sent. Check your connection and send it again.',
    toHome: 'Back to the home page',
  },
} as const;
