/** Every address of the site, spelled once: links, routes and what answers an address are made of them. */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  pricing: '/pricing',
  contact: '/contact',
  security: '/security',
  about: '/about',
  faq: '/faq',
  blog: '/blog',
  /** As articles name the team's page; it leads to the screen. */
  teamInArticles: '/team',
  signIn: '/signin',
  signOut: '/sign-out',
  signUp: '/signup',
  joinTeam: '/join-team',
  unsubscribe: '/unsubscribe',
  /** To where Stripe leads back: pages that need no script, from which whoever is signed in goes on to the screens that know the plan. */
  success: '/success',
  cancel: '/cancel',
  app: '/app',
  paid: '/app/success',
  notPaid: '/app/cancel',
  dashboard: '/app/dashboard',
  receipts: '/app/receipts',
  transactions: '/app/transactions',
  accounts: '/app/transactions/accounts',
  recurring: '/app/transactions/recurring',
  accounting: '/app/accounting',
  reports: '/app/reports',
  archive: '/app/archive',
  settings: '/app/settings',
  notifications: '/app/notifications',
  team: '/app/team',
  clients: '/app/clients',
  questions: '/app/questions',
} as const;

/** Where the contact form is sent to and shown again: a function answers it, while `/contact` itself is a file. */
export const contactFormAddress = '/forms/contact';

/** The address at which an invitation is accepted. */
export const joinTeamPath = (code: string): string => `${paths.joinTeam}?code=${encodeURIComponent(code)}`;

/** Names the organization that an address of the app is about. */
export const BOOKS_PARAM = 'books';

/** An address of the app that opens in this organization, whichever its reader works in. */
export function inBooks(path: string, organizationId: string): string {
  const [place = '', fragment] = path.split('#');
  const named = `${place}${place.includes('?') ? '&' : '?'}${BOOKS_PARAM}=${encodeURIComponent(organizationId)}`;
  return fragment === undefined ? named : `${named}#${fragment}`;
}

/** Where all open questions are listed, not those for the person alone. */
export const openQuestionsPath = `${paths.questions}?list=open`;

/** The address at which an account is held against its newest statement. */
export const reconcilePath = (accountId: string): string => `${paths.accounts}/${accountId}/reconcile`;

/** The address at which something recurring is set up. */
export const newRecurringPath = `${paths.recurring}?new`;

/** Where a schedule of reports is begun, and where one is shown with what became of its periods. */
export const newSchedulePath = `${paths.reports}?tab=reports&schedule=new`;
export const schedulePath = (id: string): string => `${paths.reports}?tab=reports&schedule=${id}`;

/** The address at which an import is open. */
export const importPath = (id: string): string => `${paths.transactions}?statement=${id}`;

/** The address at which a document is open beside what was read from it. */
export const receiptPath = (id: string): string => `${paths.receipts}?review=${id}`;

/** The address at which an entry is open beside the list. */
export const entryPath = (id: string): string => `${paths.transactions}?entry=${id}`;

/** The address at which a statement is asked for. */
export const newImportPath = `${paths.transactions}?statement`;

/** The address at which people choose what they are told of. */
export const notificationSettingsPath = `${paths.settings}?tab=notifications`;

/** Where periods are closed and reopened. */
export const closedPeriodsPath = `${paths.settings}?tab=preferences`;

/** Where a period up to this day is closed. */
export const closePeriodPath = (until: string): string =>
  `${closedPeriodsPath}&close=${until}#closed-periods`;

/** Where a person's data is exported. */
export const dataTabPath = `${paths.settings}?tab=data`;

/** Where the plan and its payment are. */
export const billingPath = `${paths.settings}?tab=billing`;

/** Where a business says that it is registered for sales tax. */
export const salesTaxPath = `${paths.settings}?tab=sales-tax`;
/** By which the settings know who comes from setting up their books: the form is open, and a link leads back. */
export const ENTER_REGISTRATION = 'enter';
export const enterSalesTaxPath = `${salesTaxPath}&${ENTER_REGISTRATION}`;

/** Where reports are listed with the links to them. */
export const sharedLinksPath = `${paths.reports}?tab=reports`;

/** The address by which anybody who has it sees a report without signing in. */
export const sharedPath = (token: string): string => `/shared/${token}`;

/** The address at which a mail is turned off, and on again, by whom it came to. */
export const unsubscribePath = (token: string): string =>
  `${paths.unsubscribe}?token=${encodeURIComponent(token)}`;
