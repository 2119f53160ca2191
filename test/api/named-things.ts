import { v7 } from 'uuid';
import * as z from 'zod';
import type { contract, RouteName } from '../../shared/contract/index.ts';
import { Member } from '../support/member.ts';
import type { FilledBooks } from '../support/filled-books.ts';
import { namesThing } from './every-route.ts';
import type { EveryRoute } from './every-route.ts';

type Contract = typeof contract;
type FieldOf<Body> = Body extends unknown
  ? Extract<keyof Body, `${string}Id` | `${string}Ids`> | ListedIn<Body[keyof Body]>
  : never;
type ListedIn<Value> = Value extends readonly (infer Item extends object)[]
  ? FieldOf<Item>
  : Value extends { transactionId: string } | { receiptId: string }
    ? Extract<keyof Value, string>
    : never;
type FieldsOf<R> = R extends { body: z.ZodType } ? FieldOf<z.input<R['body']>> : never;
type NamedInPath = {
  [Name in RouteName]: Contract[Name] extends { params: z.ZodObject<{ id: z.ZodType }> } ? Name : never;
}[RouteName];
type NamedInBody = { [Name in RouteName]: `${Name}.${FieldsOf<Contract[Name]>}` }[RouteName];
/** Every place where a request names a thing: `getReceipt` in its path, `makeMatch.receiptIds` in its body. */
export type NamedThing = NamedInPath | NamedInBody;

interface Request {
  /** In the path. */
  readonly id?: string | undefined;
  readonly body?: unknown;
  /** What the owner's success is refused with for others; not found unless told. 202: taken, and nothing is done by it. */
  readonly strangersGet?: 400 | 422 | 202;
}
/** The request of somebody with books of their `own` that names a thing of `theirs`, which are the same for the owner. */
type Asking = (theirs: FilledBooks, own: FilledBooks) => Request;

const deposit = ({ payouts }: FilledBooks, at: number) => {
  const { id, version = 1, amount = 0 } = payouts[at] ?? {};
  return { id, version, amount };
};

