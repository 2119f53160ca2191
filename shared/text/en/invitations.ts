import { dayInWords } from '../day-in-words.ts';
import { todayIn } from '../../civil-date.ts';

interface Invited {
  readonly inviter: string;
  readonly team: string;
  readonly role: 'assistant' | 'accountant';
  readonly endsAt: string;
  readonly timeZone: string;
}

/** The mail that invites somebody into a team. */
export const invitations = {
  subject: ({ inviter, team }: Invited) => `${inviter} invited you to ${team} on Matchbook`,
  lead: ({ inviter, team }: Invited) => `${inviter} invited you to join ${team} on Matchbook.`,
  what: {
    assistant:
      'Matchbook reads bank statements and receipts and keeps the books. You’ll join as an assistant; the team’s owner decides what you can do.',
    accountant:
      'Matchbook reads bank statements and receipts and keeps the books. As their accountant you can read everything, download reports and ask questions, at no cost.',
  },
  join: 'Join the team',
  code: 'Invitation code',
  until: ({ endsAt, timeZone }: Invited) =>
    `The invitation can be used once, until ${dayInWords(todayIn(timeZone, new Date(endsAt)), 'en')}, by signing in or creating an account with this address.`,
  why: ({ email, inviter }: Invited & { readonly email: string }) =>
    `This email went to ${email} because ${inviter} entered that address. If you don’t know them, you can ignore it.`,
};
