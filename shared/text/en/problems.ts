/** What a person reads of a problem that has nothing more precise to say: what is wrong, and what to do next. */
export const problems = {
  'invalid-input': 'Some fields aren’t valid. Correct the ones named below and send it again.',
  'unreadable-body': 'The request is not valid JSON. Send a JSON object.',
  'signed-out': 'Sign in and try again.',
  'not-allowed': "You don't have permission to do this. Ask the owner of the books for access.",
  'not-found': 'Nothing was found under this address. It may have been deleted.',
  'already-exists': 'This id is already in use for something else. Send it again with a new id.',
  'changed-meanwhile': 'Someone else changed this in the meantime. Reload and make your change again.',
  'other-address': 'This is for someone who signs in with a different address. Sign in with that one.',
  'wrong-state': 'This is no longer possible because something changed. Reload and look again.',
  'period-locked':
    'This date is in a closed period. Choose a later date, or ask an owner of the books to reopen the period in Settings.',
  'too-large': 'This file is too large. The limit is 10 MB.',
  'unsupported-format':
    'This kind of file cannot be read here. Send a PDF, a photo or an email, or a bank statement as CSV, Excel, OFX, QIF, CAMT.053 or MT940.',
  'unreadable-file': 'The file is damaged and cannot be read. Export or photograph it again.',
  'empty-file': 'The file is empty. Choose another one.',
  'password-needed': 'The file is protected by a password. Remove the password and upload it again.',
  'no-transactions': 'No transactions were found in this file. Check that it is a bank statement.',
  'not-a-statement': 'This file is a receipt or another document, not a bank statement.',
  'account-needed': 'Choose the account that this statement belongs to.',
  'wrong-code': 'That code is not right. Check the newest email and type the six digits again.',
  'recovery-refused':
    'The email, the password or the recovery code is not right, or two-factor authentication is off. Check all three and try again.',
  'code-expired': 'That code has expired. Ask for a new one.',
  'too-many-tries': 'Too many wrong codes. Ask for a new one.',
  'sample-books':
    'This is sample data: nothing can be sent from it, and nothing of yours is kept in it. Remove the sample data first.',
  'being-deleted':
    'This organization is scheduled for deletion, so nothing in it can be changed. Its owner can keep it in Settings → Data & Privacy.',
  'not-a-member': "You aren't a member of this organization, so nothing was changed. Open one of your own.",
  'not-onboarded': 'Choose your country and profession first.',
  'plan-limit-reached':
    'Your plan’s limit for this month is reached. Upgrade, or wait for the first of next month.',
  'plan-lacks-format': 'Your plan includes reports as CSV files. Choose CSV; larger plans add other formats.',
  'nothing-to-export': 'There are no transactions in this period. Choose another period.',
  'export-too-large': 'This export is too large for one email. Choose a shorter period.',
  'mail-refused': 'The mail server refused this address. Check it and send again.',
  'address-bounced':
    'Email to this address bounced before. Correct the address, or choose “Send anyway” (for programs: sendAnyway: true).',
  'mail-unknown': 'We can’t tell whether this email left. Send it again?',
  'export-limit-reached': 'You’ve used today’s exports. The count resets at midnight.',
  'feedback-limit-reached': 'You’ve used today’s messages. The count resets at midnight.',
  'too-many-requests': 'Too many requests at once. Wait a moment and try again.',
  'payments-unavailable':
    'Payments can’t be reached right now, and nothing was charged. Try again in a few minutes.',
  'given-up': 'Something went wrong on our side, so this wasn’t finished. Try again later.',
  'no-connection': 'Matchbook cannot be reached. Check your connection and try again.',
  unexpected: 'Something went wrong on our side. Check whether your last change was saved, then try again.',
};
