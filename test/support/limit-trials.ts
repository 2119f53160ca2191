import { v7 } from 'uuid';
import type { Files } from '../../functions/adapters/files.ts';
import type { UserPool } from '../../functions/adapters/user-pool.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { KilledReads } from '../../functions/store/killed-reads.ts';
import { noticeOf } from '../../functions/store/notices.ts';
import { planItems } from '../../functions/store/plans.ts';
import { SecondFactors } from '../../functions/store/second-factors.ts';
import { exportArchive } from '../../functions/use-cases/archive/export-archive.ts';
import { addAccount } from '../../functions/use-cases/books/add-account.ts';
import { noteCodeSent } from '../../functions/use-cases/books/signup-codes.ts';
import { verifySignup } from '../../functions/use-cases/books/verify-signup.ts';
import { addCategory } from '../../functions/use-cases/categories/add-category.ts';
import { makeAccountantPackage } from '../../functions/use-cases/exports/make-accountant-package.ts';
import { makeReport } from '../../functions/use-cases/exports/make-report.ts';
import { sendCustomExport } from '../../functions/use-cases/exports/send-custom-export.ts';
import { commitStatementImport } from '../../functions/use-cases/imports/commit-statement-import.ts';
import { newImport } from '../../functions/use-cases/imports/new-import.ts';
import { addTransaction } from '../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../functions/use-cases/ledger/delete-transaction.ts';
import { sendFeedback } from '../../functions/use-cases/notices/send-feedback.ts';
import { tellMembers } from '../../functions/use-cases/notices/tell-members.ts';
import { askQuestion } from '../../functions/use-cases/questions/ask-question.ts';
import { commentOnQuestion } from '../../functions/use-cases/questions/comment-on-question.ts';
import { readReceipt } from '../../functions/use-cases/receipts/read-receipt.ts';
import { startUpload } from '../../functions/use-cases/receipts/start-upload.ts';
import { addRecurringEntry } from '../../functions/use-cases/recurring/add-recurring-entry.ts';
import { deleteRecurringEntry } from '../../functions/use-cases/recurring/delete-recurring-entry.ts';
import { restoreRecurringEntry } from '../../functions/use-cases/recurring/restore-recurring-entry.ts';
import { addReportSchedule } from '../../functions/use-cases/schedules/add-report-schedule.ts';
import { deleteReportSchedule } from '../../functions/use-cases/schedules/delete-report-schedule.ts';
import { restoreReportSchedule } from '../../functions/use-cases/schedules/restore-report-schedule.ts';
import { countedTry } from '../../functions/use-cases/second-factor/counted-try.ts';
import { createSharedLink } from '../../functions/use-cases/shared-links/create-shared-link.ts';
import { addOrganization } from '../../functions/use-cases/team/add-organization.ts';
import { unlockShared } from '../../functions/use-cases/shared-links/unlock-shared.ts';
import {
  limits,
  mailLimits,
  planLimits,
  type LimitName,
  type MailLimits,
  type PlanLimits,
} from '../../shared/limits.ts';
import { answered } from './answered.ts';
import { entry, recurringEntry, reportSchedule } from './entries.ts';
import { memoryBooks } from './memory-books.ts';
import { readLines, receiptLines } from './simulation/documents.ts';
import { MemoryFiles } from './simulation/parts.ts';

/** A limit about to be tried: how many more it has room for, and how one more is asked for, the last time or any. */
export interface Trial {
  readonly room: number;
  /** Whether it was taken; what was not is refused, or done otherwise as the limit has it. */
  readonly ask: (at: number) => Promise<boolean>;
}

/** Of the large limits so many places are left before they are tried: the last ones are those that are fought for. */
const ROOM_LEFT = 10;
const march = { from: '2026-03-01', to: '2026-03-31' };
const silent = () => undefined;

/** Books with an entry of March, on trial unless told. */
async function books(plan?: 'starter') {
  const { cloud: parts, caller, memory } = await memoryBooks();
  const { organizationId } = caller;
  const calm = { before: () => Promise.resolve(), after: () => Promise.resolve() };
  const cloud = {
    ...parts,
    files: new MemoryFiles(calm, silent) as Files,
    killedReads: new KilledReads(parts.table),
    log: { info: silent, warn: silent, error: silent },
    siteUrl: 'https://site.example',
  };
  if (plan)
    await cloud.table.write([cloud.table.put(planItems, { organizationId, name: plan, trialEndsAt: null })]);
  await addTransaction(entry(), caller, cloud);
  return { cloud, caller, memory, organizationId };
}

