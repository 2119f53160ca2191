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
import { TextLink } from '../../../kit/text-link.tsx';
import { useText } from '../../../text/use-text.ts';
import { useIsClosed } from '../../closing/use-is-closed.ts';
import type { Correction } from '../../category/also-these.tsx';
import { SplitLines } from '../split-lines.tsx';
import { AttachDocuments } from './attach-documents.tsx';
import { EntryDetails } from './entry-details.tsx';
import { EntryDocuments } from './entry-documents.tsx';
import { EntryHistory } from './entry-history.tsx';
import { EntryNotes } from './entry-notes.tsx';
import { EntryPair } from './entry-pair.tsx';
import { EntrySalesTax } from './entry-sales-tax.tsx';
import { EntryWorth } from './entry-worth.tsx';
import { Part } from './part.tsx';

interface EntryPanelProps {
  /** Undefined while it is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** The entry was given another category. */
  readonly onCorrected: (correction: Correction) => void;
}

/** One entry with what belongs to it: its category and notes to be changed, its documents, its taxes, and its history. */
export function EntryPanel({ id, onClose, onCorrected }: EntryPanelProps) {
  const t = useText();
  const query = useTransaction(id);
  return (
    <SidePanel isOpen={id !== undefined} title={t('entry.panel.title')} onClose={onClose}>
      <Loaded query={query} errorTitle={t('entry.panel.loadFailed')}>
        {(row) => <Entry key={row.id} row={row} onCorrected={onCorrected} />}
      </Loaded>
    </SidePanel>
  );
}

function Entry({ row, onCorrected }: { row: Transaction; onCorrected: (correction: Correction) => void }) {
  const t = useText();
  const home = useHomeCurrency();
  const canEdit = useCan('canEdit');
  const isClosed = useIsClosed()(row.date);
  return (
    <Stack gap="6">
      <Head row={row} />
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
          <EntryNotes key={notedOf(row)} row={row} onCorrected={onCorrected} />
          {canEdit && (
            <Part title={t('entry.panel.use')}>
              <EntryDetails key={detailsOf(row)} row={row} />
            </Part>
          )}
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
      <Part title={t('entry.panel.history')}>
        <EntryHistory row={row} />
      </Part>
    </Stack>
  );
}

/** What each form begins with: it begins anew with other facts, and keeps what is typed while others are saved. */
const notedOf = ({ categoryId, notes }: Transaction): string => JSON.stringify([categoryId, notes]);
const detailsOf = ({ kind, amount, use, businessShare, parts, payout }: Transaction): string =>
  JSON.stringify([kind, amount, use, businessShare, parts, payout]);

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
