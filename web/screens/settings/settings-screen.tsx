import { Tabs } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../auth/me-context.ts';
import { AccessDenied } from '../../kit/access-denied.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { BillingTab } from './billing/billing-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SalesTaxTab } from './sales-tax-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

/** The tabs in their order; the address names the one that is open. What is paid is the master's alone. */
const allTabs = [
  ['profile', 'settings.profile', ProfileTab],
  ['notifications', 'noticeSettings.title', NotificationsTab],
  ['preferences', 'settings.preferences', PreferencesTab],
  ['sales-tax', 'registration.title', SalesTaxTab],
  ['security', 'settings.security', SecurityTab],
  ['billing', 'billing.title', BillingTab],
  ['data', 'data.title', DataTab],
] as const;

const ofTheMaster: readonly string[] = ['billing'];

/** Settings: who one is, how one is told, what the books follow, how one likes it, how sales tax is filed, the way in, the plan, all data. */
export function SettingsScreen() {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const canPay = useCan('canManageBilling');
  const tabs = allTabs.filter(([tab]) => canPay || !ofTheMaster.includes(tab));
  const open = tabs.find(([tab]) => tab === named) ?? allTabs[0];
  // On a phone the last tabs lie beyond the edge.
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [named]);
  if (named !== null && ofTheMaster.includes(named) && !canPay) return <AccessDenied />;
  return (
    <Screen title={t('settings.title')}>
      <Tabs.Root
        value={open[0]}
        lazyMount
        unmountOnExit
        colorPalette="ember"
        onValueChange={({ value }) => setSearch({ tab: value }, { replace: true })}
      >
        <Tabs.List ref={list}>
          {tabs.map(([tab, label]) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t(label)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(([tab, , Content]) => (
          <Tabs.Content key={tab} value={tab} maxW="44rem">
            <Content />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Screen>
  );
}
