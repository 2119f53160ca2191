import { describe, expect, it } from 'vitest';
import { english } from '../../../web/text/en/index.ts';

/** Where a text of the specification stands in the catalogue, or why it doesn't. */
type Place = string | { readonly replaced: string };

/** Placeholders that the product replaces by the real action. */
const replaced = (by: string): Place => ({ replaced: by });

/** Every text of specification section 5 (validation), in its order. */
const validation: readonly (readonly [text: string, place: Place])[] = [
  ['Missing information', 'common.missingInformation'],
  ['Please fill in all required fields.', 'dashboard.fillRequired'],
  ['Missing Information', 'dashboard.exportMissing'],
  ['Please provide accountant email and select at least one field.', 'dashboard.exportMissingHelp'],
  ['Accountant Email Required', 'dashboard.accountantRequired'],
  [
    "Please add your accountant's email in the Accounting section first.",
    replaced('asking for the address right there'),
  ],
  ["Please add your accountant's email address first.", replaced('asking for the address right there')],
  ['Email Required', 'reports.send.emailRequired'],
  ["Please enter your accountant's email address", 'reports.send.emailRequiredHelp'],
  ['Please select a feedback type and enter your message.', 'feedback.missingHelp'],
  ['Please enter an invitation code', 'joining.codeMissing'],
  ['Please sign in first', 'joining.signInFirst'],
  ['Are you sure you want to remove this team member?', 'team.removeTitle'],
];

/** Every text of specification section 8 (error catalogue and successes), in its order. */
const catalogue: readonly (readonly [text: string, place: Place])[] = [
  ['Sign In Failed', 'auth.signInFailed'],
  ['An unexpected error occurred', 'common.unexpected'],
  ['Sign Up Failed', 'auth.signUpFailed'],
  ['Verification failed', 'auth.verificationFailed'],
  ['Session Expired', 'auth.sessionExpired'],
  ['You have been signed out due to inactivity.', 'auth.sessionExpiredHelp'],
  ['Sign Out Failed', 'auth.signOutFailed'],
  ['Welcome back!', 'auth.welcomeBack'],
  ['You have successfully signed in.', 'auth.signedIn'],
  ['Verification code sent', 'auth.codeSent'],
  ['Check your email for the 6-digit verification code.', 'auth.codeSentHelp'],
  ["You're in!", 'auth.youAreIn'],
  ['Signup verified successfully.', 'auth.verified'],
  ['Signed Out', 'auth.signedOut'],
  ['Please sign in to subscribe.', 'auth.signInToSubscribe'],
  ['Could not start checkout', 'billing.notStarted'],
  ['Error', 'common.error'],
  ['Failed to load templates. Please try again.', 'onboarding.loadFailed'],
  ['Failed to update settings. Please try again.', 'onboarding.saveFailed'],
  ['Settings Updated', 'onboarding.saved'],
  ['Failed to load receipts', 'receipts.loadFailed'],
  ['Failed to load transactions', 'transactions.loadFailed'],
  ['Failed to add transaction. Please try again.', 'dashboard.addFailed'],
  ['Export Failed', 'dashboard.exportFailed'],
  ['Failed to export data. Please try again.', 'dashboard.exportFailedHelp'],
  ['Failed to send custom export. Please try again.', 'dashboard.customExportFailedHelp'],
  ['Failed to send report. Please try again.', 'reports.send.emailFailedHelp'],
  ['Failed to send report', replaced('the reason why it failed')],
  ['Email Failed', 'reports.send.emailFailed'],
  ['Failed to load team information', 'team.loadFailed'],
  ['Failed to create team', 'team.createFailed'],
  ['Failed to send invitation', 'team.inviteFailed'],
  ['Failed to remove team member', 'team.removeFailed'],
  ['Failed to join team', 'joining.failed'],
  ['Access Denied', 'shell.deniedTitle'],
  ["You don't have permission to access this page.", 'shell.deniedHelp'],
  ['Oops! Page not found', 'shell.notFoundTitle'],
  ['{{kind}} Added', 'dashboard.added'],
  ['Income', 'dashboard.income'],
  ['Expense', 'dashboard.expense'],
  ['Export Successful', 'dashboard.exportSuccessful'],
  ['Feedback sent', 'feedback.sent'],
  ["Thank you for your feedback! We'll review it soon.", 'feedback.sentHelp'],
  ['Accountant Details Saved', 'accounting.accountantSaved'],
  ['Report Sent Successfully', 'reports.send.sent'],
  ['Team created successfully!', 'team.created'],
  ['Invitation sent to {{email}}', 'team.invited'],
  ['Invitation code copied!', 'team.copied'],
  ['Team member removed', 'team.removed'],
  ['Successfully joined', 'joining.joined'],
  ['Settings saved', 'settings.saved'],
  ['Data export initiated', 'data.started'],
  ['Account deletion requested', 'deletion.accountRequested'],
  ['Statement selected ... coming soon', replaced('the import preview')],
  ['Files selected ... coming soon', replaced('the upload with its progress')],
  ['Recurring transaction setup coming soon!', replaced('recurring entries')],
  ['Entry Duplicated', 'dashboard.duplicated'],
];

const all = [...validation, ...catalogue];
const placed = all.filter((row): row is readonly [string, string] => typeof row[1] === 'string');

describe('the texts of the specification', () => {
  it.each(placed)('says "%s" at %s, word for word', (text, key) => {
    expect(textAt(key)).toBe(text);
  });

  it('promises nothing that is still to come', () => {
    expect(textsIn(english).filter((text) => /coming soon/i.test(text))).toEqual([]);
  });

  it('leaves no text empty', () => {
    expect(textsIn(english).filter((text) => text.trim() === '')).toEqual([]);
  });
});

function textAt(key: string): unknown {
  return key.split('.').reduce<unknown>((node, name) => (isGroup(node) ? node[name] : undefined), english);
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return isGroup(node) ? Object.values(node).flatMap(textsIn) : [];
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null;
}
