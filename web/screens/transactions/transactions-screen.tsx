import { useText } from '../../text/use-text.ts';
import { Screen } from '../../parts/screen.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';

/** Transactions, empty so far. */
export function TransactionsScreen() {
  const t = useText();
  return (
    <Screen title={t('transactions.title')}>
      <EmptyState title={t('transactions.emptyTitle')} description={t('transactions.emptyHelp')} />
    </Screen>
  );
}
