/** The pricing page; what plans cost and have is in `plans`. */
export const pricing = {
  title: 'Pricing',
  description: 'What Matchbook costs: free to start with, $8 a month for freelancers, $18 a month for teams.',
  headline: 'Start free. Pay when it saves you time.',
  lead: 'Every account begins with {{days}} days of Professional, without a credit card. After that, choose a plan or stay on Starter for free.',
  choose: 'Choose {{plan}}',
  start: 'Start Free Trial',
  enterpriseTitle: 'Enterprise',
  enterprise:
    'As many members as you need, with permissions set for each of them. Tell us about your business and we’ll agree on terms.',
  contact: 'Contact us',
  note: 'Prices in {{currency}}, before tax. You pay in the currency shown here.',
  faqTitle: 'Questions about plans',
  faq: {
    trial: {
      question: 'What happens when the trial ends?',
      answer:
        'You move to the free Starter plan unless you subscribe. Nothing is deleted or hidden: everything you entered stays where it is.',
    },
    cancel: {
      question: 'Can I cancel at any time?',
      answer:
        'Yes, under Settings, Billing. You keep your plan until the end of the period you paid for, and then move to the free Starter plan.',
    },
    refund: {
      question: 'Can I get my money back?',
      answer:
        'Yes. Within {{days}} days of your first payment you can ask for a refund under Settings, Billing. The full amount goes back to your card, and the plan ends.',
    },
    documents: {
      question: 'What counts as a document?',
      answer:
        'Each receipt, invoice or other paper that Matchbook reads for you, counted by calendar month. Copies of the same document and files that can’t be read don’t count.',
    },
    accountant: {
      question: 'Do I pay for my accountant?',
      answer:
        'No. An accountant you invite can view your books and download reports for free, on every plan. They don’t take up a seat and can’t change anything.',
    },
    card: {
      question: 'Who sees my card number?',
      answer:
        'Only Stripe, which handles our payments. You enter your card on Stripe’s page; the number never reaches us.',
    },
  },
} as const;
