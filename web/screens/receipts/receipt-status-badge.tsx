import type { Receipt } from '../../../shared/model/receipt.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';
import { unsureField } from './unsure-field.ts';

/** Where a receipt stands; what waits for a person comes first. */
export function ReceiptStatusBadge({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const { status, problem, twins } = receipt;
  const unsure = unsureField(receipt);
  if (problem && status !== 'pending')
    return <StatusBadge meaning="broken">{t('receipts.needsLook')}</StatusBadge>;
  if (twins.length > 0) return <StatusBadge meaning="waiting">{t('receipts.copyBadge')}</StatusBadge>;
  if (unsure) return <StatusBadge meaning="waiting">{t(`receipts.checkField.${unsure}`)}</StatusBadge>;
  const meaning = ({ pending: 'waiting', processed: 'plain', matched: 'good' } as const)[status];
  return <StatusBadge meaning={meaning}>{t(`receipts.statuses.${status}`)}</StatusBadge>;
}
