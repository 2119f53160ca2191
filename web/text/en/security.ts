/** `/security`: what protects the books, each sentence true of the product as it is. */
export const security = {
  title: 'Security',
  description:
    'How Matchbook protects your books: no bank connection, encryption, sign-in with a second factor, roles, and a log of who did what.',
  headline: 'Your books are nobody else’s business.',
  lead: 'Financial records say a lot about you. Here is how we protect yours, and what stays in your hands.',
  reviewed: 'This page describes the product as it works today. Its wording is awaiting review by a lawyer.',
  sections: {
    bank: {
      title: 'No bank connection',
      text: 'Matchbook never asks for your bank’s password and can’t move money. You download a statement from your bank and drop it in; that’s all it ever sees of your account.',
    },
    reading: {
      title: 'No third party reads your documents',
      text: 'Receipts, invoices and statements are read by our own software in our own cloud account. They aren’t sent to another company and don’t train anyone’s models. Your corrections improve the suggestions in your own books only.',
    },
    encryption: {
      title: 'Encrypted in transit and at rest',
      text: 'Every connection uses HTTPS. Documents and books are stored encrypted in Amazon Web Services’ data center in Montréal, Canada, with backups that can restore the books to any point in the past two weeks.',
    },
    signIn: {
      title: 'Signing in',
      text: 'Amazon Cognito stores your password in a form nobody can read back. You can require a code from an authenticator app, see every signed-in device, and sign any of them out. After an hour of inactivity you’re signed out.',
    },
    roles: {
      title: 'Who can see what',
      text: 'Each business has one owner. You invite members by email, to edit or only to view; accountants can read and download but change nothing. The server checks every request, so a member you remove loses access with their next click.',
    },
    log: {
      title: 'Audit log',
      text: 'The owner can see who signed in, invited, imported, exported, shared or deleted what, and when. Each record is written together with the change itself, and nobody can edit it.',
    },
    keeping: {
      title: 'Retention and deletion',
      text: 'By default, originals are kept for seven years after the end of their fiscal year. The owner can choose another number of years, never fewer than the tax authority may ask for, or have each document deleted once it’s read and reviewed, keeping only the record. Bank statement files stay as long as their import. What you delete goes to the archive; a document that proves an entry stays there until seven years after the end of that entry’s fiscal year, or longer if your settings say so. What is deleted for good goes with its file, and backups of it expire within 30 days.',
    },
    sharing: {
      title: 'Shared links',
      text: 'Protect a link to a report with a passphrase and choose the day it expires. You see each time it was opened, and can revoke it whenever you like.',
    },
    report: {
      title: 'Report a vulnerability',
      text: 'Found a security problem? Tell us before you publish it. We reply within two business days and share what we find. We take no legal action against anyone who researches in good faith and leaves other people’s data alone.',
    },
  },
} as const;
