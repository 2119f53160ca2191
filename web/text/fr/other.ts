import { wellSpaced } from '../../../shared/text/fr/well-spaced.ts';
import { accounting } from './accounting.ts';
import { accounts } from './accounts.ts';
import { archive } from './archive.ts';
import { auditLog } from './audit-log.ts';
import { billing } from './billing.ts';
import { categories } from './categories.ts';
import { clients } from './clients.ts';
import { closing } from './closing.ts';
import { commands } from './commands.ts';
import { currencyChange } from './currency-change.ts';
import { data } from './data.ts';
import { privacy } from './privacy.ts';
import { retention } from './retention.ts';
import { deletion } from './deletion.ts';
import { feedback } from './feedback.ts';
import { handOver } from './hand-over.ts';
import { importing } from './importing.ts';
import { jobs } from './jobs.ts';
import { joining } from './joining.ts';
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
import { sample } from './sample.ts';
import { schedules } from './schedules.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { team } from './team.ts';
import { unsubscribing } from './unsubscribing.ts';

/** What all other screens say in French. */
export const otherFrench = wellSpaced({
  accounting,
  accounts,
  archive,
  auditLog,
  billing,
  categories,
  clients,
  closing,
  commands,
  currencyChange,
  data,
  privacy,
  retention,
  deletion,
  feedback,
  handOver,
  importing,
  jobs,
  joining,
  mail,
  matching,
  noticeSettings,
  notifications,
  onboarding,
  packages,
  payouts,
  plans,
  preferences,
  questions,
  receipts,
  recurring,
  registration,
  reports,
  sample,
  schedules,
  secondFactor,
  sessions,
  settings,
  sharing,
  team,
  unsubscribing,
});
