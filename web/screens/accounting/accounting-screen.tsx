import { useText } from '../../text/use-text.ts';
import { Screen } from '../../parts/screen.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';

/** Accounting, empty so far. */
export function AccountingScreen() {
  const t = useText();
  return (
    <Screen title={t('accounting.title')}>
      <EmptyState title={t('accounting.emptyTitle')} description={t('accounting.emptyHelp')} />
    </Screen>
  );
}
