import { Button } from '@chakra-ui/react';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { useMoveToDocuments } from '../../api/imports.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** The way back for a receipt that was taken for a statement; only pages can be read as a document. */
export function IsAReceipt({ job }: { job: StatementImport }) {
  const t = useText();
  const notify = useNotify();
  const { mutate, isPending } = useMoveToDocuments();
  const format = job.statement?.format;
  if (format !== 'pdf' && format !== 'image') return null;
  const failed = (error: Error) =>
    notify.failed(t('importing.moveFailed'), messageOf(error, t('common.unexpected')));
  return (
    <Button variant="ghost" size="sm" loading={isPending} onClick={() => mutate(job.id, { onError: failed })}>
      {t('importing.isReceipt')}
    </Button>
  );
}
