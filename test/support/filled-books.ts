import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { memberships, profiles } from '../../functions/store/people.ts';
import { Receipts } from '../../functions/store/receipts.ts';
import type { Table } from '../../functions/store/table.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, organizationIdOf } from './books.ts';
import { composeEml } from './compose-eml.ts';
import { receiptPdf } from './draw-receipt.ts';
import { endedReport, madeReport } from './ended-report.ts';
import { entry, recurringEntry, reportSchedule, statementCsv } from './entries.ts';
import { missPeriod } from './miss-period.ts';
import type { LocalCloud } from './local-cloud.ts';
import { Member } from './member.ts';
import { addPapers, paper } from './papers.ts';

const day = '2026-03-05';
const shops = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Inn', 'Elm Garage'];
const deposits = [
  { date: day, description: 'STRIPE PAYOUT ST-K2J8', amount: 121_345 },
  { date: day, description: 'STRIPE PAYOUT ST-K2J9', amount: 96_345 },
];

/** The ids of one thing of every kind that books hold; several of a kind where what is asked of one uses it up. */
export type FilledBooks = Awaited<ReturnType<typeof fillBooks>>;

/** Where books are filled, and what is not the API's there. */
export interface FillingPlace {
  readonly table: Table;
  /** Has a mail come to an address of ours. */
  receive(to: string, mail: Uint8Array): Promise<void>;
  /** Signs the member in at a second place. */
  signInElsewhere(): Promise<Member>;
}

/** The books of a member of the running local cloud. */
export function placeIn(cloud: Pick<LocalCloud, 'web' | 'api' | 'stack'>, { email }: Member): FillingPlace {
  return {
    table: booksOf(cloud).table,
    async receive(_to, mail) {
      const answer = await fetch(`${cloud.web}/_local/mail`, { method: 'POST', body: new Uint8Array(mail) });
      if (!answer.ok) throw new Error(`The mail was not taken: ${answer.status}`);
    },
    signInElsewhere: () => Member.signedIn(cloud, { email, password: Member.password }),
  };
}

