import { v7 } from 'uuid';
import { callerOf } from '../../functions/runtime/caller.ts';
import type { Cloud } from '../../functions/runtime/cloud.ts';
import { ArchiveCounts } from '../../functions/store/archive-counts.ts';
import { ArchiveExports } from '../../functions/store/archive-exports.ts';
import { Categories } from '../../functions/store/categories.ts';
import { change } from '../../functions/store/change.ts';
import { Closings } from '../../functions/store/closings.ts';
import { Contacts } from '../../functions/store/contacts.ts';
import { DataExports } from '../../functions/store/data-exports.ts';
import { Erasures } from '../../functions/store/erasures.ts';
import { Feedbacks } from '../../functions/store/feedbacks.ts';
import { Teams } from '../../functions/store/teams.ts';
import { Imports } from '../../functions/store/imports.ts';
import { Jobs } from '../../functions/store/jobs.ts';
import { Ledger } from '../../functions/store/ledger.ts';
import { Lessons } from '../../functions/store/lessons.ts';
import { BouncedAddresses } from '../../functions/store/bounced-addresses.ts';
import { Mailings } from '../../functions/store/mailings.ts';
import { Matches } from '../../functions/store/matches.ts';
import { NoticeMails } from '../../functions/store/notice-mails.ts';
import { NoticeSettingsOfPeople } from '../../functions/store/notice-settings.ts';
import { Notices } from '../../functions/store/notices.ts';
import { Organizations } from '../../functions/store/organizations.ts';
import { Outbox } from '../../functions/store/outbox.ts';
import { Pairs } from '../../functions/store/pairs.ts';
import { People } from '../../functions/store/people.ts';
import { PeriodLocks } from '../../functions/store/period-locks.ts';
import { Plans } from '../../functions/store/plans.ts';
import { Questions } from '../../functions/store/questions.ts';
import { Rates } from '../../functions/store/rates.ts';
import { Receipts } from '../../functions/store/receipts.ts';
import { RecurringEntries } from '../../functions/store/recurring-entries.ts';
import { ReportSchedules } from '../../functions/store/report-schedules.ts';
import { Reports } from '../../functions/store/reports.ts';
import { SecondFactors } from '../../functions/store/second-factors.ts';
import { SecurityNotices } from '../../functions/store/security-notices.ts';
import { Sessions } from '../../functions/store/sessions.ts';
import { SharedLinks } from '../../functions/store/shared-links.ts';
import { MailSubscriptions } from '../../functions/store/mail-subscriptions.ts';
import { Subscriptions } from '../../functions/store/subscriptions.ts';
import { Table } from '../../functions/store/table.ts';
import { foundBooks } from '../../functions/use-cases/books/found-books.ts';
import { MemoryTable, type MemoryTableOptions } from './memory-table.ts';

/** The functions' parts that use no more than the table, here in memory, and somebody's new books in it. */
export async function memoryBooks(options: MemoryTableOptions = {}) {
  const memory = new MemoryTable(options);
  const table = new Table(memory.name, memory);
  const now = () => new Date('2026-04-01T12:00:00Z');
  const cloud = {
    change,
    table,
    people: new People(table),
    sessions: new Sessions(table),
    organizations: new Organizations(table),
    erasures: new Erasures(table),
    closings: new Closings(table),
    plans: new Plans(table),
    subscriptions: new Subscriptions(table),
    rates: new Rates(table),
    ledger: new Ledger(table),
    periodLocks: new PeriodLocks(table),
    receipts: new Receipts(table),
    imports: new Imports(table),
    jobs: new Jobs(table),
    matches: new Matches(table),
    lessons: new Lessons(table),
    categories: new Categories(table),
    pairs: new Pairs(table),
    recurringEntries: new RecurringEntries(table),
    reports: new Reports(table),
    reportSchedules: new ReportSchedules(table),
    sharedLinks: new SharedLinks(table),
    archiveCounts: new ArchiveCounts(table),
    archiveExports: new ArchiveExports(table),
    mailings: new Mailings(table),
    bouncedAddresses: new BouncedAddresses(table),
    feedbacks: new Feedbacks(table),
    contacts: new Contacts(table),
    dataExports: new DataExports(table),
    questions: new Questions(table),
    teams: new Teams(table),
    notices: new Notices(table),
    noticeSettings: new NoticeSettingsOfPeople(table),
    noticeMails: new NoticeMails(table),
    mailSubscriptions: new MailSubscriptions(table),
    secondFactors: new SecondFactors(table),
    securityNotices: new SecurityNotices(table),
    outbox: new Outbox(table, now),
    now,
    pause: () => Promise.resolve(),
  } satisfies Partial<Cloud>;
  const userId = v7();
  await foundBooks({ userId, email: 'ada@example.com', fullName: 'Ada' }, cloud);
  const caller = await callerOf(userId, cloud);
  if (!caller) throw new Error('There are no books.');
  return { cloud, caller, memory };
}
