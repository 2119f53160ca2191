import { v7 } from 'uuid';
import * as z from 'zod';
import { contract, type RouteName } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import { entry, recurringEntry, reportSchedule } from '../support/entries.ts';

export interface EveryRoute {
  readonly name: RouteName;
  readonly route: RouteShape;
}

const inContract: readonly EveryRoute[] = (Object.keys(contract) as RouteName[]).map((name) => ({
  name,
  route: contract[name],
}));

/** Every operation of the API, for tests that hold for all. */
export const everyRoute: readonly EveryRoute[] = inContract.filter(({ route }) => !route.page);

/** Every page that functions answer. */
export const everyPage: readonly EveryRoute[] = inContract.filter(({ route }) => route.page);

/** Whether the path of a route names a thing of somebody's; other words in it are chosen from a list. */
export const namesThing = ({ params }: RouteShape): boolean => params !== undefined && 'id' in params.shape;

/** The path of a route with its id, the first of the words it can have elsewhere, and the least query it asks for. */
export function pathOf({ path, params, query }: RouteShape, id: string): string {
  const needed = query && !z.safeParse(query, {}).success ? `?${leastOf(query).toString()}` : '';
  const chosen = Object.entries(params?.shape ?? {}).flatMap(([name, words]) =>
    words instanceof z.ZodEnum ? [[`{${name}}`, String(words.options[0])] as const] : [],
  );
  return chosen.reduce((at, [name, word]) => at.replace(name, word), path.replace('{id}', id)) + needed;
}

/** What routes ask for that can't be asked without it: days, a last month or a last day, a token. */
function leastOf(query: z.ZodType): URLSearchParams {
  const days = { from: '2026-03-01', to: '2026-03-31', token: 'none' };
  const asked = ['2026-03', '2026-03-31'].map((until) => ({ ...days, until }));
  return new URLSearchParams(asked.find((one) => z.safeParse(query, one).success));
}

/** The route of a name such as `makeMatch` or `makeMatch.receiptIds`. */
export function routeOf(place: string): RouteShape {
  const found = everyRoute.find(({ name }) => name === place.split('.')[0]);
  if (!found) throw new Error(`There is no route ${place}.`);
  return found.route;
}