/** Gives a new member's books a real thing of every kind that the API can name, each ready for what can be asked of it. */
export async function fillBooks(place: FillingPlace, member: Member) {
  const organizationId = await organizationIdOf(member);
  const reading = member.upload(
    Buffer.from(await receiptPdf('Northside Hardware Ltd.', '2026-02-02', '118.65')),
    'a.pdf',
    'application/pdf',
    'receipt',
  );
  const pairs = [
    await imported(member, 'checking', [
      ...deposits,
      { date: day, description: 'PAYMENT TO SUPPLIER', amount: -7000 },
    ]),
    await imported(member, 'savings', [
      { date: '2026-03-06', description: 'PAYMENT FROM CLIENT', amount: 7000 },
    ]),
  ];
  const papers = Array.from({ length: 7 }, (_, at) =>
    paper(organizationId, {
      vendor: `Unlike ${at}`,
      amount: 77_700 + at * 111,
      archivedAt: at === 0 ? '2026-03-12T12:00:00.000Z' : null,
    }),
  );
  const offered = shops.map((vendor, at) => paper(organizationId, { vendor, amount: 2000 + at }));
  await addPapers(place, [...papers, ...offered]);
  for (const [at, description] of shops.entries())
    await member.ask('POST', '/transactions', entry({ description, amount: 2000 + at }));
  const rows = Array.from({ length: 7 }, (_, at) => entry({ amount: 31 + at, date: '2026-01-10' }));
  const [deleted, deletedForGood] = [entry({ amount: 41, date: '2026-01-10' }), entry({ amount: 43 })];
  for (const row of [...rows, deleted, deletedForGood]) await member.ask('POST', '/transactions', row);
  for (const { id } of [deleted, deletedForGood]) await member.ask('DELETE', `/transactions/${id}`);

  const suggestions = await member.until(
    '/matches?limit=200',
    (page) => contract.listMatches.reply.parse(page).items.length === shops.length,
  );
  const matches = contract.listMatches.reply.parse(suggestions).items.map(({ id }) => id);
  for (const id of matches.slice(0, 2)) await member.ask('POST', `/matches/${id}/confirm`);
  const lessons = contract.listLearned.reply.parse(await member.ask('GET', '/learned')).items;

  const job = v7();
  await member.ask('POST', '/category-runs', {
    id: job,
    transactionIds: [rows[4]?.id],
    categories: ['Meals'],
  });
  await member.until(`/jobs/${job}`, ({ status }) => status === 'done');

  const [account, emptyAccount] = [v7(), v7()];
  await member.ask('POST', '/accounts', { id: account, name: 'Reserve', kind: 'savings' });
  await member.ask('POST', '/accounts', { id: emptyAccount, name: 'Envelope', kind: 'cash' });

  const categories = ['Beehives', 'Candles', 'Honey', 'Nectar', 'Propolis', 'Wax'].map((name) => ({
    id: v7(),
    name,
    kind: 'expense',
  }));
  for (const category of categories) await member.ask('POST', '/categories', category);
  for (const category of ['Honey', 'Propolis'])
    await member.ask('POST', '/transactions', entry({ amount: 51, date: '2026-01-10', category }));

  const recurring = Array.from({ length: 4 }, () => recurringEntry());
  for (const each of recurring) await member.ask('POST', '/recurring-entries', each);
  await member.ask('DELETE', `/recurring-entries/${recurring[3]?.id}`);
  const schedules = Array.from({ length: 4 }, () => reportSchedule());
  for (const each of schedules) await member.ask('POST', '/report-schedules', each);
  await member.ask('DELETE', `/report-schedules/${schedules[2]?.id}`);
  await missPeriod(place, member, schedules[3]?.id ?? '', { from: '2026-01-01', to: '2026-01-31' });

  const questions = [v7(), v7()];
  for (const id of questions)
    await member.ask('POST', '/questions', {
      ...{ id, about: { transactionId: rows[0]?.id }, text: 'What was this for?' },
    });

  const csv = readFileSync(new URL('../fixtures/statements/chequing.csv', import.meta.url));
  const ready = [];
  for (let n = 0; n < 6; n += 1) ready.push(String((await member.readStatement(csv))['id']));
  const uploads = [1, 2].map(() => member.upload(csv, 'statement.csv', 'text/csv', 'statement'));

  const to = String((await member.ask('GET', '/receiving-address'))['address']);
  for (const subject of ['First', 'Second']) await mail(place, to, subject);
  const waiting = await member.until(
    '/quarantine',
    (page) => contract.listQuarantine.reply.parse(page).items.length === 2,
  );
  const open = await member.until('/pairs', (page) => contract.listPairs.reply.parse(page).items.length > 0);
  const payouts = contract.listPayouts.reply.parse(await member.ask('GET', '/payouts')).items;
  const { id: report } = await endedReport(member, '/send-accounting-report', {
    exportType: 'custom',
    dateRange: { from: '2026-01-01', to: '2026-01-31' },
    recipientEmail: `${v7()}@example.com`,
  });
  const made = [];
  for (let n = 0; n < 3; n += 1)
    made.push((await madeReport(member, { type: 'profit-loss', from: '2026-01-01', to: '2026-01-31' })).id);
  const [deletable, ...deletedReports] = made;
  for (const id of deletedReports) await member.ask('DELETE', `/generated-reports/${id}`);
  const sharedLink = v7();
  await member.ask('POST', '/shared-links', { id: sharedLink, reportId: report, label: 'Anna' });
  const archiveExport = v7();
  await member.ask('POST', '/archive/exports', { id: archiveExport, filter: {} });
  await member.until(`/archive/exports/${archiveExport}`, ({ status }) => status === 'ready');
  const dataExport = v7();
  await member.ask('POST', '/data-exports', { id: dataExport });
  await member.until(`/data-exports/${dataExport}`, ({ status }) => status === 'Ready');
  const further = { id: v7(), name: 'Side business' };
  await member.ask('POST', '/organizations', further);
  await member.ask('POST', `/organizations/${organizationId}/open`);
  const receipt = await reading;
  await member.until(`/receipts/${receipt}`, ({ status }) => status !== 'pending');
  const told = contract.listNotifications.reply.parse(await member.ask('GET', '/notifications'));
  const [archived, ...plain] = papers.map(({ id }) => id);
  return {
    further,
    questions,
    receipt,
    archived,
    papers: plain,
    rows: rows.map(({ id }) => id),
    deleted: deleted.id,
    deletedForGood: deletedForGood.id,
    recurring,
    schedules,
    confirmed: lessons[0]?.matchId === matches[0] ? matches[1] : matches[0],
    lesson: lessons[0]?.id,
    matches: matches.slice(2),
    job,
    report,
    deletable,
    deletedReports,
    sharedLink,
    archiveExport,
    dataExport,
    notice: told.items.find(({ kind }) => kind === 'import-finished')?.id,
    account,
    emptyAccount,
    categories: categories.map(({ id }) => id),
    ready,
    committed: pairs[1],
    uploads: await Promise.all(uploads),
    failedUploads: await failedUploads(place, organizationId),
    mails: contract.listQuarantine.reply.parse(waiting).items.map(({ id }) => id),
    pair: contract.listPairs.reply.parse(open).items[0]?.pair.id,
    session: await sessionElsewhere(place, member),
    organization: organizationId,
    ...(await withTeam(place, member)),
    payouts: payouts.map(({ transaction: { id, version, amount } }) => ({ id, version, amount })),
  };
}

