import { Stack, Tabs } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../auth/me-context.ts';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { AccountantTab } from './accountant/accountant-tab.tsx';
import { AccountingCards } from './accounting-cards.tsx';
import { AutoMatch } from './pending/auto-match.tsx';
import { CategoriesTab } from './categories/categories-tab.tsx';
import { MissingReceipts } from './missing/missing-receipts.tsx';
import { PendingMatches } from './pending/pending-matches.tsx';
import { RecentMatches } from './recent/recent-matches.tsx';
import { SmartSuggestions } from './suggestions/smart-suggestions.tsx';

/** Names of tabs stay on one line; on a phone they scroll. */
/** Accounting & Matching: the queue of suggestions, what was decided, and the accountant. */
export function AccountingScreen() {
  const t = useText();
  const canMatch = useCan('canMatch');
  const [tab, show] = useTab();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(list.current), [tab]);
  return (
    <Screen title={t('accounting.title')} {...(canMatch ? { actions: <Actions /> } : {})}>
      <Stack gap={{ base: '4', md: '6' }}>
        <AccountingCards />
        <Tabs.Root
          value={tab}
          lazyMount
          unmountOnExit
          colorPalette="ember"
          onValueChange={({ value }) => show(value)}
        >
          <Tabs.List ref={list}>
            <Tabs.Trigger value="pending">{t('accounting.pendingMatches')}</Tabs.Trigger>
            <Tabs.Trigger value="recent">{t('accounting.recentMatches')}</Tabs.Trigger>
            <Tabs.Trigger value="missing">{t('matching.missing')}</Tabs.Trigger>
            <Tabs.Trigger value="categories">{t('categories.tab')}</Tabs.Trigger>
            <Tabs.Trigger value="accountant">{t('accounting.accountant')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="pending">
            <PendingMatches />
          </Tabs.Content>
          <Tabs.Content value="recent">
            <RecentMatches />
          </Tabs.Content>
          <Tabs.Content value="missing">
            <MissingReceipts />
          </Tabs.Content>
          <Tabs.Content value="categories">
            <CategoriesTab />
          </Tabs.Content>
          <Tabs.Content value="accountant">
            <AccountantTab />
          </Tabs.Content>
        </Tabs.Root>
      </Stack>
    </Screen>
  );
}

/** Shows the tab that is open where the row of tabs is wider than the phone; never moves the page itself. */
function bringIntoView(list: HTMLElement | null): void {
  const open = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list && open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2;
}

const tabs = ['pending', 'recent', 'missing', 'categories', 'accountant'];

/** The tab that the address names, so that it can be linked to and found again. */
function useTab(): [tab: string, show: (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab') ?? '';
  const show = (tab: string) => setSearch({ tab }, { replace: true });
  return [tabs.includes(named) ? named : 'pending', show];
}

function Actions() {
  return (
    <>
      <SmartSuggestions />
      <AutoMatch />
    </>
  );
}
