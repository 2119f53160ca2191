import { wellSpaced } from '../../../shared/text/fr/well-spaced.ts';
import type { SameTexts } from '../../../shared/text/words.ts';
import type { english } from '../en/index.ts';
import { accounting } from './accounting.ts';
import { accounts } from './accounts.ts';
import { archive } from './archive.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import { auditLog } from './audit-log.ts';
import { categories } from './categories.ts';
import { clients } from './clients.ts';
import { closing } from './closing.ts';
import { currencyChange } from './currency-change.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { entry } from './entry.ts';
import { exporting } from './exporting.ts';
import { feedback } from './feedback.ts';
import { handOver } from './hand-over.ts';
import { importing } from './importing.ts';
import { joining } from './joining.ts';
import { organizations } from './organizations.ts';
import { team } from './team.ts';
import { jobs } from './jobs.ts';
import { leaving } from './leaving.ts';
import { mail } from './mail.ts';
import { matching } from './matching.ts';
import { noticeSettings } from './notice-settings.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { packages } from './packages.ts';
import { payouts } from './payouts.ts';
import { plans } from './plans.ts';
import { preferences } from './preferences.ts';
import { questions } from './questions.ts';
import { receipts } from './receipts.ts';
import { recurring } from './recurring.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { schedules } from './schedules.ts';
import { secondFactor } from './second-factor.ts';
import { sample } from './sample.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { shell } from './shell.ts';
import { unsubscribing } from './unsubscribing.ts';
import { transactions } from './transactions.ts';
import { uploads } from './uploads.ts';

/** Every text in French, as Canada writes it, but for the public pages, which are written once for everybody when the site is built. */
export const french: SameTexts<Omit<typeof english, 'landing' | 'legal' | 'pricing'>> = wellSpaced({
  accounting,
  billing,
  plans,
  accounts,
  archive,
  auditLog,
  auth,
  categories,
  clients,
  closing,
  currencyChange,
  commands,
  common,
  dashboard,
  entry,
  exporting,
  feedback,
  handOver,
  importing,
  jobs,
  joining,
  organizations,
  team,
  leaving,
  mail,
  matching,
  noticeSettings,
  unsubscribing,
  notifications,
  questions,
  onboarding,
  packages,
  payouts,
  preferences,
  receipts,
  recurring,
  registration,
  reports,
  schedules,
  sample,
  sessions,
  secondFactor,
  settings,
  sharing,
  shell,
  transactions,
  uploads,
});
