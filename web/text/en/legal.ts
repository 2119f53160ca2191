/** Terms of service and privacy: only what is true of the product today. */
export const legal = {
  reviewed: 'This text is awaiting review by a lawyer.',
  terms: {
    title: 'Terms of Service',
    description: 'What Matchbook does for you, what it asks of you, and how either of us ends it.',
    lead: 'What Matchbook does for you, what it asks of you, and how either of us ends it. In plain words, because you are meant to read them.',
    sections: {
      service: {
        title: 'What you get',
        text: 'Matchbook reads the bank statements, receipts and invoices that you give it, keeps them as your books, suggests which document belongs to which transaction, and mails files to the accountant you name.',
      },
      advice: {
        title: 'What Matchbook isn’t',
        text: 'Matchbook is software for keeping books. It is not tax, legal or accounting advice, and it files nothing with a tax authority. What you declare is your decision: check what was read before you rely on it.',
      },
      account: {
        title: 'Your account',
        text: 'Use your own name and an email address you check, keep your password to yourself, and tell us if someone else has it. You are responsible for what is done with your account and by the people you invite into your books.',
      },
      papers: {
        title: 'Your documents stay yours',
        text: 'What you upload, and the books made from it, belong to you. You allow us to store and process them for one purpose: to provide the service described above. Upload only what you may share with us, and nothing that is meant to do harm.',
      },
      trial: {
        title: 'The trial',
        text: 'A new organization has the Professional plan for 14 days. No card is needed. After that the limits of the Starter plan apply, and nothing is deleted because of it.',
      },
      fairUse: {
        title: 'Fair use',
        text: 'Plans have limits on documents, statements and emailed exports; when you reach one, we tell you which. We may block anything that endangers the service or other people’s books, such as files made to break it.',
      },
      end: {
        title: 'Ending your account',
        text: 'You can stop at any time. Download your records first: tax authorities can ask for them for years. We may close an account that breaks these terms; we give you notice and time to export your books unless the harm done doesn’t allow it.',
      },
      liability: {
        title: 'If something goes wrong',
        text: 'We take care of your books and correct what we get wrong. As far as the law allows, we aren’t liable for losses that checking the records would have prevented. Your rights as a consumer under the law stay as they are.',
      },
      change: {
        title: 'Changes',
        text: 'When we change these terms, we publish them here before they take effect.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    description: 'What Matchbook keeps about you, where, why, and who can see it.',
    lead: 'What Matchbook keeps about you, where, why, and who can see it. Subscriptions pay for Matchbook; your data doesn’t.',
    sections: {
      kept: {
        title: 'What we keep',
        text: 'Your name and email address; the country, profession and settings of your organization; the documents and emails you give us, with what was read from them; and your transactions, matches and categories. The sign-in service stores your password in a form nobody can read back.',
      },
      purpose: {
        title: 'Why we keep it',
        text: 'To keep your books and to email the files you ask for. We sell nothing, show no ads, and build no profile of you for anyone.',
      },
      reading: {
        title: 'Who reads your documents',
        text: 'Our own software, in our own cloud account. No document is sent to another company to be read, and none trains a model that others use. What you confirm and correct improves the suggestions in your own books only.',
      },
      sees: {
        title: 'Who can see it',
        text: 'The members of your organization, as far as their role allows, and the accountant you send a file to. Our staff look at your books only when you ask us for help.',
      },
      place: {
        title: 'Where it is stored',
        text: 'In Canada, in the Montréal data center of Amazon Web Services, which stores and processes it for us and may not use it for anything else. Everything is encrypted in transit and at rest.',
      },
      payment: {
        title: 'Payment',
        text: 'You pay for a plan on Stripe’s pages; Stripe handles payments for us. It receives your email address and what you enter there; we learn which plan you pay for and until when, and never see your card number. Stripe keeps invoices for as long as the law requires.',
      },
      cookies: {
        title: 'Cookies',
        text: 'The site sets none, and has no trackers. A link shared with a passphrase sets one, which remembers for two hours that the passphrase was entered. Your browser’s storage keeps you signed in and remembers a few choices, such as the theme.',
      },
      records: {
        title: 'Server logs',
        text: 'To find faults and abuse, our servers log which request was made, when, by whom and from which address. The logs hold nothing from your documents and are deleted after three months.',
      },
      long: {
        title: 'How long we keep it',
        text: 'As long as you keep books with us: tax authorities can ask for them for years. We keep original documents for as long as your settings say: seven years after the end of their fiscal year, another number of years, or until you’ve reviewed them. What you delete for good is removed from your books at once, with its file; backup copies are gone within 30 days. When you delete your account or an organization, you have 14 days to change your mind. After that everything is deleted, files with all their versions, and backups expire 14 days later. Stripe keeps invoices for as long as the law requires. Messages from the contact form are kept for a year.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can see, correct, export and delete what we keep about you: under Canada’s PIPEDA, under the GDPR if you live in Europe, and wherever you live because we think it’s right. You can do most of this yourself in the app; for the rest, write to us. If we don’t respond as we should, your country’s privacy authority can help.',
      },
    },
  },
} as const;
