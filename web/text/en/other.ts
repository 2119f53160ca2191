import { entry } from './entry.ts';
import { exporting } from './exporting.ts';
import { transactions } from './transactions.ts';
import { uploads } from './uploads.ts';
import { accounts } from './accounts.ts';
import { accounting } from './accounting.ts';
import { archive } from './archive.ts';
import { billing } from './billing.ts';
import { auditLog } from './audit-log.ts';
import { categories } from './categories.ts';
import { clients } from './clients.ts';
import { closing } from './closing.ts';
import { currencyChange } from './currency-change.ts';
import { commands } from './commands.ts';
import { data } from './data.ts';
import { privacy } from './privacy.ts';
import { retention } from './retention.ts';
import { deletion } from './deletion.ts';
import { feedback } from './feedback.ts';
import { handOver } from './hand-over.ts';
import { importing } from './importing.ts';
import { joining } from './joining.ts';
import { jobs } from './jobs.ts';
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
import { sample } from './sample.ts';
import { reports } from './reports.ts';
import { schedules } from './schedules.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { team } from './team.ts';
import { unsubscribing } from './unsubscribing.ts';

/** What all other screens say. */
export const otherTexts = {
  transactions,
  entry,
  exporting,
  uploads,
  onboarding,
  clients,
  closing,
  currencyChange,
  data,
  privacy,
  retention,
  deletion,
  commands,
  feedback,
  jobs,
  joining,
  team,
  matching,
  categories,
  packages,
  payouts,
  accounts,
  recurring,
  preferences,
  registration,
  settings,
  sharing,
  sessions,
  secondFactor,
  receipts,
  sample,
  mail,
  accounting,
  billing,
  plans,
  reports,
  schedules,
  archive,
  auditLog,
  handOver,
  importing,
  notifications,
  questions,
  noticeSettings,
  unsubscribing,
} as const;