export const namedThings: Readonly<Record<NamedThing, Asking>> = {
  endSession: ({ session }) => ({ id: session }),
  revokeInvitation: ({ invitations }) => ({ id: invitations[0] }),
  resendInvitation: ({ invitations }) => ({ id: invitations[1] }),
  changeMember: ({ accountants }) => ({ id: accountants[0], body: { accessLevel: 'view-only' } }),
  removeMember: ({ accountants }) => ({ id: accountants[1] }),
  openOrganization: ({ organization }) => ({ id: organization }),
  requestOrganizationDeletion: ({ further: { id, name: confirmation } }) => ({
    id,
    body: { password: Member.password, confirmation },
  }),
  withdrawOrganizationDeletion: ({ further }) => ({ id: further.id }),
  changeAccount: ({ account }) => ({ id: account, body: { name: 'Taken over' } }),
  changeCategory: ({ categories }) => ({ id: categories[0], body: { name: 'Taken over' } }),
  removeCategory: ({ categories }) => ({ id: categories[1] }),
  mergeCategory: ({ categories }, own) => ({
    id: categories[2],
    body: { id: v7(), intoId: own.categories[3] },
  }),
  'mergeCategory.intoId': ({ categories }, own) => ({
    id: own.categories[4],
    body: { id: v7(), intoId: categories[5] },
    strangersGet: 400,
  }),
  reconcileAccount: ({ account }) => ({ id: account }),
  getTransaction: ({ rows }) => ({ id: rows[0] }),
  listTransactionHistory: ({ rows }) => ({ id: rows[0] }),
  listAlike: ({ rows }) => ({ id: rows[0] }),
  'previewRule.transactionId': ({ rows }) => ({
    body: { conditions: { text: 'parking' }, effect: { category: 'Travel' }, transactionId: rows[0] },
  }),
  changeTransaction: ({ rows }) => ({ id: rows[1], body: { version: 1, description: 'Taken over' } }),
  deleteTransaction: ({ rows }) => ({ id: rows[2] }),
  linkDocuments: ({ rows }) => ({ id: rows[6], body: { version: 1, receiptIds: [] } }),
  'linkDocuments.receiptIds': ({ papers }, { rows }) => ({
    id: rows[6],
    body: { version: 1, receiptIds: [papers[5]] },
  }),
  removeDeletedTransaction: ({ deletedForGood }) => ({ id: deletedForGood }),
  restoreTransaction: ({ deleted }) => ({ id: deleted }),
  changeRecurringEntry: ({ recurring }) => ({
    id: recurring[0]?.id,
    body: { version: 1, scope: 'following', description: 'Taken over' },
  }),
  skipRecurringEntry: ({ recurring }) => ({
    id: recurring[1]?.id,
    body: { version: 1, date: recurring[1]?.nextDueDate, isSkipped: true },
  }),
  deleteRecurringEntry: ({ recurring }) => ({ id: recurring[2]?.id }),
  restoreRecurringEntry: ({ recurring }) => ({ id: recurring[3]?.id }),
  changeReportSchedule: ({ schedules }) => ({
    id: schedules[0]?.id,
    body: { version: 1, recipientEmail: 'taken.over@example.com' },
  }),
  listScheduleRuns: ({ schedules }) => ({ id: schedules[0]?.id }),
  previewReportSchedule: ({ schedules }) => ({ id: schedules[0]?.id }),
  sendScheduledPeriod: ({ schedules }) => ({
    id: schedules[3]?.id,
    body: { from: '2026-01-01', to: '2026-01-31' },
  }),
  deleteReportSchedule: ({ schedules }) => ({ id: schedules[1]?.id }),
  restoreReportSchedule: ({ schedules }) => ({ id: schedules[2]?.id }),
  getPair: ({ pair }) => ({ id: pair }),
  decidePair: ({ pair }) => ({ id: pair, body: { decision: 'confirm' } }),
  decidePayout: (theirs) => {
    const { id, version } = deposit(theirs, 0);
    return { id, body: { decision: 'none', version } };
  },
  'decidePayout.receiptId': ({ papers }, own) => {
    const { id, version, amount } = deposit(own, 1);
    const categories = { sales: 'Sales Revenue', fees: 'other' };
    const figures = { gross: amount + 3655, fees: 3655, categories };
    return { id, body: { decision: 'split', version, ...figures, receiptId: papers[0] } };
  },
  'startUpload.transactionId': ({ rows }) => {
    const file = { fileName: 'a.jpg', contentType: 'image/jpeg', size: 3, sha256: 'a'.repeat(64) };
    return { body: { id: v7(), ...file, purpose: 'receipt', transactionId: rows[0] } };
  },
  'askQuestion.transactionId': ({ rows }) => ({
    body: { id: v7(), about: { transactionId: rows[0] }, text: 'Why?' },
  }),
  'askQuestion.receiptId': ({ receipt }) => ({
    body: { id: v7(), about: { receiptId: receipt }, text: 'Why?' },
  }),
  changeQuestion: ({ questions }) => ({
    id: questions[0],
    body: { status: 'answered', answer: 'Taken over' },
  }),
  commentOnQuestion: ({ questions }) => ({ id: questions[1], body: { id: v7(), text: 'Taken over' } }),
  getUpload: ({ uploads }) => ({ id: uploads[0] }),
  retryUpload: ({ failedUploads }) => ({ id: failedUploads[0] }),
  dismissUpload: ({ failedUploads }) => ({ id: failedUploads[1] }),
  getReceipt: ({ receipt }) => ({ id: receipt }),
  getReceiptPages: ({ receipt }) => ({ id: receipt }),
  openReceiptFile: ({ receipt }) => ({ id: receipt }),
  changeReceipt: ({ papers }) => ({ id: papers[1], body: { version: 1, vendor: 'Taken over' } }),
  deleteReceipt: ({ papers }) => ({ id: papers[2] }),
  restoreReceipt: ({ archived }) => ({ id: archived }),
  acceptMail: ({ mails }) => ({ id: mails[0] }),
  discardMail: ({ mails }) => ({ id: mails[1] }),
  'importStatement.uploadId': ({ uploads }) => ({ body: { id: v7(), uploadId: uploads[0] } }),
  'importStatement.accountId': ({ account }, { uploads }) => ({
    body: { id: v7(), uploadId: uploads[1], accountId: account },
    strangersGet: 400,
  }),
  getStatementImport: ({ ready }) => ({ id: ready[0] }),
  moveImportToDocuments: ({ ready }) => ({ id: ready[0] }),
  readStatementAgain: ({ ready }) => ({ id: ready[0], body: { answers: {} } }),
  'readStatementAgain.accountId': ({ account }, { ready }) => ({
    id: ready[1],
    body: { accountId: account },
    strangersGet: 400,
  }),
  'readStatementAgain.accountIds': ({ account }, { ready }) => ({
    id: ready[4],
    body: { accountIds: [account] },
    strangersGet: 400,
  }),
  commitStatementImport: ({ ready }) => ({ id: ready[2], body: {} }),
  'commitStatementImport.accountId': ({ account }, { ready }) => ({
    id: ready[3],
    body: { accountId: account },
    strangersGet: 422,
  }),
  undoStatementImport: ({ committed }) => ({ id: committed }),
  openStatementFile: ({ ready }) => ({ id: ready[1] }),
  discardStatementImport: ({ ready }) => ({ id: ready[5] }),
  'makeMatch.receiptIds': ({ papers }, { rows }) => ({
    body: { id: v7(), receiptIds: [papers[3]], transactionIds: [rows[3]] },
  }),
  'makeMatch.transactionIds': ({ rows }, { papers }) => ({
    body: { id: v7(), receiptIds: [papers[4]], transactionIds: [rows[0]] },
  }),
  confirmMatch: ({ matches }) => ({ id: matches[0] }),
  rejectMatch: ({ matches }) => ({ id: matches[1] }),
  undoMatch: ({ confirmed }) => ({ id: confirmed }),
  'startAutoMatch.matchIds': ({ matches }) => ({
    body: { id: v7(), matchIds: [matches[2]] },
    strangersGet: 202,
  }),
  forgetLearned: ({ lesson }) => ({ id: lesson }),
  'startCategoryRun.transactionIds': ({ rows }) => ({
    body: { id: v7(), transactionIds: [rows[1]], categories: ['Travel'] },
    strangersGet: 202,
  }),
  'editTransactions.transactionId': ({ rows }) => ({
    body: { id: v7(), act: { do: 'delete' }, entries: [{ transactionId: rows[5], version: 1 }] },
    strangersGet: 202,
  }),
  getJob: ({ job }) => ({ id: job }),
  undoJob: ({ job }) => ({ id: job }),
  readNotification: ({ notice }) => ({ id: notice }),
  getGeneratedReport: ({ report }) => ({ id: report }),
  sendReportAgain: ({ report }) => ({ id: report, body: { recipientEmail: 'zoe@example.com' } }),
  openGeneratedReport: ({ report }) => ({ id: report }),
  deleteGeneratedReport: ({ deletable }) => ({ id: deletable }),
  restoreGeneratedReport: ({ deletedReports }) => ({ id: deletedReports[0] }),
  removeDeletedReport: ({ deletedReports }) => ({ id: deletedReports[1] }),
  'createSharedLink.reportId': ({ report }) => ({ body: { id: v7(), reportId: report, label: 'Anna' } }),
  listSharedOpenings: ({ sharedLink }) => ({ id: sharedLink }),
  changeSharedLink: ({ sharedLink }) => ({
    id: sharedLink,
    body: { endsAt: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  revokeSharedLink: ({ sharedLink }) => ({ id: sharedLink }),
  getArchiveExport: ({ archiveExport }) => ({ id: archiveExport }),
  getDataExport: ({ dataExport }) => ({ id: dataExport }),
  openDataExport: ({ dataExport }) => ({ id: dataExport }),
  openArchiveExport: ({ archiveExport }) => ({ id: archiveExport }),
  removeAccount: ({ emptyAccount }) => ({ id: emptyAccount }),
};

const fieldsNamed = (schema: z.ZodType): string[] =>
  [...JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).matchAll(/"(\w+Ids?)":\{/g)].map(
    ([, field = '']) => field,
  );

/** Where the requests of a route name things, read from its schemas. */
export function namedBy({ name, route }: EveryRoute): string[] {
  const fields = route.body ? fieldsNamed(route.body).map((field) => `${name}.${field}`) : [];
  return [...new Set([...(namesThing(route) ? [name] : []), ...fields])];
}
