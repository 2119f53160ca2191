import { todayIn } from '../../civil-date.ts';
import { dayInWords } from '../day-in-words.ts';

interface Facts {
  readonly organization: string;
  readonly expiresAt: string;
  readonly timeZone: string;
}

/** The export of everything: the mail that tells of it, and what its file says of itself. */
export const dataExports = {
  subject: 'Data export initiated: your file is ready',
  lead: ({ organization }: Facts) =>
    `The export of all data of ${organization} that you asked for is ready. For your security it isn’t attached: sign in to download it.`,
  open: 'Open Settings → Data & Privacy',
  until: ({ expiresAt, timeZone }: Facts) =>
    `It can be downloaded until ${dayInWords(todayIn(timeZone, new Date(expiresAt)), 'en')}.`,
  why: ({ email }: { readonly email: string }) =>
    `This email went to ${email} because an export was started with your account. If it wasn’t you, change your password under Settings → Security.`,
  readMe: (organization: string) => `Matchbook data export of ${organization}

transactions.csv   every transaction, to be opened in a spreadsheet
uploads/           the documents and statements as you uploaded them
readings/          what was read from them
reports/           reports that were made
data/              everything else, one JSON object a line, one file or more for each kind
manifest.json      what this file holds

Left out: passwords, sign-in codes, links and invitations that open anything, payment details, and what
counts toward a limit. To restore it into an empty organization, its operator runs:

npm run restore -- FILE --organization ID
`,
};
