import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ArchiveExports } from '../../functions/store/archive-exports.ts';
import { Categories } from '../../functions/store/categories.ts';
import { change } from '../../functions/store/change.ts';
import { Contacts } from '../../functions/store/contacts.ts';
import { DataExports } from '../../functions/store/data-exports.ts';
import { Feedbacks } from '../../functions/store/feedbacks.ts';
import { Teams } from '../../functions/store/teams.ts';
import { Imports } from '../../functions/store/imports.ts';
import { Jobs } from '../../functions/store/jobs.ts';
import { Ledger } from '../../functions/store/ledger.ts';
import { Lessons } from '../../functions/store/lessons.ts';
import { KilledReads } from '../../functions/store/killed-reads.ts';
import { BouncedAddresses } from '../../functions/store/bounced-addresses.ts';
import { Mailings } from '../../functions/store/mailings.ts';
import { Matches } from '../../functions/store/matches.ts';
import { Pairs } from '../../functions/store/pairs.ts';
import { NoticeMails } from '../../functions/store/notice-mails.ts';
import { Notices } from '../../functions/store/notices.ts';
import { Questions } from '../../functions/store/questions.ts';
import { Organizations } from '../../functions/store/organizations.ts';
import { People } from '../../functions/store/people.ts';
import { PeriodLocks } from '../../functions/store/period-locks.ts';
import { Plans } from '../../functions/store/plans.ts';
import { Rates } from '../../functions/store/rates.ts';
import { Receipts } from '../../functions/store/receipts.ts';
import { RecurringEntries } from '../../functions/store/recurring-entries.ts';
import { ReportSchedules } from '../../functions/store/report-schedules.ts';
import { Reports } from '../../functions/store/reports.ts';
import { SecurityNotices } from '../../functions/store/security-notices.ts';
import { Sessions } from '../../functions/store/sessions.ts';
import { SharedLinks } from '../../functions/store/shared-links.ts';
import { Subscriptions } from '../../functions/store/subscriptions.ts';
import { Table } from '../../functions/store/table.ts';
import { countReadUnits } from '../../infra/local/table/read-units.ts';
import type { LocalCloud } from './local-cloud.ts';
import { NotedOutbox } from './noted-outbox.ts';

/** The parts that matching needs over a running cloud's table, with the read units that were used so far. */
export function meteredCloud({ stack }: Pick<LocalCloud, 'stack'>) {
  const { tableName, region, endpoints } = stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const client = new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials });
  const readUnits = countReadUnits(client);
  const table = new Table(tableName, client);
  const parts = {
    table,
    people: new People(table),
    sessions: new Sessions(table),
    organizations: new Organizations(table),
    plans: new Plans(table),
    subscriptions: new Subscriptions(table),
    rates: new Rates(table),
    periodLocks: new PeriodLocks(table),
    ledger: new Ledger(table),
    receipts: new Receipts(table),
    killedReads: new KilledReads(table),
    matches: new Matches(table),
    lessons: new Lessons(table),
    jobs: new Jobs(table),
    imports: new Imports(table),
    pairs: new Pairs(table),
    recurringEntries: new RecurringEntries(table),
    categories: new Categories(table),
    reports: new Reports(table),
    reportSchedules: new ReportSchedules(table),
    archiveExports: new ArchiveExports(table),
    mailings: new Mailings(table),
    bouncedAddresses: new BouncedAddresses(table),
    feedbacks: new Feedbacks(table),
    contacts: new Contacts(table),
    dataExports: new DataExports(table),
    teams: new Teams(table),
    notices: new Notices(table),
    questions: new Questions(table),
    noticeMails: new NoticeMails(table),
    securityNotices: new SecurityNotices(table),
    sharedLinks: new SharedLinks(table),
    outbox: new NotedOutbox(table, () => new Date()),
    now: () => new Date(),
    log: console,
    change,
  };
  return { parts, readUnits };
}
