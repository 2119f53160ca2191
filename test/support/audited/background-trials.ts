import { v7 } from 'uuid';
import { pageProblem } from '../../../functions/adapters/page-text/page-reading.ts';
import type { Work } from '../../../functions/domain/work.ts';
import type { System } from '../../../functions/store/change.ts';
import { addAccount } from '../../../functions/use-cases/books/add-account.ts';
import { savePreferences } from '../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../functions/use-cases/books/update-profile.ts';
import { doPreview } from '../../../functions/use-cases/imports/do-preview.ts';
import { createCheckout } from '../../../functions/use-cases/billing/create-checkout.ts';
import { doBilling } from '../../../functions/use-cases/billing/do-billing.ts';
import { setPlan } from '../../../functions/use-cases/billing/set-plan.ts';
import { newImport } from '../../../functions/use-cases/imports/new-import.ts';
import { doWork } from '../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { newMailbox, receivingAddress } from '../../../functions/use-cases/mail/receiving-address.ts';
import { receiveMail } from '../../../functions/use-cases/mail/receive-mail.ts';
import { saveMatching } from '../../../functions/use-cases/matching/save-matching.ts';
import { foreseeSecurity } from '../../../functions/use-cases/notices/tell-security.ts';
import { doReading } from '../../../functions/use-cases/receipts/do-reading.ts';
import { pendingReceipt } from '../../../functions/use-cases/receipts/pending-receipt.ts';
import { settleArrival } from '../../../functions/use-cases/receipts/settle-arrival.ts';
import { addRecurringEntry } from '../../../functions/use-cases/recurring/add-recurring-entry.ts';
import { addReportSchedule } from '../../../functions/use-cases/schedules/add-report-schedule.ts';
import { checkFactor } from '../../../functions/use-cases/second-factor/check-factor.ts';
import type { Act } from '../../../shared/audit-acts.ts';
import type { SalesTaxRegistration } from '../../../shared/model/sales-tax.ts';
import type { NewTransaction } from '../../../shared/model/transaction.ts';
import { entry, recurringEntry, reportSchedule } from '../entries.ts';
import { memoryStripe } from '../memory-stripe.ts';
import { addPapers, paper } from '../papers.ts';
import { readLines, receiptLines } from '../simulation/documents.ts';
import type { BackgroundBooks } from './background-books.ts';

/** What work of the background leaves in the audit log, and the work itself, once the books are ready for it. */
export interface BackgroundTrial {
  readonly act: Act;
  readonly work: (books: BackgroundBooks) => Promise<() => Promise<unknown>>;
}

const RECEIPT = receiptLines({ vendor: 'Maple Hardware', day: '2026-03-10', amount: 1250 });
const reader = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };
const DECADES_LATER = new Date('2046-01-01T12:00:00Z');

/** Work of the stage that changes the books. */
const worked =
  (prepare: (books: BackgroundBooks) => Promise<Work>): BackgroundTrial['work'] =>
  async (books) => {
    const work = await prepare(books);
    return () => doWork(work, books.cloud);
  };

const added = async ({ cloud, caller }: BackgroundBooks, wish: Partial<NewTransaction>) => {
  const wanted = entry(wish);
  await addTransaction(wanted, caller, cloud);
  return wanted.id;
};

/** An upload of which nobody knows yet what it is. */
const arriving = async ({ cloud, upload }: BackgroundBooks, text: string) => {
  const file = await upload(text);
  await cloud.table.write(cloud.receipts.arrivals({ ...file, became: 'arriving' }));
  return { organizationId: file.organizationId, uploadId: file.id };
};

/** A document that waits to be read. */
const pending = async ({ cloud, upload }: BackgroundBooks) => {
  const file = await upload(RECEIPT, { purpose: 'receipt' });
  await cloud.table.write(cloud.receipts.arrivals(file, pendingReceipt(file)));
  return { organizationId: file.organizationId, receiptId: file.id };
};

/** The import of a document that was brought as a statement. */
const wrongStatement = async ({ cloud, upload }: BackgroundBooks, text: string) => {
  const file = await upload(text, { purpose: 'statement' });
  await cloud.table.write(cloud.receipts.arrivals(file));
  const job = newImport(file, v7(), cloud);
  await cloud.table.write([cloud.imports.addition(job)]);
  return { organizationId: file.organizationId, importId: job.id };
};

