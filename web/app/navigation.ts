import { LuArrowLeftRight, LuLayoutDashboard, LuReceipt, LuScale } from 'react-icons/lu';
import type { Ability } from '../../shared/abilities.ts';
import { paths } from '../../shared/paths.ts';

/** The entries of the bars, in their order; a screen enters here once it exists. The phone's bar has room for the first four. */
export const navigation = [
  { to: paths.dashboard, label: 'shell.dashboard', Icon: LuLayoutDashboard },
  { to: paths.receipts, label: 'shell.receipts', Icon: LuReceipt },
  { to: paths.transactions, label: 'shell.transactions', Icon: LuArrowLeftRight },
  { to: paths.accounting, label: 'shell.accounting', Icon: LuScale },
  { to: paths.reports, label: 'shell.reports' },
  { to: paths.archive, label: 'shell.archive' },
  { to: paths.team, label: 'shell.team', ability: 'canManageUsers' },
] as const;

/** The entries for somebody with these abilities. */
export const navigationFor = (abilities: readonly Ability[]) =>
  navigation.filter((entry) => !('ability' in entry) || abilities.includes(entry.ability));

/** Whether an entry stands for the page that is open; the app's root is the dashboard. */
export function isCurrent(to: string, pathname: string): boolean {
  const here = pathname.replace(/\/$/, '');
  return here === to || here.startsWith(`${to}/`) || (to === paths.dashboard && here === paths.app);
}
