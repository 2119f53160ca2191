import { useText } from '../../text/use-text.ts';
import { Screen } from '../../parts/screen.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';

/** Receipts, empty so far. */
export function ReceiptsScreen() {
  const t = useText();
  return (
    <Screen title={t('receipts.title')}>
      <EmptyState title={t('receipts.emptyTitle')} description={t('receipts.emptyHelp')} />
    </Screen>
  );
}