/** A team with two open invitations and two accountants. */
async function withTeam({ table }: FillingPlace, member: Member) {
  const organizationId = await organizationIdOf(member);
  const team = v7();
  await member.ask('POST', '/team', { id: team, name: 'Vic’s Team' });
  const invitations: string[] = [];
  for (const name of ['first', 'second']) {
    const body = { team_id: team, invited_email: `${name}-${v7()}@example.com`, role: 'accountant' };
    const { id } = await member.ask('POST', '/invite-team-member', body);
    invitations.push(String(id));
  }
  const accountants = [v7(), v7()];
  const joinedAt = new Date().toISOString();
  await table.write(
    accountants.flatMap((userId) => [
      table.put(profiles, { id: userId, email: `${userId}@example.com`, fullName: 'Ann Ledger' }),
      table.put(memberships, {
        ...{ userId, organizationId, role: 'accountant', accessLevel: 'full' },
        ...{ joinedAt, activeSince: joinedAt },
      }),
    ]),
  );
  return { invitations, accountants };
}

/** Files that failed, and their bytes are here. */
async function failedUploads({ table }: FillingPlace, organizationId: string) {
  const receipts = new Receipts(table);
  const ids = [v7(), v7()];
  for (const id of ids)
    await table.write(
      receipts.arrivals({
        ...{ id, organizationId, userId: organizationId, createdAt: new Date().toISOString() },
        ...{ fileName: 'lunch.pdf', contentType: 'application/pdf', size: 3, sha256: 'a'.repeat(64) },
        ...{ purpose: 'auto', became: 'failed', isStored: true },
      }),
    );
  return ids;
}

/** Signs somebody in at a second place. */
async function sessionElsewhere(place: FillingPlace, member: Member): Promise<string | undefined> {
  const elsewhere = await place.signInElsewhere();
  await elsewhere.ask('GET', '/me');
  const { items } = contract.listSessions.reply.parse(await member.ask('GET', '/sessions'));
  return items.find(({ isThis }) => !isThis)?.id;
}

async function imported(
  member: Member,
  accountId: string,
  rows: Parameters<typeof statementCsv>[0],
): Promise<string> {
  const { id } = await member.readStatement(statementCsv(rows), accountId);
  await member.commit(String(id));
  return String(id);
}

/** Sends a mail of somebody whom the books don't know: it waits for a person. */
async function mail(place: FillingPlace, to: string, subject: string): Promise<void> {
  const content = Buffer.from(await receiptPdf(subject, '2026-02-03', '12.00'));
  const eml = await composeEml({
    from: 'shop@elsewhere.example',
    to,
    subject,
    messageId: `<${v7()}@example.com>`,
    text: 'See attached.',
    attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content }],
  });
  await place.receive(to, new Uint8Array(eml));
}
