import { Box, Fieldset, Flex, Stack, Text } from '@chakra-ui/react';
import { LuLock } from 'react-icons/lu';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { closedPeriodsPath } from '../../../../shared/paths.ts';
import { useTransaction } from '../../../api/ledger.ts';
import { useHomeCurrency } from '../../../format/use-money.ts';
import { useCan } from '../../../auth/me-context.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { SidePanel } from '../../../kit/side-panel.tsx';
import { useLeaveQuestion } from '../../../kit/use-leave-question.tsx';
import { useUnsavedParts } from '../../../kit/unsaved.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useText } from '../../../text/use-text.ts';
import { useIsClosed } from '../../closing/use-is-closed.ts';
import type { Correction } from '../../category/also-these.tsx';
import { QuestionsPart } from '../../question/questions-part.tsx';
import { SplitLines } from '../split-lines.tsx';
import { AttachDocuments } from './attach-documents.tsx';
import { EntryActs } from './entry-acts.tsx';
import { EntryDetails } from './entry-details.tsx';
import { EntryDocuments } from './entry-documents.tsx';
import { EntryHistory } from './entry-history.tsx';
import { NotesRead } from './entry-notes.tsx';
import { EntryPair } from './entry-pair.tsx';
import { EntrySalesTax } from './entry-sales-tax.tsx';
import { EntryWorth } from './entry-worth.tsx';
import { Part } from './part.tsx';

interface EntryPanelProps {
  /** Undefined while it is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** Opens the dialog in which an entry is changed. */
  readonly onEdit: (row: Transaction) => void;
  /** Whether anything in it is changed that is not saved, and how that is heard. */
  readonly isChanged: boolean;
  readonly onChanged: (isChanged: boolean) => void;
  /** The entry was given another category. */
  readonly onCorrected: (correction: Correction) => void;
}

/** One entry with what belongs to it: its category and notes to be changed, its documents, its taxes, questions about it, and its history. */
export function EntryPanel({ id, onClose, ...further }: EntryPanelProps) {
  const t = useText();
  const query = useTransaction(id);
  const { isUnsaved, within } = useUnsavedParts();
  const { leave, question } = useLeaveQuestion(further.isChanged || isUnsaved, onClose);
  return (
    <SidePanel isOpen={id !== undefined} title={t('entry.panel.title')} onClose={leave}>
      <Loaded query={query} errorTitle={t('entry.panel.loadFailed')}>
        {(row) => within(<Entry key={row.id} row={row} onRemoved={onClose} {...further} />)}
      </Loaded>
      {question}
    </SidePanel>
  );
}

interface EntryProps extends Omit<EntryPanelProps, 'id' | 'onClose'> {
  readonly row: Transaction;
  readonly onRemoved: () => void;
}

function Entry({ row, isChanged, onEdit, onRemoved, onCorrected, onChanged }: EntryProps) {
  const t = useText();
  const home = useHomeCurrency();
  const canEdit = useCan('canEdit');
  const isClosed = useIsClosed()(row.date);
  return (
    <Stack gap="6">
      <Stack gap="3">
        <Head row={row} />
        <EntryActs {...{ row, isClosed, isChanged, onEdit, onRemoved }} />
      </Stack>
      {isClosed && (
        <Flex gap="2" align="baseline" color="fg.muted">
          <Box as="span" alignSelf="center" aria-hidden="true">
            <LuLock />
          </Box>
          <Text>
            {t('closing.entry')} <TextLink to={closedPeriodsPath}>{t('closing.way')}</TextLink>
          </Text>
        </Flex>
      )}
      <Fieldset.Root disabled={isClosed} minW="0">
        <Stack gap="6">
          {canEdit ? <EntryDetails {...{ row, onCorrected, onChanged }} /> : <NotesRead row={row} />}
          <Part title={t('entry.panel.documents')}>
            <EntryDocuments row={row} />
            <AttachDocuments row={row} />
          </Part>
          {row.pairId !== undefined && <EntryPair row={row} pairId={row.pairId} />}
          {home !== undefined && row.currency !== home && (
            <Part title={t('entry.worth.title', { currency: home })}>
              <EntryWorth row={row} home={home} />
            </Part>
          )}
          <EntrySalesTax row={row} isClosed={isClosed} />
        </Stack>
      </Fieldset.Root>
      <Part title={t('questions.title')}>
        <QuestionsPart about={{ transactionId: row.id }} />
      </Part>
      <Part title={t('entry.panel.history')}>
        <EntryHistory row={row} />
      </Part>
    </Stack>
  );
}

function Head({ row }: { row: Transaction }) {
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="4">
        <Text fontWeight="600" fontSize="md" overflowWrap="anywhere">
          {row.description}
        </Text>
        <Money amount={row.amount} currency={row.currency} sign="always" fontSize="md" fontWeight="600" />
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="0.5">
        <DateText day={row.date} inWords /> · {row.accountLabel}
      </Text>
      <SplitLines row={row} />
    </Box>
  );
}