/** What was decided: a lost race is no decision, and whoever lost it asks again. */
async function isTaken(ask: () => Promise<object>): Promise<boolean> {
  for (;;) {
    const outcome = await answered(ask);
    if (!isRefusal(outcome)) return true;
    if (outcome.refused !== 'changed-meanwhile') return false;
  }
}

/** One of several ways to the same limit, in turn. */
const eitherOf =
  (...ways: readonly (() => Promise<object>)[]) =>
  (at: number): Promise<boolean> => {
    const way = ways[at % ways.length];
    if (!way) throw new Error('There is no way.');
    return isTaken(way);
  };

/** How each limit of the table is tried. */
export const limitTrials: Readonly<
  Record<LimitName | keyof PlanLimits | keyof MailLimits, () => Promise<Trial>>
> = {
  async organizations() {
    const { cloud, caller } = await books();
    for (let at = ROOM_LEFT; at < limits.organizations; at += 1)
      await cloud.table.write([cloud.people.countingOrganization(caller.userId)]);
    const ask = () => isTaken(() => addOrganization({ id: v7(), name: 'Beehives' }, caller, cloud));
    return { room: ROOM_LEFT, ask };
  },
  async accounts() {
    const { cloud, caller, organizationId } = await books();
    const before = await cloud.organizations.get(organizationId);
    if (!before) throw new Error('There are no books.');
    const [first] = before.accounts;
    const more = Array.from({ length: limits.accounts - ROOM_LEFT - before.accounts.length }, () => {
      const id = v7();
      return { kind: 'checking' as const, currency: before.currency, ...first, id, name: id };
    });
    const full = more.map((account) => ({ lastDigits: null, openingBalance: 0, ...account }));
    await cloud.table.write([cloud.organizations.accountsChange(before, [...before.accounts, ...full])]);
    const ask = eitherOf(
      () => addAccount({ id: v7(), name: v7(), kind: 'checking' }, caller, cloud),
      () => addTransaction(entry({ accountLabel: v7() }), caller, cloud),
      () => addRecurringEntry(recurringEntry({ accountLabel: v7() }), caller, cloud),
    );
    return { room: ROOM_LEFT, ask };
  },
  async categories() {
    const { cloud, caller, organizationId } = await books();
    const before = await cloud.organizations.get(organizationId);
    if (!before) throw new Error('There are no books.');
    const kept = Array.from({ length: limits.categories - ROOM_LEFT - before.categories.length }, () => {
      const id = v7();
      return { id, name: id, kind: 'expense' as const };
    });
    await cloud.table.write([cloud.organizations.categoriesChange(before, [...before.categories, ...kept])]);
    const ask = eitherOf(
      () => addCategory({ id: v7(), name: v7(), kind: 'expense' }, caller, cloud),
      () => addTransaction(entry({ category: v7() }), caller, cloud),
    );
    return { room: ROOM_LEFT, ask };
  },
  async recurringEntries() {
    const { cloud, caller } = await books();
    const add = () => addRecurringEntry(recurringEntry(), caller, cloud);
    const deleted: string[] = [];
    for (let at = 0; at < ROOM_LEFT; at += 1) {
      const wish = recurringEntry();
      await addRecurringEntry(wish, caller, cloud);
      await deleteRecurringEntry(wish.id, caller, cloud);
      deleted.push(wish.id);
    }
    for (let at = ROOM_LEFT; at < limits.recurringEntries; at += 1) await add();
    const first = () => ({
      recurring: { id: v7(), frequency: 'monthly' as const, nextDueDate: '2026-04-10' },
    });
    const ask = eitherOf(
      add,
      () => restoreRecurringEntry(deleted.pop() ?? '', caller, cloud),
      () => addTransaction(entry(first()), caller, cloud),
    );
    return { room: ROOM_LEFT, ask };
  },
  async openQuestions() {
    const { cloud, caller, organizationId } = await books();
    const row = entry();
    await addTransaction(row, caller, cloud);
    const counts = await cloud.questions.counts(organizationId);
    const open = limits.openQuestions - ROOM_LEFT - 1;
    const about = { transactionId: row.id };
    await cloud.table.write(
      cloud.questions.adding(
        {
          ...{ id: v7(), organizationId, about, text: 'Why?', askedBy: caller.userId, askedOf: null },
          ...{ askedAt: cloud.now().toISOString(), status: 'open', isAway: false, comments: [] },
          ...{ answer: null, version: 1 },
        },
        await cloud.questions.aboutThing(organizationId, row.id),
        { ...counts, open },
      ),
    );
    return {
      room: ROOM_LEFT,
      ask: eitherOf(() => askQuestion({ id: v7(), about, text: 'Why?' }, caller, cloud)),
    };
  },
  async questionsAboutOne() {
    const { cloud, caller } = await books();
    const row = entry();
    await addTransaction(row, caller, cloud);
    const about = { transactionId: row.id };
    const ask = () => askQuestion({ id: v7(), about, text: 'Why?' }, caller, cloud);
    for (let at = ROOM_LEFT; at < limits.questionsAboutOne; at += 1) await ask();
    return { room: ROOM_LEFT, ask: eitherOf(ask) };
  },
  async commentsOfAQuestion() {
    const { cloud, caller } = await books();
    const row = entry();
    await addTransaction(row, caller, cloud);
    const question = { id: v7(), about: { transactionId: row.id }, text: 'Why?' };
    await askQuestion(question, caller, cloud);
    const comment = () => commentOnQuestion(question.id, { id: v7(), text: 'Well.' }, caller, cloud);
    for (let at = ROOM_LEFT; at < limits.commentsOfAQuestion; at += 1) await comment();
    return { room: ROOM_LEFT, ask: eitherOf(comment) };
  },
  async reportSchedules() {
    const { cloud, caller } = await books();
    const room = limits.reportSchedules;
    const deleted: string[] = [];
    for (let at = 0; at < 2 * room; at += 1) {
      const wish = reportSchedule();
      await addReportSchedule(wish, caller, cloud);
      await deleteReportSchedule(wish.id, caller, cloud);
      deleted.push(wish.id);
    }
    const ask = eitherOf(
      () => addReportSchedule(reportSchedule(), caller, cloud),
      () => restoreReportSchedule(deleted.pop() ?? '', caller, cloud),
    );
    return { room, ask };
  },
  async reportsADay() {
    const { cloud, caller } = await books();
    const wish = { type: 'profit-loss', ...march, format: 'csv' } as const;
    return {
      room: limits.reportsADay,
      ask: eitherOf(() => makeReport({ id: v7(), ...wish }, caller, cloud)),
    };
  },
  async packagesADay() {
    const { cloud, caller } = await books();
    return {
      room: limits.packagesADay,
      ask: eitherOf(() => makeAccountantPackage({ id: v7(), ...march }, caller, cloud)),
    };
  },
  async archiveExportsADay() {
    const { cloud, caller } = await books();
    const row = entry();
    await addTransaction(row, caller, cloud);
    await deleteTransaction(row.id, caller, cloud);
    return {
      room: limits.archiveExportsADay,
      ask: eitherOf(() => exportArchive({ id: v7(), filter: {} }, caller, cloud)),
    };
  },
  async feedbackADay() {
    const { cloud, caller } = await books();
    const said = { type: 'general', message: 'Thank you.', page: '/app', appVersion: '1' } as const;
    return {
      room: limits.feedbackADay,
      ask: eitherOf(() => sendFeedback({ id: v7(), ...said }, caller, cloud)),
    };
  },
  async noticeMailsADay() {
    const { cloud, organizationId, memory } = await books();
    const atOnce = (noticeId: string) =>
      memory
        .items()
        .some(
          (item) =>
            item['entity'] === 'notice-mail' && item['noticeId'] === noticeId && item['mail'] === 'waiting',
        );
    const ask = async () => {
      const event = { organizationId, kind: 'report-failed', aboutId: v7(), name: 'March' } as const;
      const notice = noticeOf(event, cloud.now().toISOString());
      await cloud.table.write([cloud.notices.tellingOnce(notice)]);
      const tell = (): Promise<void> => tellMembers(organizationId, notice.id, cloud).catch(tell);
      await tell();
      return atOnce(notice.id);
    };
    return { room: limits.noticeMailsADay, ask };
  },
  async signupCodeTries() {
    const { cloud } = await books();
    const email = 'eve@example.com';
    await noteCodeSent(email, cloud);
    const confirm: UserPool['confirm'] = () => Promise.resolve('wrong-code');
    const userPool = { confirm } as Partial<UserPool> as UserPool;
    const ask = async (at: number) => {
      const parts = { ...cloud, userPool, userPoolClientId: 'browser' };
      const outcome = await verifySignup({ email, token: String(at).padStart(6, '0') }, parts);
      return isRefusal(outcome) && outcome.refused === 'wrong-code';
    };
    return { room: limits.signupCodeTries, ask };
  },
  async passPhraseTriesAnHour() {
    const { cloud, caller, organizationId } = await books();
    const at = cloud.now().toISOString();
    const reportId = v7();
    const { userId } = caller;
    await cloud.table.write([
      cloud.reports.addition({
        ...{ id: reportId, organizationId, userId, name: 'report.csv', type: 'transactions', format: 'csv' },
        ...{ ...march, fields: [], onlyMatched: false, asked: '', version: 1, isKept: true },
        ...{ status: 'Ready', size: 1000, createdAt: at, changedAt: at, language: 'en' },
      }),
    ]);
    const wish = { id: v7(), reportId, label: 'Anna', days: 30, passPhrase: 'maple hardware' };
    const made = await createSharedLink(wish, caller, cloud);
    const token = isRefusal(made) ? '' : (made.url.split('/').at(-1) ?? '');
    const ask = async () => {
      const page = await unlockShared({ token, phrase: 'maple hardwood', userAgent: '' }, cloud);
      return 'status' in page && page.status === 403;
    };
    return { room: limits.passPhraseTriesAnHour, ask };
  },
  async signInTriesAnHour() {
    const { cloud, caller } = await books();
    const parts = { ...cloud, secondFactors: new SecondFactors(cloud.table) };
    const ask = async () => (await countedTry({ what: 'code', whose: caller.userId }, parts)) === undefined;
    return { room: limits.signInTriesAnHour, ask };
  },
  async documents() {
    const { cloud, caller, organizationId } = await books('starter');
    const ask = async (at: number) => {
      const upload = {
        ...{ id: v7(), fileName: 'march.pdf', contentType: 'application/pdf', size: 3 },
        ...{ sha256: String(at).padStart(64, '0'), purpose: 'receipt' as const },
      };
      await startUpload(upload, caller, cloud);
      const text = receiptLines({ vendor: `Alder Books ${at}`, day: '2026-03-02', amount: 1250 + at });
      const stored = { ...upload, organizationId, userId: caller.userId, createdAt: '' };
      await cloud.files.saveOriginal(stored, new TextEncoder().encode(text));
      const reader = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };
      await readReceipt({ organizationId, receiptId: upload.id }, cloud, reader);
      const receipt = await cloud.receipts.get(organizationId, upload.id);
      return receipt !== undefined && receipt.problem === undefined && receipt.status === 'processed';
    };
    return { room: planLimits.starter.documents ?? 0, ask };
  },
  async statements() {
    const { cloud, caller, organizationId } = await books('starter');
    const accountId = (await cloud.organizations.get(organizationId))?.accounts[0]?.id ?? '';
    const ask = async () => {
      const upload = { id: v7(), organizationId, userId: caller.userId, fileName: 'march.csv' };
      await cloud.table.write([
        cloud.imports.addition({ ...newImport(upload, v7(), cloud), status: 'ready', id: upload.id }),
      ]);
      return isTaken(() => commitStatementImport(upload.id, { accountId }, caller, cloud));
    };
    return { room: planLimits.starter.statements ?? 0, ask };
  },
  async statementUploads() {
    const { cloud, caller } = await books('starter');
    const file = { fileName: 'march.csv', contentType: 'text/csv', size: 3, purpose: 'statement' as const };
    const upload = () => startUpload({ id: v7(), ...file, sha256: 'a'.repeat(64) }, caller, cloud);
    return { room: planLimits.starter.statementUploads ?? 0, ask: eitherOf(upload) };
  },
  async mails() {
    const { cloud, caller } = await books();
    const order = exportTo(() => 'books@example.com', caller, cloud);
    return { room: mailLimits.onTrial.mails, ask: eitherOf(order) };
  },
  async newAddresses() {
    const { cloud, caller } = await books();
    const order = exportTo(() => `${v7()}@example.com`, caller, cloud);
    return { room: mailLimits.onTrial.newAddresses, ask: eitherOf(order) };
  },
};

const exportTo =
  (
    address: () => string,
    caller: Awaited<ReturnType<typeof books>>['caller'],
    cloud: Awaited<ReturnType<typeof books>>['cloud'],
  ) =>
  () => {
    const days = { exportType: 'custom' as const, dateRange: march, selectedFields: ['date' as const] };
    return sendCustomExport({ body: { ...days, accountantEmail: address() } }, caller, cloud);
  };
