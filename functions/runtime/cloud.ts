import { setTimeout } from 'node:timers/promises';
import { ErasedFiles } from '../adapters/erased-files.ts';
import { Files } from '../adapters/files.ts';
import { Mailer } from '../adapters/mail.ts';
import { PackageFiles } from '../adapters/package-files.ts';
import { Payments } from '../adapters/payments.ts';
import { PoolSecondFactor } from '../adapters/pool-second-factor.ts';
import { PublishedRates } from '../adapters/published-rates.ts';
import { Queues } from '../adapters/queues.ts';
import { StripeEvents } from '../adapters/stripe-events.ts';
import { UserPool } from '../adapters/user-pool.ts';
import type { Stage } from '../domain/work.ts';
import { ArchiveCounts } from '../store/archive-counts.ts';
import { ArchiveExports } from '../store/archive-exports.ts';
import { AuditEntries } from '../store/audit-entries.ts';
import { Audits } from '../store/audits.ts';
import { BouncedAddresses } from '../store/bounced-addresses.ts';
import { Categories } from '../store/categories.ts';
import { change } from '../store/change.ts';
import type { ChangeMethod } from '../store/change.ts';
import { Closings } from '../store/closings.ts';
import { Contacts } from '../store/contacts.ts';
import { DataExports } from '../store/data-exports.ts';
import { Erasures } from '../store/erasures.ts';
import { Feedbacks } from '../store/feedbacks.ts';
import { Imports } from '../store/imports.ts';
import { Jobs } from '../store/jobs.ts';
import { KilledReads } from '../store/killed-reads.ts';
import { Ledger } from '../store/ledger.ts';
import { Lessons } from '../store/lessons.ts';
import { ReceivedMails } from '../store/mail.ts';
import { Mailings } from '../store/mailings.ts';
import { Matches } from '../store/matches.ts';
import { NoticeMails } from '../store/notice-mails.ts';
import { NoticeSettingsOfPeople } from '../store/notice-settings.ts';
import { Notices } from '../store/notices.ts';
import { Organizations } from '../store/organizations.ts';
import { Outbox } from '../store/outbox.ts';
import { Pairs } from '../store/pairs.ts';
import { PeriodLocks } from '../store/period-locks.ts';
import { People } from '../store/people.ts';
import { Plans } from '../store/plans.ts';
import { Questions } from '../store/questions.ts';
import { Rates } from '../store/rates.ts';
import { Receipts } from '../store/receipts.ts';
import { RecurringEntries } from '../store/recurring-entries.ts';
import { ReportSchedules } from '../store/report-schedules.ts';
import { Reports } from '../store/reports.ts';
import { SecondFactors } from '../store/second-factors.ts';
import { SecurityNotices } from '../store/security-notices.ts';
import { Sessions } from '../store/sessions.ts';
import { SharedLinks } from '../store/shared-links.ts';
import { MailSubscriptions } from '../store/mail-subscriptions.ts';
import { Subscriptions } from '../store/subscriptions.ts';
import { Teams } from '../store/teams.ts';
import { TokenBuckets } from '../store/token-buckets.ts';
import { Table } from '../store/table.ts';
import { environment, environmentIfGiven } from './environment.ts';
import { log } from './log.ts';
import { oncePerFunction } from './once-per-function.ts';

