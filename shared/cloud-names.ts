/** Environment variables through which a function learns where its parts are; set by the stacks, read by `functions/runtime/environment.ts`. */
export const environmentNames = {
  table: 'TABLE_NAME',
  documents: 'DOCUMENTS_BUCKET',
  reading: 'READING_QUEUE_URL',
  slowReading: 'SLOW_READING_QUEUE_URL',
  previews: 'PREVIEWS_QUEUE_URL',
  books: 'BOOKS_QUEUE_URL',
  packing: 'PACKING_QUEUE_URL',
  reports: 'REPORTS_QUEUE_URL',
  billing: 'BILLING_QUEUE_URL',
  purging: 'PURGING_QUEUE_URL',
  consumed: 'CONSUMED_QUEUE_URL',
  mailFrom: 'MAIL_FROM',
  mailSet: 'MAIL_CONFIGURATION_SET',
  reportSet: 'REPORT_CONFIGURATION_SET',
  supportAddress: 'SUPPORT_ADDRESS',
  receivingDomain: 'RECEIVING_DOMAIN',
  userPool: 'USER_POOL_ID',
  userPoolClient: 'USER_POOL_CLIENT_ID',
  userPoolPass: 'USER_POOL_PASS',
  site: 'SITE_URL',
  stripeApi: 'STRIPE_API_URL',
  stripeKey: 'STRIPE_SECRET_KEY',
  stripeWebhookSecret: 'STRIPE_WEBHOOK_SECRET',
  stripeTax: 'STRIPE_TAX',
  ecbRates: 'ECB_RATES_URL',
  bankOfCanadaRates: 'BANK_OF_CANADA_RATES_URL',
} as const;

/** The header by which the pool's firewall tells our functions' own calls with a person's token from everybody else's. */
export const poolPassHeader = 'x-matchbook-pool-pass';

/** What functions count, for alarms to watch; each with the function's name as its dimension `service`. */
export const metricsNamespace = 'Matchbook';
/** How many organisations the audit found whose totals are not the sums of their rows, or whose rows it could not add up. */
export const driftMetric = 'LedgerDrift';
/** How many pieces of work were tried as often as they may be, and ended as failed. */
export const givenUpMetric = 'WorkGivenUp';
/** How many messages a consumer gave back: Lambda counts none of them as an error. */
export const failedMetric = 'MessagesFailed';

/** The beginning of the sort keys of messages: of all that is written, the stream delivers these. */
export const messageKeys = 'MESSAGE#';

/** The single table's keys and overloaded indexes. */
export const tableKeys = { partition: 'pk', sort: 'sk', expiry: 'expiresAt' } as const;
export const tableIndexes = {
  index1: { partition: 'pk1', sort: 'sk1' },
  index2: { partition: 'pk2', sort: 'sk2' },
  index3: { partition: 'pk3', sort: 'sk3' },
} as const;

/** Folders of the documents bucket; a key is `<folder>/<organisation>/<upload>`. */
export const documentFolders = {
  /** What a person uploaded, exactly as it came. Object-created events of this folder start the reading. */
  uploads: 'uploads/',
  /** What the readers made of it: read statements and import plans. */
  readings: 'readings/',
  /** Reports just as they were made; of a package also what it holds, and while it is being made what it is made of. */
  reports: 'reports/',
} as const;

/**
 * Folder of the documents bucket where received mail lands exactly as it came, whosever it is; a key is `mails/<delivery>`.
 * Object-created events of this folder have the mail looked at. After 30 days it is gone.
 */
export const mailFolder = 'mails/';
export const mailDaysKept = 30;

/**
 * Folder of the documents bucket where zips of the archive wait to be fetched; a key is `exports/<organisation>/<file>`. After a week they
 * are gone.
 */
export const exportFolder = 'exports/';
export const exportDaysKept = 7;

/** Name of the user pool's scope that only access tokens carry; the authoriser asks for it so that id tokens do not pass. */
export const memberScope = 'aws.cognito.signin.user.admin';

/**
 * For so long backups hold what was deleted: the table's, and the documents' former versions. With the 14 days that a closed account
 * can still be had back, all of it is gone within 30 days, as the site promises.
 */
export const backupDaysKept = 14;
