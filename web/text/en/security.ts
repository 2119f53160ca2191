/** `/security`: what protects the books, each sentence true of the product as it is. */
export const security = {
  title: 'Security',
  description:
    'How Matchbook protects your books: no bank connection, encryption, sign-in with a second factor, roles, and a log of who did what.',
  headline: 'Your books are nobody else’s business.',
  lead: 'Money records say more about you than most diaries. This is what we do to protect them, and what we leave to you.',
  reviewed: 'This page describes the product as it works today. Its wording is awaiting review by a lawyer.',
  sections: {
    bank: {
      title: 'No bank connection',
      text: 'Matchbook never asks for your bank’s password and can’t move money. You download a statement from your bank and drop it in; that is all it ever sees of your account.',
    },
    reading: {
      title: 'No third party reads your documents',
      text: 'Receipts, invoices and statements are read by our own software in our own cloud account. They aren’t sent to another company to be read, and they train nothing that others use. What you correct teaches your own books only.',
    },
    encryption: {
      title: 'Encrypted on the way and where it lies',
      text: 'Every connection uses HTTPS. Documents and books are stored encrypted in Amazon Web Services’ data center in Montréal, Canada, with copies that let us go back to any minute of the past two weeks.',
    },
    signIn: {
      title: 'Signing in',
      text: 'Passwords are kept by Amazon Cognito in a form nobody can read back. You can add a second factor with an authenticator app, see every device that is signed in, and sign any of them out. After an hour without activity you are signed out.',
    },
    roles: {
      title: 'Who sees what',
      text: 'Each business has one owner. Members are invited by email and may edit, or only look; accountants read and download, and change nothing. Every request is checked again on the server: a member who is removed is out at their next click.',
    },
    log: {
      title: 'A record of every change',
      text: 'The owner can read who signed in, invited, imported, exported, shared or deleted what, and when. The record is written together with the change itself, and nobody can edit it.',
    },
    keeping: {
      title: 'Keeping and deleting',
      text: 'By default, originals are kept for seven years after the end of their fiscal year. The owner can choose another number of years, never fewer than the tax authority may ask for, or have each document deleted once it’s read and reviewed, keeping only the record. What you delete goes to the archive; a document that proves an entry stays there until seven years after that entry. What is deleted for good goes with its file, and backups of it expire within 30 days.',
    },
    sharing: {
      title: 'Sharing a report',
      text: 'A link to a report can carry a pass phrase and ends on a day you choose. You see each time it was opened, and you can end it at any moment.',
    },
    report: {
      title: 'Found a hole?',
      text: 'Write to us before you write about it. We answer within two business days, tell you what we found, and take nobody to court who looked in good faith and kept other people’s data out of it.',
    },
  },
} as const;