/** A good body of each route that takes one; the things it names don't exist. */
export function goodBody(name: RouteName): unknown {
  const accountantEmail = 'books@example.com';
  const period = { exportType: 'custom', dateRange: { from: '2026-03-01', to: '2026-03-31' } };
  const bodies: Partial<Record<RouteName, unknown>> = {
    verifySignup: { email: 'nobody@example.com', token: '123456', type: 'signup' },
    turnOnSecondFactor: { code: '123456', password: 'Correct-horse-0' },
    turnOffSecondFactor: { code: '123456', password: 'Correct-horse-7' },
    renewRecoveryCodes: { code: '123456', password: 'Correct-horse-7' },
    recoverSignIn: { email: 'nobody@example.com', password: 'Correct-horse-7', code: '00000-00000' },
    changePassword: { currentPassword: 'Correct-horse-0', newPassword: 'Another-horse-8' },
    endAllSessions: { keepThis: true, password: 'Correct-horse-0' },
    updateProfile: { country: 'UK', profession: 'doctor' },
    saveAccountant: { name: 'A', email: '', company: 'C', phone: '1' },
    savePreferences: { entryGoal: 80 },
    lockPeriod: { until: '2026-01-31', version: 0 },
    saveOwnPreferences: { language: 'en' },
    saveName: { fullName: 'Taken Over' },
    addTransaction: entry(),
    changeTransaction: { version: 1, description: 'Taken over' },
    linkDocuments: { version: 1, receiptIds: [v7()] },
    startUpload: {
      id: v7(),
      fileName: 'a.jpg',
      contentType: 'image/jpeg',
      size: 3,
      sha256: 'a'.repeat(64),
      purpose: 'receipt',
    },
    changeReceipt: { version: 1, vendor: 'Taken over' },
    importStatement: { id: v7(), uploadId: v7() },
    readStatementAgain: { accountId: 'checking', answers: { sign: 'kept' }, columns: { 0: 'date' } },
    commitStatementImport: { accountId: 'checking', restored: [], left: [], remember: false },
    addRecurringEntry: recurringEntry(),
    addReportSchedule: reportSchedule(),
    changeReportSchedule: { version: 1, label: 'Taken over' },
    sendScheduledPeriod: { from: '2026-03-01', to: '2026-03-31' },
    changeRecurringEntry: { version: 1, scope: 'following', description: 'Taken over' },
    skipRecurringEntry: { version: 1, date: '2026-04-10', isSkipped: true },
    exploreSample: { id: v7() },
    addAccount: {
      id: v7(),
      name: `Reserve ${v7()}`,
      kind: 'savings',
      lastDigits: '1234',
    },
    changeAccount: { name: 'Taken over' },
    addCategory: { id: v7(), name: `Beehives ${v7()}`, kind: 'expense', formLine: 'Schedule C line 27b' },
    changeCategory: { name: 'Taken over', formLines: {}, isRetired: true },
    mergeCategory: { id: v7(), intoId: v7() },
    saveRules: { items: [], version: 0 },
    previewRule: { conditions: { text: 'parking' }, effect: { category: 'Travel' } },
    startCategoryRun: {
      id: v7(),
      transactionIds: [v7()],
      categories: ['Taken over'],
    },
    editTransactions: {
      id: v7(),
      act: { do: 'category', category: 'Taken over' },
      entries: [{ transactionId: v7(), version: 1 }],
    },
    findWorths: { id: v7() },
    decidePair: { decision: 'confirm' },
    decidePayout: { decision: 'none', version: 1 },
    askQuestion: { id: v7(), about: { transactionId: v7() }, text: 'What was this for?' },
    changeQuestion: { status: 'answered', answer: 'Lunch' },
    commentOnQuestion: { id: v7(), text: 'Taken over' },
    makeMatch: { id: v7(), receiptIds: [v7()], transactionIds: [v7()] },
    startAutoMatch: { id: v7(), matchIds: [v7()] },
    saveMatching: { auto: 'suggest', threshold: 98 },
    readAllNotifications: { until: '2026-03-01T12:00:00.000Z' },
    saveNotificationSettings: { hour: 7, choices: { 'report-sent': { isShown: true, mail: 'daily' } } },
    sendContact: {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      inquiryType: 'general',
      subject: 'A question',
      message: 'Does it squeak?',
    },
    sendFeedback: {
      id: v7(),
      type: 'bug',
      message: 'The door squeaks.',
      page: '/app/dashboard',
      appVersion: 'app-1.js',
    },
    makeReport: { id: v7(), type: 'profit-loss', from: '2026-03-01', to: '2026-03-31' },
    createSharedLink: { id: v7(), reportId: v7(), label: 'Anna' },
    changeSharedLink: { endsAt: new Date(Date.now() + 86_400_000).toISOString() },
    makeAccountantPackage: { id: v7(), from: '2026-03-01', to: '2026-03-31' },
    exportArchive: { id: v7(), filter: {} },
    startDataExport: { id: v7() },
    requestAccountDeletion: { password: 'Correct-horse-0', confirmation: 'nobody@example.com' },
    requestOrganizationDeletion: { password: 'Correct-horse-0', confirmation: 'Beehives' },
    sendReportAgain: { recipientEmail: accountantEmail },
    sendCustomExport: { ...period, selectedFields: ['date'], accountantEmail },
    createTeam: { id: v7(), name: 'Beekeepers' },
    inviteTeamMember: { team_id: v7(), invited_email: 'ann@example.com' },
    acceptInvitation: { invitation_code: '0000-0000-0000-0000-0000' },
    changeMember: { accessLevel: 'view-only' },
    addOrganization: { id: v7(), name: 'Beehives' },
    createCheckout: { plan: 'professional', interval: 'month', currency: 'cad' },
    changeSubscription: { plan: 'business', interval: 'year' },
    requestRefund: { id: v7() },
    sendAccountingReport: { ...period, recipientEmail: accountantEmail },
  };
  return bodies[name];
}
