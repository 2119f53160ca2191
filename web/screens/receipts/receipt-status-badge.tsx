import type { Receipt } from '../../../shared/model/receipt.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useText } from '../../text/use-text.ts';

/** Where a receipt stands. */
export function ReceiptStatusBadge({ receipt: { status, problem } }: { receipt: Receipt }) {
  const t = useText();
  if (problem && status !== 'pending')
    return <StatusBadge meaning="broken">{t('receipts.needsLook')}</StatusBadge>;
  const meaning = ({ pending: 'waiting', processed: 'plain', matched: 'good' } as const)[status];
  return <StatusBadge meaning={meaning}>{t(`receipts.statuses.${status}`)}</StatusBadge>;
}
