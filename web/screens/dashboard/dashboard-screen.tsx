import { useText } from '../../text/use-text.ts';
import { Screen } from '../../parts/screen.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';

/** Dashboard, empty so far. */
export function DashboardScreen() {
  const t = useText();
  return (
    <Screen title={t('dashboard.title')}>
      <EmptyState title={t('dashboard.emptyTitle')} description={t('dashboard.emptyHelp')} />
    </Screen>
  );
}
