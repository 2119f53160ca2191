import { quoted } from '../quoted.ts';

interface Named {
  readonly name: string;
}

interface UsedDocuments {
  readonly used: number;
  readonly limit: number;
  /** When the count starts again. */
  readonly day: string;
}

type ChangedSum = 'incomeBefore' | 'incomeAfter' | 'expensesBefore' | 'expensesAfter';

/** What the mails say of what happened in the books. */
export const notices = {
  titles: {
    'import-finished': 'Import finished',
    'import-failed': 'Import failed',
    'document-unreadable': 'Document can’t be read',
    'suggestions-waiting': 'Suggestions are waiting',
    'report-sent': 'Report sent',
    'report-failed': 'Report not sent',
    'report-bounced': 'Report not accepted',
    'package-ready': 'Your accountant package is ready to download',
    'package-failed': 'Accountant package not made',
    'archive-ready': 'Your archive is ready to download',
    'archive-failed': 'Archive not exported',
    'link-opened': 'A shared link was opened',
    'recurring-missing': 'An expected payment is missing',
    'statement-missing': 'Last month’s statement is missing',
    'schedule-skipped': 'A scheduled report was skipped',
    'schedule-failed': 'A scheduled report was not sent',
    'figures-changed': 'Figures of a closed period changed',
    'question-asked': 'You were asked a question',
    'question-answered': 'Your question was answered',
    'question-commented': 'A comment on a question',
    'member-joined': 'Someone joined your team',
    'payment-failed': 'Payment failed',
    'plan-ended': 'Your plan has ended',
    'trial-ending': 'Your free trial is ending',
    'plan-limit-near': 'Your plan’s limit is near',
    'deletion-requested': 'An organization is scheduled for deletion',
    'deletion-withdrawn': 'An organization won’t be deleted',
  },
  abouts: {
    named: ({ name }: Named) => quoted(name),
    said: ({ name, text }: Named & { readonly text: string }) =>
      name === '' ? quoted(text) : `${quoted(name)}: ${text}`,
    'suggestions-waiting': 'New matches of documents and transactions are ready to review.',
    'recurring-missing': ({ name, day }: Named & { readonly day: string }) =>
      `${quoted(name)}, due on ${day}, is on no statement.`,
    'statement-missing': ({ name, month }: Named & { readonly month: string }) =>
      `There is no statement of ${quoted(name)} for ${month} yet.`,
    'payment-failed': ({ name, day }: Named & { readonly day: string }) =>
      `We couldn’t charge your card for ${name}. Update it by ${day} to keep the plan. Nothing is deleted either way.`,
    'plan-ended': ({ name }: Named) =>
      `${name} has ended, and you’re on the free Starter plan. Nothing was deleted, and you can subscribe again at any time.`,
    'trial-ending': ({ name, day }: Named & { readonly day: string }) =>
      `Your trial of ${name} ends on ${day}. After that you’re on the free Starter plan, and nothing is deleted. To keep ${name}, subscribe before then.`,
    'plan-limit-near': ({ used, limit, day }: UsedDocuments) =>
      `You’ve used ${used} of this month’s ${limit} documents. The count resets on ${day}; a larger plan raises the limit right away.`,
    'deletion-requested': ({ name, day }: Named & { readonly day: string }) =>
      `${quoted(name)} will be deleted on ${day} with everything in it, and its team ends. Until then you can read it and take out what you need. Its owner can still keep it.`,
    'deletion-withdrawn': ({ name }: Named) =>
      `${quoted(name)} is no longer scheduled for deletion. Everything is as it was.`,
    'figures-changed': ({ period, ...sums }: Record<ChangedSum | 'period', string>) =>
      `Refunds now lower the category they belong to. Closed period ${period}: income ${sums.incomeBefore} → ${sums.incomeAfter}, expenses ${sums.expensesBefore} → ${sums.expensesAfter}. The profit is the same.`,
  },
  lead: ({ organization }: { readonly organization: string }) => `In the books of ${quoted(organization)}:`,
  dailySubject: ({ organization, count }: { readonly organization: string; readonly count: number }) =>
    count === 1 ? `${quoted(organization)}: one update` : `${quoted(organization)}: ${count} updates`,
  more: ({ count }: { readonly count: number }) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  why: {
    'at-once': 'You get emails like this one right away.',
    daily: 'This is your daily email. What you’ve already read in Matchbook is left out.',
  },
  choose: 'Choose which emails you get',
  stop: 'Turn these emails off',
};
