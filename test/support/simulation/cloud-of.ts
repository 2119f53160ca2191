import type { Cloud } from '../../../functions/runtime/cloud.ts';
import { ArchiveCounts } from '../../../functions/store/archive-counts.ts';
import { ArchiveExports } from '../../../functions/store/archive-exports.ts';
import { AuditEntries } from '../../../functions/store/audit-entries.ts';
import { Audits } from '../../../functions/store/audits.ts';
import { Categories } from '../../../functions/store/categories.ts';
import { change } from '../../../functions/store/change.ts';
import { Erasures } from '../../../functions/store/erasures.ts';
import { Closings } from '../../../functions/store/closings.ts';
import { Contacts } from '../../../functions/store/contacts.ts';
import { DataExports } from '../../../functions/store/data-exports.ts';
import { TokenBuckets } from '../../../functions/store/token-buckets.ts';
import { Feedbacks } from '../../../functions/store/feedbacks.ts';
import { Teams } from '../../../functions/store/teams.ts';
import { Imports } from '../../../functions/store/imports.ts';
import { Jobs } from '../../../functions/store/jobs.ts';
import { KilledReads } from '../../../functions/store/killed-reads.ts';
import { Ledger } from '../../../functions/store/ledger.ts';
import { Lessons } from '../../../functions/store/lessons.ts';
import { ReceivedMails } from '../../../functions/store/mail.ts';
import { BouncedAddresses } from '../../../functions/store/bounced-addresses.ts';
import { Mailings } from '../../../functions/store/mailings.ts';
import { Matches } from '../../../functions/store/matches.ts';
import { NoticeMails } from '../../../functions/store/notice-mails.ts';
import { NoticeSettingsOfPeople } from '../../../functions/store/notice-settings.ts';
import { Notices } from '../../../functions/store/notices.ts';
import { Questions } from '../../../functions/store/questions.ts';
import { Organizations } from '../../../functions/store/organizations.ts';
import { Outbox } from '../../../functions/store/outbox.ts';
import { Pairs } from '../../../functions/store/pairs.ts';
import { People } from '../../../functions/store/people.ts';
import { PeriodLocks } from '../../../functions/store/period-locks.ts';
import { Plans } from '../../../functions/store/plans.ts';
import { Rates } from '../../../functions/store/rates.ts';
import { Receipts } from '../../../functions/store/receipts.ts';
import { RecurringEntries } from '../../../functions/store/recurring-entries.ts';
import { ReportSchedules } from '../../../functions/store/report-schedules.ts';
import { Reports } from '../../../functions/store/reports.ts';
import { SecondFactors } from '../../../functions/store/second-factors.ts';
import { SecurityNotices } from '../../../functions/store/security-notices.ts';
import { Sessions } from '../../../functions/store/sessions.ts';
import { SharedLinks } from '../../../functions/store/shared-links.ts';
import { MailSubscriptions } from '../../../functions/store/mail-subscriptions.ts';
import { Subscriptions } from '../../../functions/store/subscriptions.ts';
import { Table } from '../../../functions/store/table.ts';
import { PublishedRates } from '../../../functions/adapters/published-rates.ts';
import { MemoryBucket, MemoryPackageFiles } from '../memory-package-files.ts';
import type { MemoryTable } from '../memory-table.ts';
import type { MemoryPool } from './memory-pool.ts';
import { MemoryErasedFiles } from './parts.ts';
import type { MemoryFiles, MemoryMailer, MemoryQueues } from './parts.ts';
import type { Scheduler } from './scheduler.ts';

/** How many schedules books may have: so few that two people reach it. */
export const SCHEDULES_MAX = 3;

/** What a world has in the place of machines. */
interface InMemory {
  readonly table: MemoryTable;
  readonly files: MemoryFiles;
  readonly queues: MemoryQueues;
  readonly mailer: MemoryMailer;
  readonly pool: MemoryPool;
  readonly logged: string[];
  readonly scheduler: Scheduler;
}

/** The functions' cloud of a world: the product's own parts over what lies in memory, by the world's clock. */
export function cloudOf({ table: memory, files, queues, mailer, pool, logged, scheduler }: InMemory): Cloud {
  const table = new Table(memory.name, memory, (ms) => scheduler.sleep(ms));
  const silent = () => undefined;
  return {
    change,
    table,
    people: new People(table),
    sessions: new Sessions(table),
    organizations: new Organizations(table),
    erasures: new Erasures(table),
    closings: new Closings(table),
    audits: new Audits(table),
    auditEntries: new AuditEntries(table),
    plans: new Plans(table),
    subscriptions: new Subscriptions(table),
    rates: new Rates(table),
    publishedRates: new PublishedRates(() => undefined),
    ledger: new Ledger(table),
    periodLocks: new PeriodLocks(table),
    receipts: new Receipts(table),
    imports: new Imports(table),
    matches: new Matches(table),
    lessons: new Lessons(table),
    jobs: new Jobs(table),
    categories: new Categories(table),
    pairs: new Pairs(table),
    recurringEntries: new RecurringEntries(table),
    reports: new Reports(table),
    reportSchedules: new ReportSchedules(table, SCHEDULES_MAX),
    sharedLinks: new SharedLinks(table),
    archiveCounts: new ArchiveCounts(table),
    archiveExports: new ArchiveExports(table),
    mailings: new Mailings(table),
    bouncedAddresses: new BouncedAddresses(table),
    feedbacks: new Feedbacks(table),
    contacts: new Contacts(table),
    dataExports: new DataExports(table),
    tokenBuckets: new TokenBuckets(table),
    teams: new Teams(table),
    notices: new Notices(table),
    questions: new Questions(table),
    noticeSettings: new NoticeSettingsOfPeople(table),
    noticeMails: new NoticeMails(table),
    mailSubscriptions: new MailSubscriptions(table),
    securityNotices: new SecurityNotices(table),
    secondFactors: new SecondFactors(table),
    killedReads: new KilledReads(table),
    receivedMails: new ReceivedMails(table),
    files,
    erasedFiles: new MemoryErasedFiles(files),
    packageFiles: new MemoryPackageFiles(new MemoryBucket()),
    outbox: new Outbox(table, scheduler.now),
    queues,
    mail: mailer,
    siteUrl: 'https://matchbook.example',
    supportAddress: 'support@matchbook.example',
    receivingDomain: undefined,
    payments: undefined,
    stripeEvents: undefined,
    userPool: pool.userPool,
    poolSecondFactor: pool.poolSecondFactor,
    userPoolId: '',
    userPoolClientId: '',
    now: scheduler.now,
    pause: (ms) => scheduler.sleep(ms),
    log: {
      info: silent,
      warn: silent,
      error: (line) => void logged.push(typeof line === 'string' ? line : JSON.stringify(line)),
    },
  };
}