/** Everything outside a use case: the table's repositories, the bucket, the queues, the mail and the clock. */
export interface Cloud {
  /**
   * Carries out one act in one transaction, with its entry in the audit log: the one way to write (`store/change.ts`). Call it on the cloud
   * itself.
   */
  readonly change: ChangeMethod;
  readonly table: Table;
  readonly people: People;
  readonly sessions: Sessions;
  readonly organizations: Organizations;
  readonly erasures: Erasures;
  readonly closings: Closings;
  readonly audits: Audits;
  readonly auditEntries: AuditEntries;
  readonly plans: Plans;
  readonly subscriptions: Subscriptions;
  readonly rates: Rates;
  readonly publishedRates: PublishedRates;
  readonly ledger: Ledger;
  readonly periodLocks: PeriodLocks;
  readonly receipts: Receipts;
  readonly imports: Imports;
  readonly killedReads: KilledReads;
  readonly matches: Matches;
  readonly lessons: Lessons;
  readonly jobs: Jobs;
  readonly categories: Categories;
  readonly pairs: Pairs;
  readonly recurringEntries: RecurringEntries;
  readonly reports: Reports;
  readonly reportSchedules: ReportSchedules;
  readonly sharedLinks: SharedLinks;
  readonly archiveCounts: ArchiveCounts;
  readonly archiveExports: ArchiveExports;
  readonly mailings: Mailings;
  readonly bouncedAddresses: BouncedAddresses;
  readonly feedbacks: Feedbacks;
  readonly contacts: Contacts;
  readonly dataExports: DataExports;
  readonly questions: Questions;
  readonly teams: Teams;
  readonly notices: Notices;
  readonly noticeSettings: NoticeSettingsOfPeople;
  readonly noticeMails: NoticeMails;
  readonly mailSubscriptions: MailSubscriptions;
  readonly securityNotices: SecurityNotices;
  readonly secondFactors: SecondFactors;
  readonly tokenBuckets: TokenBuckets;
  readonly receivedMails: ReceivedMails;
  readonly files: Files;
  readonly erasedFiles: ErasedFiles;
  readonly packageFiles: PackageFiles;
  readonly outbox: Outbox;
  readonly queues: Queues<Stage>;
  readonly mail: Mailer;
  /** Where people reach the product: what the paths in a mail stand behind. */
  readonly siteUrl: string;
  /** Where feedback and what anybody writes to us goes. */
  readonly supportAddress: string;
  /** Domain of the addresses at which organisations receive documents; undefined where none are received. */
  readonly receivingDomain: string | undefined;
  /** Undefined where the stage takes no payments. */
  readonly payments: Payments | undefined;
  readonly stripeEvents: StripeEvents | undefined;
  readonly userPool: UserPool;
  readonly poolSecondFactor: PoolSecondFactor;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly now: () => Date;
  /** Waits for so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
  readonly log: Pick<typeof log, 'info' | 'warn' | 'error'>;
}

/** The cloud of this function. A part is made when it is first used, so a function needs only what its touches grant. */
export const cloud: Cloud = {
  change,
  get table() {
    return once('table', () => new Table(environment('table')));
  },
  get people() {
    return once('people', () => new People(this.table));
  },
  get sessions() {
    return once('sessions', () => new Sessions(this.table));
  },
  get organizations() {
    return once('organizations', () => new Organizations(this.table));
  },
  get erasures() {
    return once('erasures', () => new Erasures(this.table));
  },
  get closings() {
    return once('closings', () => new Closings(this.table));
  },
  get audits() {
    return once('audits', () => new Audits(this.table));
  },
  get auditEntries() {
    return once('auditEntries', () => new AuditEntries(this.table));
  },
  get plans() {
    return once('plans', () => new Plans(this.table));
  },
  get subscriptions() {
    return once('subscriptions', () => new Subscriptions(this.table));
  },
  get rates() {
    return once('rates', () => new Rates(this.table));
  },
  get publishedRates() {
    return once('publishedRates', () => new PublishedRates((source) => environmentIfGiven(ratesOf[source])));
  },
  get ledger() {
    return once('ledger', () => new Ledger(this.table));
  },
  get periodLocks() {
    return once('periodLocks', () => new PeriodLocks(this.table));
  },
  get receipts() {
    return once('receipts', () => new Receipts(this.table));
  },
  get imports() {
    return once('imports', () => new Imports(this.table));
  },
  get killedReads() {
    return once('killedReads', () => new KilledReads(this.table));
  },
  get matches() {
    return once('matches', () => new Matches(this.table));
  },
  get lessons() {
    return once('lessons', () => new Lessons(this.table));
  },
  get jobs() {
    return once('jobs', () => new Jobs(this.table));
  },
  get categories() {
    return once('categories', () => new Categories(this.table));
  },
  get pairs() {
    return once('pairs', () => new Pairs(this.table));
  },
  get recurringEntries() {
    return once('recurringEntries', () => new RecurringEntries(this.table));
  },
  get reports() {
    return once('reports', () => new Reports(this.table));
  },
  get reportSchedules() {
    return once('reportSchedules', () => new ReportSchedules(this.table));
  },
  get sharedLinks() {
    return once('sharedLinks', () => new SharedLinks(this.table));
  },
  get archiveCounts() {
    return once('archiveCounts', () => new ArchiveCounts(this.table));
  },
  get archiveExports() {
    return once('archiveExports', () => new ArchiveExports(this.table));
  },
  get mailings() {
    return once('mailings', () => new Mailings(this.table));
  },
  get bouncedAddresses() {
    return once('bouncedAddresses', () => new BouncedAddresses(this.table));
  },
  get feedbacks() {
    return once('feedbacks', () => new Feedbacks(this.table));
  },
  get contacts() {
    return once('contacts', () => new Contacts(this.table));
  },
  get dataExports() {
    return once('dataExports', () => new DataExports(this.table));
  },
  get questions() {
    return once('questions', () => new Questions(this.table));
  },
  get teams() {
    return once('teams', () => new Teams(this.table));
  },
  get notices() {
    return once('notices', () => new Notices(this.table));
  },
  get noticeSettings() {
    return once('noticeSettings', () => new NoticeSettingsOfPeople(this.table));
  },
  get noticeMails() {
    return once('noticeMails', () => new NoticeMails(this.table));
  },
  get mailSubscriptions() {
    return once('mailSubscriptions', () => new MailSubscriptions(this.table));
  },
  get securityNotices() {
    return once('securityNotices', () => new SecurityNotices(this.table));
  },
  get secondFactors() {
    return once('secondFactors', () => new SecondFactors(this.table));
  },
  get tokenBuckets() {
    return once('tokenBuckets', () => new TokenBuckets(this.table));
  },
  get receivedMails() {
    return once('receivedMails', () => new ReceivedMails(this.table));
  },
  get files() {
    return once('files', () => new Files(environment('documents')));
  },
  get erasedFiles() {
    return once('erasedFiles', () => new ErasedFiles(environment('documents')));
  },
  get packageFiles() {
    return once('packageFiles', () => new PackageFiles(environment('documents')));
  },
  get outbox() {
    return once('outbox', () => new Outbox(this.table, this.now));
  },
  get queues() {
    return once('queues', () => new Queues<Stage>((stage) => environment(stage)));
  },
  get mail() {
    const sets = { mails: environment('mailSet'), reports: environment('reportSet') };
    return once('mail', () => new Mailer(environment('mailFrom'), {}, sets));
  },
  get siteUrl() {
    return environment('site');
  },
  get supportAddress() {
    return environment('supportAddress');
  },
  get receivingDomain() {
    return environmentIfGiven('receivingDomain');
  },
  get payments() {
    const key = environmentIfGiven('stripeKey');
    if (!key) return undefined;
    const hasTax = environmentIfGiven('stripeTax') === 'on';
    return once('payments', () => new Payments({ key, api: environment('stripeApi'), hasTax }));
  },
  get stripeEvents() {
    const secret = environmentIfGiven('stripeWebhookSecret');
    return secret ? once('stripeEvents', () => new StripeEvents(secret)) : undefined;
  },
  get userPool() {
    return once('userPool', () => new UserPool());
  },
  get poolSecondFactor() {
    return once('poolSecondFactor', () => new PoolSecondFactor(environmentIfGiven('userPoolPass')));
  },
  get userPoolId() {
    return environment('userPool');
  },
  get userPoolClientId() {
    return environment('userPoolClient');
  },
  now: () => new Date(),
  pause: (ms) => setTimeout(ms),
  log,
};

/** The cloud of a trigger of the user pool, which can't be told of its pool beforehand: that would be a cycle of the stacks. */
export const cloudOfPool = (userPoolId: string): Cloud =>
  Object.create(cloud, { userPoolId: { value: userPoolId } }) as Cloud;

/** Where each source's files are. */
const ratesOf = { ecb: 'ecbRates', 'bank-of-canada': 'bankOfCanadaRates' } as const;

const once = <K extends keyof Cloud>(name: K, make: () => Cloud[K]): Cloud[K] => oncePerFunction(name, make);
