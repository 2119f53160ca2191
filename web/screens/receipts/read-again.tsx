import { Button } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LuRotateCw } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { messageOf } from '../../api/message-of.ts';
import { readAgain } from '../../api/uploads.ts';
import { useCan } from '../../auth/me-context.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Has a document read once more whose reading failed by our fault; nothing of any other. */
export function ReadAgain({ receipt: { id, fileId, fileName, problem, reviewedAt } }: { receipt: Receipt }) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const canImport = useCan('canImport');
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAgain(client, id),
    onError: (error) => notify.failed(t('uploads.notTold'), messageOf(error, t('common.unexpected'))),
  });
  const isOurs = problem?.code === 'given-up' || problem?.code === 'unexpected';
  if (!isOurs || !canImport || fileId !== undefined || reviewedAt !== null) return null;
  return (
    <Button
      size="xs"
      variant="outline"
      mt="2"
      loading={isPending}
      aria-label={t('uploads.retry', { file: fileName })}
      onClick={() => mutate()}
    >
      <LuRotateCw aria-hidden="true" /> {t('uploads.tryAgain')}
    </Button>
  );
}
