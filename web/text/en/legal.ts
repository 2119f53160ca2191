/** Terms of service and privacy: only what is true of the product today. */
export const legal = {
  reviewed: 'This text is awaiting review by a lawyer.',
  terms: {
    title: 'Terms of Service',
    description: 'What Matchbook does for you, what it asks of you, and how either of us ends it.',
    lead: 'What Matchbook does for you, what it asks of you, and how either of us ends it. In plain words, since you are meant to read them.',
    sections: {
      service: {
        title: 'What you get',
        text: 'Matchbook reads the bank statements, receipts and invoices that you give it, keeps them as your books, suggests which document belongs to which transaction, and mails files to the accountant you name.',
      },
      advice: {
        title: 'What it is not',
        text: 'Matchbook is software for keeping books. It is not tax, legal or accounting advice, and it files nothing with a tax authority. What you declare remains your decision: check what was read before you rely on it.',
      },
      account: {
        title: 'Your account',
        text: 'Give your own name and an address that you read, keep your password to yourself, and tell us if somebody else has it. You answer for what is done with your account and by the people you let into your books.',
      },
      papers: {
        title: 'Your papers stay yours',
        text: 'What you upload, and the books made of it, belong to you. You allow us to store and process them for one purpose: to do for you what is said above. Upload only what you may share with us, and nothing that is meant to do harm.',
      },
      trial: {
        title: 'The trial',
        text: 'A new organization has the Professional plan for 14 days. No card is asked for. Afterwards the limits of the Starter plan hold, and nothing of yours is deleted because of it.',
      },
      fairUse: {
        title: 'Fair use',
        text: 'Plans have limits on documents, statements and mailed exports; a refusal says which limit it is. We may stop what endangers the service or other people’s books, such as files made to break it.',
      },
      end: {
        title: 'Ending it',
        text: 'You may stop at any time. Take your records along first: tax authorities ask for them for years. We may end an account that breaks these terms, and give you notice and time to export your books unless the harm forbids it.',
      },
      liability: {
        title: 'If something goes wrong',
        text: 'We keep books with care, and correct what we get wrong. As far as the law allows, we don’t answer for losses that checking the records would have prevented. Rights that the law gives you as a consumer stay as they are.',
      },
      change: {
        title: 'Changes',
        text: 'When these terms change, the new ones stand here before they hold.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    description: 'What Matchbook keeps of you, where, what for, and who sees it.',
    lead: 'What Matchbook keeps of you, where, what for, and who sees it. We live from subscriptions, not from what we know about you.',
    sections: {
      kept: {
        title: 'What we keep',
        text: 'Your name and email address; the country, profession and settings of your organization; the documents and emails you give us, with what was read from them; and your transactions, matches and categories. Your password is kept by the sign-in service in a form from which nobody can read it.',
      },
      purpose: {
        title: 'What for',
        text: 'To keep your books and to mail the files that you order. Nothing is sold, no advertising is shown, and no profile is made of you for anybody else.',
      },
      reading: {
        title: 'Who reads your documents',
        text: 'Our own software, on our own account in the cloud. No document is sent to another company to be read, and none is used to train anything that others use. What you confirm and correct teaches your own books only.',
      },
      sees: {
        title: 'Who sees them',
        text: 'The members of your organization, as far as their role goes, and the accountant to whom you mail a file. People of ours look into your books only when you ask us to help with them.',
      },
      place: {
        title: 'Where they are',
        text: 'In Canada, in the Montréal data center of Amazon Web Services, which stores and processes for us and may do nothing else with them. Everything is encrypted on its way and where it lies.',
      },
      payment: {
        title: 'Payment',
        text: 'Whoever pays for a plan does so on pages of Stripe, which handles payments for us. Stripe gets your email address and what you enter there; we learn which plan you pay for and until when, and never see the number of your card. Stripe keeps invoices for as long as the law asks.',
      },
      cookies: {
        title: 'Cookies',
        text: 'The site sets none, and has no trackers. A link that is shared with a pass phrase sets one, which remembers for two hours that it was typed. Your browser’s own storage keeps you signed in and remembers a few choices, such as the theme.',
      },
      records: {
        title: 'Technical records',
        text: 'To find faults and abuse, our servers note when which call was made by whom, and from which address. These notes hold no content of your documents and are deleted after three months.',
      },
      long: {
        title: 'How long',
        text: 'As long as you keep books with us: tax authorities may ask for them for years. Original documents for as long as your settings say: seven years after the end of their fiscal year, another number of years, or until you’ve reviewed them. What you delete for good is removed from your books at once, with its file; copies kept against disasters are gone 30 days later. When you have your account or an organization deleted, you can still keep it for 14 days. After that everything goes, files with all their versions; backups of it expire 14 days later. Stripe keeps the invoices that the law asks for. What you write to us by the contact form is kept for a year.',
      },
      rights: {
        title: 'Your rights',
        text: 'You may see, correct, export and delete what we keep about you: under Canada’s PIPEDA, under the GDPR where you live in Europe, and wherever you live because we think it right. Much of that you do in the app yourself; for the rest, write to us. Where you find that we don’t answer as we should, your country’s privacy commissioner can help.',
      },
    },
  },
} as const;
