/** `/about`: who makes Matchbook, for whom, and by which rules. */
export const about = {
  title: 'About',
  description:
    'Why we make Matchbook: books that freelancers and small businesses can trust, and that an accountant can check.',
  headline: 'Books you can trust without becoming a bookkeeper.',
  lead: 'Most people who work for themselves keep their books late at night, in a spreadsheet, with a shoebox beside it. We think software should do that work, show how it did it, and leave the decisions to you.',
  sections: {
    why: {
      title: 'Why we make it',
      text: 'Good bookkeeping software is made for bookkeepers. Simple software gets simple books wrong: it counts a transfer as income, a refund as a sale, a card payment twice. Matchbook is for people who have one business and no time, and it holds itself to the standard of those who check their books.',
    },
    prove: {
      title: 'What we call correct',
      text: 'A statement is added only when its opening balance plus every row gives its closing balance. Monthly totals are written together with the rows they add up, so they can’t drift apart. Every value read from a document shows where on the page it was read, and every match says why it was made.',
    },
    yours: {
      title: 'Your data stays yours',
      text: 'Your books are yours. You can download all of them in files that any spreadsheet and any accountant can open. We don’t connect to your bank, we don’t sell data, and no other company reads your documents.',
    },
    who: {
      title: 'Who we are',
      text: 'A small team. We write the software and answer your questions ourselves, usually within one or two business days.',
    },
    countries: {
      title: 'Countries and languages',
      text: 'Matchbook supports the tax forms, sales taxes and fiscal years of Canada, the United States, the United Kingdom, Ireland, Australia and New Zealand, in English and Canadian French.',
    },
  },
} as const;
