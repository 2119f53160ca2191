/** `/faq`: what people ask before they trust somebody with their books. */
export const faq = {
  title: 'FAQ',
  description: 'Answers about statements, receipts, taxes, accountants, prices and data.',
  headline: 'Questions, answered.',
  groups: {
    start: {
      title: 'Getting started',
      questions: {
        what: {
          question: 'How does it work?',
          answer:
            'Drop in your bank statements, then your receipts and invoices. Matchbook reads both and suggests which belong together. You confirm what it suggests, and answer the few questions that are left.',
        },
        files: {
          question: 'Which files can I upload?',
          answer:
            'Statements as PDF, CSV, Excel, OFX, QFX, QIF, JSON, CAMT.053, MT940, BAI2, CODA, Norma 43 or CFONB 120. Documents as PDF, photo (JPEG, PNG, HEIC, TIFF, WebP), email or e-invoice (Factur-X, ZUGFeRD, Peppol, FatturaPA, Facturae). Each up to 10 MB.',
        },
        bank: {
          question: 'Do you connect to my bank?',
          answer:
            'No. Banks let you download statements, and that’s all Matchbook needs. It never asks for your banking password.',
        },
        spreadsheet: {
          question: 'Can I import my spreadsheet?',
          answer:
            'Yes, if it has a column for the date, one for the description and one or two for the amount. Matchbook finds the columns and shows you what it understood before anything is added.',
        },
        scan: {
          question: 'Does it read photos of crumpled receipts?',
          answer:
            'Usually. When a value isn’t certain, Matchbook says so and asks you to check it instead of guessing. You see where on the picture each value came from.',
        },
      },
    },
    right: {
      title: 'Getting it right',
      questions: {
        proof: {
          question: 'How do I know nothing is missing?',
          answer:
            'Every statement is added up: opening balance plus all rows must give the closing balance. Where it doesn’t, you see the row at which it breaks. Months that no statement covers are listed.',
        },
        twice: {
          question: 'What if I upload the same statement twice?',
          answer:
            'Rows that are already in your books are recognized and left out, also when a bank exports them in another format. You see them before you add the rest.',
        },
        undo: {
          question: 'Can I undo things?',
          answer:
            'Yes. Imports, matches and edits can be undone, a whole import at once. Deleted entries and documents stay in the archive until you restore them or delete them for good.',
        },
        tax: {
          question: 'Does it do my taxes?',
          answer:
            'It sorts your year by the lines of your form and adds up your sales tax, with the evidence beside each figure. It doesn’t file returns or give tax advice: that stays with you and your accountant.',
        },
        countries: {
          question: 'Which countries does it support?',
          answer:
            'Canada, the United States, the United Kingdom, Ireland, Australia and New Zealand: their forms, sales taxes, currencies and fiscal years.',
        },
      },
    },
    people: {
      title: 'Accountants and teams',
      questions: {
        accountant: {
          question: 'What does my accountant get?',
          answer:
            'One package: the ledger in Excel and CSV, profit and loss, a summary by form line, sales tax, every document linked from its entry, and a list of what is missing. By email, or by a link that needs no account.',
        },
        seat: {
          question: 'Does my accountant pay?',
          answer:
            'No. An accountant you invite has a free seat on every plan. They can read your books and ask questions there, but change nothing.',
        },
        team: {
          question: 'Can someone help me with the books?',
          answer:
            'Yes. Professional has a second seat and Business five. You decide whether a member can edit or only view.',
        },
        several: {
          question: 'I have two businesses. Do I need two accounts?',
          answer: 'No. One sign-in holds several businesses, each with its own books and its own plan.',
        },
      },
    },
    data: {
      title: 'Money and data',
      questions: {
        price: {
          question: 'What does it cost?',
          answer:
            'Starter is free. Professional and Business are paid by the month or the year; the pricing page has the prices in your currency.',
        },
        leave: {
          question: 'What happens to my data when I leave?',
          answer:
            'You can download your books and documents before you go. If you stop paying, you move to Starter and keep all you have. What you delete is gone from our backups within 30 days.',
        },
        where: {
          question: 'Where is my data?',
          answer:
            'In Canada, in Amazon Web Services’ data center in Montréal. Payments are handled by Stripe; card numbers never reach us.',
        },
      },
    },
  },
} as const;
