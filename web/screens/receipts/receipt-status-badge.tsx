import type { Receipt } from '../../../shared/model/receipt.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';

/** Where a receipt stands; what waits for a person comes first. */
export function ReceiptStatusBadge({ receipt: { status, problem, twins } }: { receipt: Receipt }) {
  const t = useText();
  if (problem && status !== 'pending')
    return <StatusBadge meaning="broken">{t('receipts.needsLook')}</StatusBadge>;
  if (twins.length > 0) return <StatusBadge meaning="waiting">{t('receipts.copyBadge')}</StatusBadge>;
  const meaning = ({ pending: 'waiting', processed: 'plain', matched: 'good' } as const)[status];
  return <StatusBadge meaning={meaning}>{t(`receipts.statuses.${status}`)}</StatusBadge>;
}
