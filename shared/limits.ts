import type { Plan } from './model/organization.ts';

/*
 * How many there may be of whatever is counted before one more is taken. Each holds by a condition of the write that takes it, however many
 * ask at once: `test/unit/functions/use-cases/limits.test.ts` tries every one of them.
 */

/** Of everybody, whatever their plan. */
export const limits = {
  /** Businesses that one person adds beside their first. */
  organizations: 100,
  /** Accounts of one organization: they are one item, and a person chooses among them. */
  accounts: 200,
  /** Categories that an organization made or changed: they are one item. */
  categories: 500,
  /** Entries that recur in one organization. */
  recurringEntries: 200,
  /** Schedules of reports of one organization. */
  reportSchedules: 20,
  /** Questions of one organization that are open: one page of work for whoever has to answer them. */
  openQuestions: 200,
  /** Questions about one entry or document, open or not: they wait and rest together. */
  questionsAboutOne: 40,
  /** What is said in the thread of one question besides itself and its answer. */
  commentsOfAQuestion: 20,
  /** A report is work and room: nobody needs more of them on one day of the books. */
  reportsADay: 100,
  /** A package is hours of nobody's time and much room. */
  packagesADay: 20,
  /** As a package. */
  archiveExportsADay: 20,
  /** Messages of one person to us. */
  feedbackADay: 5,
  /** Mails of notifications that one person gets each by itself; the rest goes with the mail of the day. */
  noticeMailsADay: 20,
  /** Wrong sign-up codes, until another code is sent. */
  signupCodeTries: 5,
  /** Enough for anybody who mistypes, and in all the days of a link too few to guess eight letters. */
  passPhraseTriesAnHour: 10,
  /** Codes and passwords of one person: enough for anybody who mistypes, and too few of a million to guess. */
  signInTriesAnHour: 10,
} as const;
export type LimitName = keyof typeof limits;

/** What a plan allows in one calendar month of the organisation's time zone; undefined means without limit (specification section 9). */
export interface PlanLimits {
  readonly documents: number | undefined;
  readonly statements: number | undefined;
  /** Statements uploaded to be read, whether or not they are then added. */
  readonly statementUploads: number | undefined;
}

export const planLimits: Readonly<Record<Plan, PlanLimits>> = {
  starter: { documents: 10, statements: 2, statementUploads: 20 },
  professional: { documents: 150, statements: undefined, statementUploads: undefined },
  business: { documents: undefined, statements: undefined, statementUploads: undefined },
  enterprise: { documents: undefined, statements: undefined, statementUploads: undefined },
};

/** How many members a plan has seats for, its master among them; undefined means without limit. Accountants take none. */
export const planSeats: Readonly<Record<Plan, number | undefined>> = {
  starter: 1,
  professional: 2,
  business: 5,
  enterprise: undefined,
};

/** How much is mailed for an organisation on one day of its time zone, and to how many addresses that it never mailed before. */
export interface MailLimits {
  readonly mails: number;
  readonly newAddresses: number;
}

/** Nobody has shown yet that somebody on trial is who they say: few strangers hear from them in our name. */
export const mailLimits: Readonly<Record<'onTrial' | 'afterwards', MailLimits>> = {
  onTrial: { mails: 20, newAddresses: 5 },
  afterwards: { mails: 100, newAddresses: 20 },
};
