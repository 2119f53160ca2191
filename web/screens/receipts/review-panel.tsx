import { Alert, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useReceipt } from '../../api/documents.ts';
import { useMatches } from '../../api/matching.ts';
import { useCan } from '../../auth/me-context.ts';
import { DialogFrame } from '../../parts/dialog-frame.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ConfidenceBadge } from '../../parts/match/confidence-badge.tsx';
import { MatchReasons } from '../../parts/match/match-reasons.tsx';
import { TransactionSide } from '../../parts/match/match-sides.tsx';
import { useMatchActions } from '../../parts/match/use-match-actions.ts';
import { useText } from '../../text/use-text.ts';
import { PageView } from './page-view.tsx';
import { ReviewFields } from './review-fields.tsx';
import { useDownload } from './use-download.ts';

/** One document beside what was read from it, and the transaction that it seems to belong to. */
export function ReviewPanel({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText();
  const query = useReceipt(id);
  return (
    <DialogFrame isOpen={id !== undefined} size="cover" title={t('receipts.review')} onClose={onClose}>
      <Loaded query={query} errorTitle={t('receipts.loadFailed')}>
        {(receipt) => <Review receipt={receipt} />}
      </Loaded>
    </DialogFrame>
  );
}

function Review({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const download = useDownload();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      gap="6"
      h={{ lg: 'full' }}
      pb="4"
    >
      <PageView receipt={receipt} />
      <Stack gap="5" overflow={{ lg: 'auto' }} px="0.5" pb="2">
        <Flex justify="space-between" align="center" gap="3">
          <Text fontWeight="550" truncate>
            {receipt.fileName}
          </Text>
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => void download(receipt.id)}>
            <LuDownload aria-hidden="true" /> {t('receipts.download')}
          </Button>
        </Flex>
        <Problem receipt={receipt} />
        {receipt.status === 'pending' ? (
          <Text color="fg.muted" aria-live="polite">
            {t('receipts.pending')}
          </Text>
        ) : (
          <>
            <ReviewFields key={receipt.version} receipt={receipt} />
            <Suggestion receipt={receipt} />
          </>
        )}
      </Stack>
    </Grid>
  );
}

function Problem({ receipt: { problem, status } }: { receipt: Receipt }) {
  const t = useText();
  if (!problem || status === 'pending') return null;
  return (
    <Alert.Root status="error" colorPalette="red" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('receipts.unreadable')}</Alert.Title>
        <Alert.Description>
          {problem.detail} {t('receipts.fillByHand')}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** The transaction it is matched with, or the one suggested with its reasons. */
function Suggestion({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const { confirm, reject } = useMatchActions();
  const pending = useMatches('pending');
  const match = pending.data?.items.find(({ receiptIds }) => receiptIds.includes(receipt.id));
  if (receipt.transactionIds.length > 0)
    return (
      <Stack gap="2">
        {receipt.transactionIds.map((id) => (
          <TransactionSide key={id} id={id} label={t('receipts.linked')} />
        ))}
      </Stack>
    );
  return (
    <Stack as="section" gap="3" borderTopWidth="1px" pt="4">
      <Flex align="center" gap="3">
        <Heading as="h3" fontSize="md">
          {t('receipts.suggested')}
        </Heading>
        {match && <ConfidenceBadge confidence={match.confidence} />}
      </Flex>
      {match ? (
        <>
          <TransactionSide id={match.transactionIds[0]} />
          <MatchReasons reasons={match.reasons} />
          {canMatch && (
            <Flex gap="2">
              <Button size="sm" colorPalette="ember" onClick={() => void confirm(match)}>
                {t('accounting.confirm')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => void reject(match)}>
                {t('accounting.reject')}
              </Button>
            </Flex>
          )}
        </>
      ) : (
        <Text color="fg.muted">{t('receipts.noSuggestion')}</Text>
      )}
    </Stack>
  );
}
