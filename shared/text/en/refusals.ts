import { dayInWords } from '../day-in-words.ts';
import { bounces } from './bounces.ts';
import type { Said } from '../said.ts';

const usedUp = (what: string, limit: number): string =>
  `Your plan includes ${limit} ${what} a month, and they are used. The count starts again on the first of next month; a larger plan lifts the limit.`;

interface DayLimit {
  readonly limit: number;
  readonly timeZone: string;
}

/** Up to which day books are closed, by whom, and the day of that. */
interface ClosedPeriod {
  readonly until: string;
  readonly byName: string;
  readonly on: string;
}

const atMidnight = (timeZone: string): string => `at midnight, by the clock of your books (${timeZone})`;

/** Why something is refused, where its problem alone would say too little. */
export const refusals = {
  'documents-used-up': ({ limit }: { limit: number }) => usedUp('documents', limit),
  'document-waits': ({ limit }: { limit: number }) =>
    `Your plan includes ${limit} documents a month, and they are used. This one will be read on its own when the count resets on the first of next month, or as soon as you have a larger plan. You can also fill it in by hand now.`,
  'statements-used-up': ({ limit }: { limit: number }) => usedUp('bank statements', limit),
  'statement-uploads-used-up': ({ limit }: { limit: number }) => usedUp('uploaded statements', limit),
  'exports-used-up': ({ limit, timeZone }: DayLimit) =>
    `At most ${limit} exports a day are mailed, and today’s are used. The count starts again ${atMidnight(timeZone)}.`,
  'archives-used-up': ({ limit, timeZone }: DayLimit) =>
    `At most ${limit} exports of the archive are made a day, and today’s are used. The count starts again ${atMidnight(timeZone)}; those of the last week can still be downloaded.`,
  'reports-used-up': ({ limit, timeZone }: DayLimit) =>
    `At most ${limit} reports are made a day, and today’s are used. The count starts again ${atMidnight(timeZone)}; those in the list can still be downloaded.`,
  'packages-used-up': ({ limit, timeZone }: DayLimit) =>
    `At most ${limit} packages for the accountant are made a day, and today’s are used. The count starts again ${atMidnight(timeZone)}; those in the list can still be downloaded.`,
  'report-too-large': () =>
    'A report holds at most 50,000 entries, and these days have more. Choose fewer days.',
  'no-sales-tax-return': () =>
    'Of these books Matchbook computes no sales tax return: there is none in the country, or you file by a simplified method. Choose another report.',
  'format-not-made': () => 'This report is not made as that kind of file. Choose another format.',
  'archive-empty': () => 'Nothing of the archive fits this search, type and year. Choose others.',
  'archive-too-large': () =>
    'One export holds at most 5,000 items and 500 MB of originals, and this is more. Choose a year, a type or a search, and export one part after the other.',
  'new-addresses-used-up': ({ limit, timeZone }: DayLimit) =>
    `Exports go to at most ${limit} new addresses a day, and today’s are used. The count starts again ${atMidnight(timeZone)}; addresses that you have mailed before are free.`,
  'feedback-used-up': ({ limit, timeZone }: DayLimit) =>
    `At most ${limit} messages a day reach us from one person, and yours are sent. The count starts again ${atMidnight(timeZone)}; keep what you have written until then.`,
  'address-bounced': ({ on, reason }: { on: string; reason: keyof typeof bounces }) =>
    `${reason === 'unwanted' ? 'Email to this address was reported as spam' : 'Email to this address came back'} on ${dayInWords(on, 'en')}. ${bounces[reason]} Correct the address, or choose “Send anyway” (for programs: sendAnyway: true).`,
  'key-used-otherwise': () =>
    'This Idempotency-Key was sent with another body before. Send this one with a new key.',
  'link-made-before': () =>
    'This link was made already, and its address is told only once. Make another one, and revoke this if nobody has it.',
  'link-revoked': () =>
    'This link was revoked, and a revoked link never opens again. Create another one, and send its address instead.',
  'tries-used-up': ({ limit }: { limit: number }) =>
    `That was tried ${limit} times within an hour, as often as it can be. Wait an hour, then try again.`,
  'asked-too-often': ({ minutes }: { minutes: number }) =>
    `This was asked for too often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  'upload-unknown': () => 'This upload does not exist. Upload the statement again.',
  'other-entries-by-now': ({ count }: { count: number }) =>
    `By now other transactions answer these filters: ${count} in all. Look at them and choose again.`,
  'too-many-entries-to-search': () =>
    'There are too many transactions to look through at once. Choose a shorter period.',
  'no-entries-apart': () => 'Every transaction counts in the currency of the books already.',
  'category-merged': ({ into }: { into: string }) =>
    `This category was merged into ${into}. Change that one, or undo the merging.`,
  'account-holds-entries': () =>
    'Transactions, statements or recurring entries belong to this account. Move them to another one first.',
  'last-account': () => 'These books need an account. Add another one before you remove this.',
  'questions-full': ({ limit }: { limit: number }) =>
    `At most ${limit} questions can be open. Answer some of them, or take some back.`,
  'questions-about-one-full': ({ limit }: { limit: number }) =>
    `At most ${limit} questions can be asked about one thing. Go on in the thread of one of them.`,
  'comments-full': ({ limit }: { limit: number }) =>
    `At most ${limit} comments fit in one thread. Ask another question.`,
  'question-closed': () => 'This question was answered or taken back meanwhile. Look at it again.',
  'recurring-full': ({ limit }: { limit: number }) =>
    `There are ${limit} recurring entries already, as many as there can be. Delete one before you bring this back.`,
  'schedules-full': ({ limit }: { limit: number }) =>
    `There are ${limit} scheduled reports already, as many as there can be. Delete one before you bring this back.`,
  'category-in-use': () => 'This category is in use. Retire it instead: then it is offered no longer.',
  'kept-for-entry': ({ description, until }: { description: string; until: string }) =>
    `This is the document of “${description}”, which is in your books. Such documents are kept until ${until}: before that it can’t be deleted for good.`,
  'original-deleted': ({ on }: { on: string }) =>
    `Original deleted on ${dayInWords(on, 'en')}, as your settings say. What was read from it is kept.`,
  'period-locked': ({ until, byName, on }: ClosedPeriod) =>
    `These books are closed up to ${dayInWords(until, 'en')}: ${byName} closed them on ${dayInWords(on, 'en')}. Choose a later date, or ask an owner of the books to reopen the period in Settings.`,
  'opening-closed': ({ until, byName, on }: ClosedPeriod) =>
    `An opening balance counts from the first day of your books, and they are closed up to ${dayInWords(until, 'en')}: ${byName} closed them on ${dayInWords(on, 'en')}. Enter what the account holds as a transaction after that day, or reopen the period in Settings.`,
  'currency-closed': ({ until, byName, on }: ClosedPeriod) =>
    `These books are closed up to ${dayInWords(until, 'en')}, and another currency would change every figure of that period: ${byName} closed them on ${dayInWords(on, 'en')}. Reopen the period in Settings first.`,
  'mail-never-accepted': () =>
    'This email carries a virus, or more than 10 MB. Ask its sender for the document by itself, and upload that.',
  'period-empty': () => 'Nothing was entered for this period, so there was nothing to send.',
  'mailed-unchanged': () =>
    'This period was sent to the same address before, and no entry of it changed since.',
  'schedule-of-nobody': () =>
    'Whoever set this schedule up may no longer export from these books. Edit and save it to have it go on in your name.',
  'schedule-given-up': () =>
    'This could not be done, although it was tried for a day. Send this period again from the history of the schedule.',
  'period-sending': () =>
    'This period is on its way already. Look at the history of the schedule in a minute: it tells whether it was sent.',
  'period-sent': () =>
    'This period was sent, so the schedule does not send it again. To send it once more, send the report itself again under Reports.',
  'period-removed': () =>
    'The report of this period was deleted, so nobody can tell whether it arrived. To be sure that it did, send the period under Reports.',
  'plan-without-team': () =>
    'Starter is for one person. Members come with Professional (2 users) and Business (5 users); an accountant can be invited on every plan.',
  'seats-taken': ({ seats }: { seats: number }) =>
    `All ${seats} seats of this plan are taken. Remove a member, make one an accountant, or move to a larger plan.`,
  'overrides-need-enterprise': () => 'Single permissions for a member come with the Enterprise plan.',
  'team-unknown': () => 'This organization has no such team. Load the page again.',
  'is-member': () => 'Somebody with this address is a member already.',
  'master-stays': () =>
    'The owner of an organization can’t leave, be removed or be changed. Transfer the ownership to a member first.',
  'team-remains': () =>
    'Others work in this organization too. Transfer the ownership to one of them in Team first, or choose to end the team.',
  'only-organization': () => 'This is your only organization. To delete it, delete your account.',
  'too-many-organizations': ({ limit }: { limit: number }) =>
    `You own more than ${limit} organizations. Delete some of them first, each in its own settings.`,
  'deletion-begun': () => 'The deletion has begun and can’t be taken back any more.',
  'account-ends': () =>
    'Your account is scheduled for deletion. Keep it first, in Settings → Data & Privacy.',
  'heir-leaves': () =>
    'This member’s account is scheduled for deletion. Transfer the ownership to somebody else.',
  'no-heir': () => 'The ownership can be transferred to an assistant. Make this member one first.',
  'invitation-unreadable': () =>
    'An invitation code has 20 letters and digits, like 7KQ2-M0X9-TB4E-ZC81-HN5V. Copy it from the email.',
  'invitation-unknown': () =>
    'This invitation code isn’t valid. Check it against the email, or ask for a new one.',
  'invitation-replaced': () => 'A newer code was sent after this one. Use the code in the latest email.',
  'invitation-of-other': ({ invited, own }: { invited: string; own: string }) =>
    `This invitation is for ${invited}, and you are signed in as ${own}. Sign in with the invited address, or ask for an invitation to yours.`,
  'invitation-used': () => 'This invitation was already used. Ask the team’s owner for a new one.',
  'invitation-revoked': () => 'This invitation was taken back. Ask the team’s owner for a new one.',
  'invitation-expired': () =>
    'This invitation has expired: it was valid for 7 days. Ask the team’s owner for a new one.',
  'team-full': ({ seats }: { seats: number }) =>
    `All ${seats} seats of this team are taken. Ask the team’s owner to make room, then use the same code again.`,
  'team-without-plan': () =>
    'This team’s plan has no seats for members. Ask the team’s owner to change the plan, then use the same code again.',
  'already-in-team': () => 'You’re already part of a team!',
  'already-subscribed': () =>
    'This organization has a subscription already. Change its plan in Settings → Billing.',
  'enterprise-is-agreed': () => 'This organization is on Enterprise. Contact us to change its plan.',
  'payment-being-confirmed': () =>
    'A payment was just made, and is being confirmed. Look at Settings → Billing in a minute.',
  'never-subscribed': () => 'This organization has no subscription yet. Choose a plan first.',
  'subscription-ended': () => 'This subscription has ended. Choose a plan to subscribe again.',
  'order-under-way': () => 'Your last change is still being made. Wait a moment, then try again.',
  'payment-overdue': () => 'The last payment failed. Update the card under “Manage payment” first.',
  'resume-first': () => 'This subscription is canceled. Resume it first, then change the plan.',
  'no-refund': () => 'A refund can be requested once, within 30 days of the first payment.',
  'no-event-of-stripe': () => 'The signature is not Stripe’s, or older than five minutes.',
  'organizations-used-up': ({ limit }: { limit: number }) => `One person can add up to ${limit} businesses.`,
};

export type RefusalReason = Said<typeof refusals>;
