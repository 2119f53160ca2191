import type { Said } from '../said.ts';

interface Most {
  readonly max: number;
}

/** What is wrong at a field of a form, of a request's body or of its query. */
export const fields = {
  // Of every kind
  required: () => 'Fill in this field.',
  'no-real-day': () => 'Use a real day written yyyy-MM-dd.',
  'first-day-after-last': () => 'The first day can’t be after the last.',
  'no-amount': () => 'Write the amount as digits, such as 12.50.',
  'no-whole-amount': () => 'Give the amount as a whole number of minor units.',
  'amount-too-large': () => 'This amount is too large.',
  'amount-zero': () => 'Enter an amount other than zero.',
  'minus-sign': () => 'Leave out the minus sign.',
  'pass-phrase-too-short': ({ min }: { readonly min: number }) =>
    `Use at least ${min} characters: a few words are easy to tell and hard to guess.`,
  'line-too-long': ({ max }: Most) => `Use at most ${max} characters.`,
  'line-with-controls': () => 'Remove line breaks and control characters.',
  'too-many-entries': ({ max }: Most) => `Give at most ${max} of these.`,
  'no-entry-name': () => 'Choose another name.',
  'more-than-is-kept': () => 'This is larger, deeper or stranger than what is kept. Leave some of it out.',
  'no-email-address': () => 'Enter an email address like name@example.com.',
  'name-with-address': () => 'Leave out addresses, links and the signs < and >.',
  'no-rate': () => 'Write the rate as digits, such as 1.3621.',
  'worth-in-own-currency': ({ currency }: { currency: string }) =>
    `This is in ${currency} already, the currency of the books.`,
  'no-currency-code': () => 'Write three letters, such as CAD.',
  'named-twice': () => 'Name each one once.',
  'cursor-of-another-list': () => 'Start the list again.',

  // Books
  'no-digits-from-mail': () => 'Type the six digits from the email.',
  'no-app-code': () => 'Type the six digits that your authenticator app shows.',
  'wrong-app-code': () =>
    'This is not the code that your app shows now. Wait for the next one and type that.',
  'confirmation-differs': () => 'Type it exactly as it is shown.',
  'wrong-password': () => 'This is not your password.',
  'weak-password': () => 'Use at least 10 characters, with upper and lower case letters and a number.',
  'no-last-digits': () => 'Type the last two to four digits of the number.',
  'account-unknown': () => 'Choose one of your accounts.',
  'account-name-taken': () => 'Another account has this name.',
  'account-in-use': ({ currency }: { currency: string }) =>
    `This account has transactions in ${currency}. Add another account.`,
  'account-of-other-currency': ({ currency, own }: { currency: string; own: string }) =>
    `This account is kept in ${currency}. Choose an account in ${own}.`,
  'too-many-accounts': ({ max }: Most) => `Keep at most ${max} accounts.`,
  'category-name-taken': () => 'Another category has this name.',
  'category-name-reserved': () => 'This name says that there is no category. Choose another.',
  'category-into-itself': () => 'Choose another category than this one.',
  'category-not-offered': () => 'Choose one of your categories that is neither retired nor merged.',
  'part-account-unknown': () => 'Choose one of your accounts for this part.',
  'part-to-own-account': () => 'This part goes to the account of the transaction. Choose another account.',
  'part-of-both': () => 'Choose a category or an account for this part, not both.',
  'part-category-unknown': () => 'Choose one of your categories for this part.',
  'category-of-other-kind': () => 'Choose a category of the same kind: income or expense.',
  'category-kind-listed': () => 'What this category is for comes with it. Only your own can be changed.',
  'form-line-unknown': () => 'Choose a line of your country’s form.',
  'too-many-categories': ({ max }: Most) => `Keep at most ${max} categories of your own.`,
  'no-entry-goal': () => 'Write a whole number from 1 to 100,000.',
  'no-time-zone': () => 'Choose a time zone from the list.',
  'no-day-of-year': () => 'Choose a day that every year has.',
  'profession-unknown': () => 'Choose a country and a profession from the lists.',
  'region-unknown': () => 'Choose a region from the list.',

  'no-retention-years': ({ max }: Most) => `Enter a whole number of years, at most ${max}.`,
  'too-few-retention-years': ({ min }: { min: number }) =>
    `Enter at least ${min} years: the tax authority may ask for documents that long.`,

  // What recurs
  'due-too-long-ago': () => 'Choose a day of the last twelve months, or a later one.',
  'day-not-over': () => 'Only days that are over can be closed. Choose an earlier day.',
  'due-already-entered': () => 'This day or a later one is entered already. Choose a later day.',
  'end-before-next-due': () => 'The last day must not lie before the next due date.',
  'transfer-never-recurs': () => 'A transfer does not recur. Make it an income or an expense.',
  'no-member': () => 'Choose a member of the organization.',
  'too-many-recurring': ({ max }: Most) => `Keep at most ${max} recurring entries.`,

  // Statements, exports
  'no-schedule-day': ({ last }: { last: number }) =>
    `Choose a day from 1 to ${last}, or the last day of the month.`,
  'no-hour': () => 'Choose an hour from 0 to 23.',
  'too-many-schedules': ({ max }: Most) =>
    `Keep at most ${max} schedules. Delete one that you no longer need.`,
  'link-end-too-early': () => 'Choose a day that lies ahead.',
  'link-end-too-late': ({ max }: Most) =>
    `A link opens for at most ${max} days from today. Choose an earlier day.`,
  'more-than-ten-years': () => 'Ask for ten years at most.',
  'more-than-a-year': () => 'Ask for a year at most.',
  'no-days-chosen': () => 'Choose the first and the last day.',

  // Rules, payouts
  'rule-text-too-short': () => 'Type at least two letters.',
  'rule-without-condition': () => 'Say which entries the rule is for: a text, an amount or an account.',
  'rule-without-effect': () =>
    'Say what the rule does: a category, what the money is for, or no receipt needed.',
  'rule-not-business-sorted': () => 'Choose a category, a transfer, or whose money it is: only one of them.',
  'smallest-above-largest': () => 'The smallest amount must not be larger than the largest.',
  'rule-named-twice': () => 'Name each rule once.',
  'neither-one-category-nor-each': () => 'Give one category for all, or one for each.',
  'payout-does-not-add-up': () => 'Gross less fees and refunds must be the deposit, to the cent.',

  // Sales tax
  'no-tax-number': ({ country }: { country: string }) =>
    `This isn’t a valid registration number for ${country}. Check its digits.`,
  'no-filing-period': () => 'Nobody files for this long there. Choose another period.',
  'no-sales-tax': () => 'There is no sales tax for the whole country.',

  // What belongs to an entry
  'no-share': () => 'Enter a whole percentage from 1 to 100.',
  'part-without-amount': () => 'Enter an amount of at least 0.01, without a sign.',
  'parts-exceed-entry': () =>
    'The parts take all of the entry or more. Leave something for its own category.',
  'part-tax-exceeds': () => 'The tax must be less than the part it belongs to.',
  'no-tax-rate': () => 'Enter a rate from 0 to 100 percent.',
  'taxes-exceed-entry': () => 'The tax must be less than the entry.',
  'transfer-untaxed': () => 'A transfer has no sales tax. Make it an income or an expense first.',
  'reverse-charge-of-purchase': () => 'Only an expense can be a service from abroad.',
  'no-reverse-charge': () =>
    'Only a business registered for VAT in the UK or Ireland owes the tax on services from abroad here.',
  'transfer-is-whole': () => 'A transfer is neither split nor shared. Make it an income or an expense first.',
  'parts-of-payout': () => 'This deposit is split as a payout. Take that back first.',
  'use-of-transfer': () => 'Only a transfer can be personal or the owner’s.',

  /** What the schema itself says of a value of another kind. */
  told: ({ sentence }: { sentence: string }) => sentence,
};

export type FieldTrouble = Said<typeof fields>;
