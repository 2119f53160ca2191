import { Alert, Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Receipt, Twin } from '../../../shared/model/receipt.ts';
import { useStatementImport } from '../../api/imports.ts';
import { useReceipt } from '../../api/receipts.ts';
import { useCan, useMayRemove } from '../../auth/me-context.ts';
import { paths } from '../../../shared/paths.ts';
import { IsAReceipt } from '../../features/import/is-a-receipt.tsx';
import { useUploads } from '../../features/upload/uploads-context.ts';
import { useText } from '../../text/use-text.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { useCopies } from './use-copies.ts';

interface ReviewNoticesProps {
  readonly receipt: Receipt;
  readonly onOpen: (id: string) => void;
  readonly onDone: () => void;
}

/** What stands in the way of a document: it could not be read, it is a bank statement, it may be a copy of another. */
export function ReviewNotices({ receipt, onOpen, onDone }: ReviewNoticesProps) {
  const t = useText();
  const [twin] = receipt.twins;
  if (receipt.status === 'pending') return null;
  return (
    <>
      {receipt.problem && (
        <Notice tone="error" title={t('receipts.unreadable')}>
          {receipt.problem.detail} {t('receipts.fillByHand')}
        </Notice>
      )}
      {receipt.kind === 'statement' && receipt.fileId === undefined && <StatementNotice receipt={receipt} />}
      {twin && <CopyNotice receipt={receipt} twin={twin} onOpen={onOpen} onDone={onDone} />}
    </>
  );
}

interface NoticeProps {
  readonly tone: 'error' | 'warning';
  readonly title: string;
  readonly children: ReactNode;
}

function Notice({ tone, title, children }: NoticeProps) {
  return (
    <Alert.Root status={tone} colorPalette={tone === 'error' ? 'red' : 'amber'} alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description as="div">{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** A bank statement among the documents belongs into the books row by row. */
function StatementNotice({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const canImport = useCan('canImport');
  const navigate = useNavigate();
  if (receipt.importId !== undefined) return <ImportNotice importId={receipt.importId} />;
  return (
    <Notice tone="warning" title={t('receipts.isStatement')}>
      <Text>{t('receipts.isStatementHelp')}</Text>
      {canImport && (
        <Button
          size="sm"
          variant="outline"
          mt="2"
          onClick={() => void navigate(`${paths.transactions}?import=${receipt.id}`)}
        >
          {t('receipts.importStatement')}
        </Button>
      )}
    </Notice>
  );
}

/** A statement whose import has begun with its upload. */
function ImportNotice({ importId }: { importId: string }) {
  const t = useText();
  const canImport = useCan('canImport');
  const { review } = useUploads();
  const job = useStatementImport(importId);
  const isAdded = job.data?.status === 'committed';
  return (
    <Notice tone="warning" title={t('receipts.statementRead')}>
      <Text>
        {job.data?.problem?.detail ?? t(isAdded ? 'receipts.statementAdded' : 'receipts.statementReadHelp')}
      </Text>
      {canImport && job.data?.status === 'ready' && (
        <Flex gap="2" mt="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => review(importId)}>
            {t('receipts.reviewStatement')}
          </Button>
          <IsAReceipt job={job.data} />
        </Flex>
      )}
    </Notice>
  );
}

interface CopyNoticeProps extends ReviewNoticesProps {
  readonly twin: Twin;
}

function CopyNotice({ receipt, twin, onOpen, onDone }: CopyNoticeProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const mayRemove = useMayRemove();
  const { data: other } = useReceipt(twin.id);
  const copies = useCopies(receipt, other);
  if (!other || other.archivedAt !== null) return null;
  const andGoOn = (work: Promise<boolean>) => void work.then((isDone) => isDone && onDone());
  return (
    <Notice tone="warning" title={t('receipts.copyTitle')}>
      <Text>{t(`receipts.copyBy.${twin.by}`)}</Text>
      <Flex gap="2" my="3" direction={{ base: 'column', sm: 'row' }}>
        <Side label={t('receipts.copyThis')} receipt={receipt} />
        <Side label={t('receipts.copyOther')} receipt={other} onOpen={() => onOpen(other.id)} />
      </Flex>
      {canEdit && (
        <Flex gap="2" wrap="wrap">
          {mayRemove(receipt) && (
            <>
              <Button size="sm" variant="outline" onClick={() => andGoOn(copies.discard())}>
                {t('receipts.copyDiscard')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => andGoOn(copies.merge())}>
                {t('receipts.copyMerge')}
              </Button>
            </>
          )}
          <Button size="sm" variant="outline" onClick={() => void copies.keepBoth()}>
            {t('receipts.copyKeep')}
          </Button>
        </Flex>
      )}
    </Notice>
  );
}

function Side({ label, receipt, onOpen }: { label: string; receipt: Receipt; onOpen?: () => void }) {
  const t = useText();
  return (
    <Box flex="1" minW="0" bg="bg.panel" color="fg" borderWidth="1px" borderRadius="l2" p="3">
      <Flex justify="space-between" align="center" textStyle="xs" color="fg.muted" mb="1" minH="6">
        {label}
        {onOpen && (
          <Button size="xs" variant="ghost" onClick={onOpen}>
            {t('receipts.view')}
          </Button>
        )}
      </Flex>
      <ReceiptFacts receipt={receipt} />
    </Box>
  );
}