/** How work that changes documents or books is tried, by the name under which it acts. */
export const backgroundTrials = {
  'sort-upload': {
    act: 'upload-sorted',
    work: async (books) => {
      const work = { kind: 'sort-upload', ...(await arriving(books, 'Nothing at all')) } as const;
      return () => doPreview(work, books.cloud, () => false);
    },
  },
  'sort-pages': {
    act: 'upload-sorted',
    work: async (books) => {
      const work = { kind: 'sort-pages', ...(await arriving(books, '%PDF-1.7')) } as const;
      const locked = () => Promise.resolve(pageProblem('password-needed', { code: 'pdf-locked' }));
      return () => doReading(work, books.cloud, { ...reader, readPages: locked });
    },
  },
  'read-receipt': {
    act: 'reading-ended',
    work: async (books) => {
      const work = { kind: 'read-receipt', ...(await pending(books)) } as const;
      return () => doReading(work, books.cloud, reader);
    },
  },
  'read-pages': {
    act: 'import-moved-to-documents',
    work: async (books) => {
      const work = { kind: 'read-pages', ...(await wrongStatement(books, RECEIPT)) } as const;
      return () => doReading(work, books.cloud, reader);
    },
  },
  'read-statement': {
    act: 'import-moved-to-documents',
    work: async (books) => {
      const work = {
        kind: 'read-statement',
        ...(await wrongStatement(books, 'Subject: Invoice 7')),
      } as const;
      return () => doPreview(work, books.cloud, () => true);
    },
  },
  'resume-work': {
    act: 'reading-ended',
    work: async (books) => {
      const work = await pending(books);
      books.clock.now = new Date(books.clock.now.getTime() + 3_600_000);
      return () => settleArrival(work, books.cloud);
    },
  },
  'receive-mail': {
    act: 'mail-taken-in',
    work: async ({ cloud, caller, organizationId }) => {
      const mailbox = newMailbox(organizationId);
      await cloud.table.write(cloud.receivedMails.assigning(mailbox, undefined));
      const bytes = new TextEncoder().encode('Subject: Invoice 7\n\nPaid.');
      const files = Object.assign(cloud.files, {
        mailBeginning: () => Promise.resolve({ bytes, size: bytes.byteLength }),
        mail: () => Promise.resolve(bytes),
      });
      const { address } = receivingAddress(mailbox, 'in.matchbook.example');
      const head = {
        ...{
          recipients: address === null ? [] : [address],
          from: caller.person.email,
          subject: 'Invoice 7',
          messageId: '7',
        },
        ...{ isGenuine: true, isSpam: false, isVirus: false },
      };
      return () => receiveMail('7', { ...cloud, files }, () => Promise.resolve(head));
    },
  },
  'match-receipts': {
    act: 'match-confirmed',
    work: worked(async (books) => {
      const { cloud, caller, organizationId } = books;
      await saveMatching({ auto: 'auto', threshold: 97 }, caller, cloud);
      await added(books, { description: 'Maple Hardware' });
      const document = paper(organizationId);
      await addPapers(cloud, [document]);
      return { kind: 'match-receipts', organizationId, receiptIds: [document.id] };
    }),
  },
  'link-wanted': {
    act: 'documents-linked',
    work: worked(async (books) => {
      const { cloud, organizationId } = books;
      const wantedBy = await added(books, {});
      const document = paper(organizationId, { wantedBy });
      await addPapers(cloud, [document]);
      return { kind: 'link-wanted', organizationId, receiptIds: [document.id] };
    }),
  },
  'pair-period': {
    act: 'pair-decided',
    work: worked(async (books) => {
      const { organizationId } = books;
      const moved = { kind: 'transfer', category: 'transfer', date: '2026-03-10' } as const;
      await added(books, { ...moved, amount: -50_000, description: 'Transfer to savings' });
      await added(books, {
        ...moved,
        amount: 50_000,
        description: 'Transfer from checking',
        accountLabel: 'Savings',
      });
      return { kind: 'pair-period', organizationId, from: '2026-03-09', to: '2026-03-11' };
    }),
  },
  'value-days': {
    act: 'exchange-rates-applied',
    work: worked(async (books) => {
      const { cloud, caller, organizationId } = books;
      await addAccount({ id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' }, caller, cloud);
      // More than one transaction takes.
      for (let count = 0; count < 12; count += 1) await added(books, { accountLabel: 'Euros' });
      const days = { from: '2026-03-01', to: '2026-03-31' };
      const rates = { USD: '1.08', CAD: '1.47', GBP: '0.84', AUD: '1.66', NZD: '1.8' };
      await cloud.rates.add([{ source: 'ecb', day: '2026-03-10', rates }], days);
      return { kind: 'value-days', organizationId, ...days };
    }),
  },
  'assume-taxes': {
    act: 'taxes-assumed',
    work: worked(async (books) => {
      const { cloud, caller, organizationId } = books;
      await updateProfile({ country: 'Canada', region: 'ON', profession: 'general' }, caller, cloud);
      for (let count = 0; count < 12; count += 1)
        await added(books, {
          kind: 'income',
          description: 'Client',
          amount: 11_300,
          category: 'Sales Revenue',
        });
      const salesTax = {
        ...{ since: '2026-01-01', number: '123026635RT0001', period: 'year', endsIn: 12 },
        ...{ method: 'normal', sales: 'included' },
      } as const satisfies SalesTaxRegistration;
      await savePreferences({ salesTax }, caller, cloud);
      return { kind: 'assume-taxes', organizationId, from: '2026-01-01', to: '2026-12-31' };
    }),
  },
  'find-own-documents': {
    act: 'document-changed',
    work: worked(async (books) => {
      const { cloud, caller, organizationId } = books;
      const work = await pending(books);
      await doReading({ kind: 'read-receipt', ...work }, cloud, reader);
      await savePreferences({ name: 'Maple Hardware' }, caller, cloud);
      return { kind: 'find-own-documents', organizationId, from: '2026-01-01', to: '2026-12-31' };
    }),
  },
  'enter-due': {
    act: 'entry-added',
    work: worked(async ({ cloud, caller, organizationId, clock }) => {
      await addRecurringEntry(recurringEntry({ nextDueDate: '2026-04-10' }), caller, cloud);
      clock.now = new Date('2026-04-11T12:00:00Z');
      return { kind: 'enter-due', organizationId };
    }),
  },
  'run-schedule': {
    act: 'schedule-run',
    work: worked(async ({ cloud, caller, organizationId, clock }) => {
      const schedule = reportSchedule();
      await addReportSchedule(schedule, caller, cloud);
      clock.now = new Date('2026-04-02T12:00:00Z');
      return { kind: 'run-schedule', organizationId, scheduleId: schedule.id };
    }),
  },
  'place-schedules': {
    act: 'schedule-moved',
    work: worked(async ({ cloud, caller, organizationId }) => {
      await addReportSchedule(reportSchedule({ frequency: 'yearly' }), caller, cloud);
      const moved = { fiscalYearStart: '07-01' };
      await cloud.table.write([cloud.organizations.settingsChange(organizationId, moved)]);
      return { kind: 'place-schedules', organizationId };
    }),
  },
  'delete-original': {
    act: 'original-deleted',
    work: worked(async ({ cloud, organizationId, clock }) => {
      const document = paper(organizationId);
      await addPapers(cloud, [document]);
      clock.now = DECADES_LATER;
      return { kind: 'delete-original', organizationId, uploadId: document.id };
    }),
  },
  'remove-ended': {
    act: 'document-purged',
    work: worked(async ({ cloud, organizationId, clock }) => {
      const document = paper(organizationId, { archivedAt: cloud.now().toISOString() });
      await addPapers(cloud, [document]);
      clock.now = DECADES_LATER;
      return { kind: 'remove-ended', organizationId, receiptId: document.id };
    }),
  },
  'remove-ended-report': {
    act: 'report-purged',
    work: worked(async ({ cloud, caller, organizationId, clock }) => {
      const at = cloud.now().toISOString();
      const id = v7();
      const facts = { id, organizationId, userId: caller.userId, name: 'report.csv', asked: '', version: 1 };
      await cloud.table.write([
        cloud.reports.addition({
          ...{
            ...facts,
            type: 'transactions',
            format: 'csv',
            fields: [],
            onlyMatched: false,
            language: 'en',
          },
          ...{ from: '2026-01-01', to: '2026-03-31', status: 'Ready', size: 1000, isKept: true },
          ...{ createdAt: at, changedAt: at, deletedAt: at },
        }),
      ]);
      clock.now = DECADES_LATER;
      return { kind: 'remove-ended-report', organizationId, reportId: id };
    }),
  },
  'mail-security': {
    act: 'sessions-ended',
    work: async ({ cloud, caller, organizationId }) => {
      const foreseen = await foreseeSecurity({ kind: 'password-perhaps-changed' }, caller, cloud);
      const mail = Object.assign(Object.create(null) as typeof cloud.mail, {
        compose: () => Promise.resolve({ to: '', raw: new Uint8Array() }),
        send: () => Promise.resolve({ kind: 'sent', messageId: '1' }),
      });
      const work = { kind: 'mail-security', organizationId, securityNoticeId: foreseen.id } as const;
      return () => doWork(work, { ...cloud, mail, supportAddress: 'support@matchbook.example' });
    },
  },
  'sync-subscription': {
    act: 'subscription-changed',
    work: async ({ cloud, caller, organizationId }) => {
      const { account, payments } = memoryStripe(cloud.now);
      const parts = Object.assign(cloud, { payments });
      await createCheckout({ plan: 'business', interval: 'year', currency: 'eur' }, caller, parts);
      const [checkout] = account.state.checkouts;
      if (checkout) account.payCheckout(checkout, 'good');
      return () => doBilling({ kind: 'sync-subscription', organizationId }, parts);
    },
  },
  'set-plan': {
    act: 'plan-set',
    work: ({ cloud, organizationId }) =>
      Promise.resolve(() => setPlan({ organizationId, plan: 'enterprise' }, cloud)),
  },
  'check-factor': {
    act: 'second-factor-undone',
    work: ({ cloud, caller }) => Promise.resolve(() => checkFactor(caller.userId, cloud)),
  },
} as const satisfies Partial<Record<System, BackgroundTrial>>;

const CONTINUES =
  'continues what somebody began: its entry names the act, and is completed by the last of it';
const FOLLOWS = 'follows from what has its own entry: mends what that left, or takes its files away';
const GOES =
  'takes away, with its log, what its master had deleted, whose wish has the entry; teams that a person leaves are told so in theirs';
const FINDS = 'only finds what others then change, each under its own name';
const PROGRESS = 'progress of what was ordered, whose order has the entry';
const TELLS = 'tells people, and notes that it did: nothing of the books';

/** Work that leaves no entry of its own, and why. */
const unauditedWork = {
  'commit-import': CONTINUES,
  'undo-import': CONTINUES,
  'run-job': CONTINUES,
  'match-rows': FINDS,
  'match-period': FINDS,
  'retire-decisions': FOLLOWS,
  'settle-questions': FOLLOWS,
  'read-waiting': FINDS,
  'remove-file': FOLLOWS,
  'remove-report-file': FOLLOWS,
  'remove-package-files': FOLLOWS,
  'erase-books': FOLLOWS,
  'purge-organization': GOES,
  'purge-person': GOES,
  'carry-out-order': PROGRESS,
  'send-report': PROGRESS,
  'pack-archive': PROGRESS,
  'pack-data-export': PROGRESS,
  'pack-package': PROGRESS,
  'tell-unimported': TELLS,
  'tell-members': TELLS,
  'mail-feedback': TELLS,
  'mail-contact': TELLS,
  'mail-data-export': TELLS,
  'mail-invitation': TELLS,
  'mail-notice': TELLS,
  'mail-day': TELLS,
} as const satisfies Partial<Record<System, string>>;

/** Whether all work has a word; a compiler's complaint here names the kinds that have none. */
export const decidedWork: Record<System, unknown> = { ...backgroundTrials, ...unauditedWork };
