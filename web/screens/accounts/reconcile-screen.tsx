import { Box, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronLeft, LuLandmark } from 'react-icons/lu';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Account } from '../../../shared/model/account.ts';
import type { Reconciliation } from '../../../shared/model/reconciliation.ts';
import { paths } from '../../../shared/paths.ts';
import { useReconciliation } from '../../api/books.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { formatMonth } from '../../format/format.ts';
import { DateText } from '../../kit/date-text.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FigureCard, FigureLines } from '../../kit/figure-card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Money } from '../../kit/money.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Screen } from '../../kit/screen.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import { AccountDialog } from './account-dialog.tsx';
import { DifferenceLine } from './difference-line.tsx';

/** One account by the books beside its newest proven statement, the difference explained row by row. */
export function ReconcileScreen() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useReconciliation(id);
  const { accounts } = useSignedIn().organization;
  const [edited, setEdited] = useState<Account>();
  const name = accounts.find((account) => account.id === id)?.name ?? '';
  return (
    <Screen
      title={t('accounts.reconciliation.title', { name })}
      description={
        <Link asChild color="ember.fg" display="inline-flex" alignItems="center" gap="1">
          <RouterLink to={paths.accounts}>
            <LuChevronLeft aria-hidden="true" /> {t('accounts.reconciliation.back')}
          </RouterLink>
        </Link>
      }
    >
      <Loaded
        query={query}
        errorTitle={t('accounts.reconciliation.loadFailed')}
        isEmpty={({ statement }) => statement === null}
        empty={
          <EmptyState
            icon={<LuLandmark />}
            title={t('accounts.reconciliation.noStatement')}
            description={t('accounts.reconciliation.noStatementHelp')}
          >
            <TextLink to={paths.transactions}>{t('accounts.reconciliation.importStatement')}</TextLink>
          </EmptyState>
        }
      >
        {(found) => <Sides found={found} onEditOpening={() => setEdited(found.account)} />}
      </Loaded>
      <AccountDialog
        subject={edited}
        onClose={() => {
          setEdited(undefined);
          void query.refetch();
        }}
      />
    </Screen>
  );
}

function Sides({ found, onEditOpening }: { found: Reconciliation; onEditOpening: () => void }) {
  const t = useText();
  const { account, balance, statement, difference, lines, missingMonths } = found;
  const { currency } = account;
  if (!statement) return null;
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <FigureLines>
        <FigureCard
          isLine
          label={t('accounts.reconciliation.byBooks')}
          figure={<Money amount={balance} currency={currency} />}
        />
        <FigureCard
          isLine
          label={t('accounts.reconciliation.byStatement')}
          figure={<Money amount={statement.closing} currency={currency} />}
          note={<DateText day={statement.to} />}
        />
        <FigureCard
          isLine
          label={t('accounts.reconciliation.difference')}
          figure={<Money amount={difference} currency={currency} />}
          note={
            difference === 0 && (
              <StatusBadge meaning="good">{t('accounts.reconciliation.agrees')}</StatusBadge>
            )
          }
        />
      </FigureLines>
      {lines.length > 0 && (
        <Panel title={t('accounts.reconciliation.why')}>
          <Stack as="ul" gap="0" listStyleType="none" aria-label={t('accounts.reconciliation.why')}>
            {lines.map((line) => (
              <DifferenceLine
                key={line.reason}
                line={line}
                account={account}
                statement={statement}
                onEditOpening={onEditOpening}
              />
            ))}
            <Box
              as="li"
              display="flex"
              justifyContent="space-between"
              gap="4"
              pt="3"
              borderTopWidth="1px"
              fontWeight="600"
            >
              {t('accounts.reconciliation.sum')}
              <Money amount={difference} currency={currency} sign="always" />
            </Box>
          </Stack>
        </Panel>
      )}
      {missingMonths.length > 0 && (
        <Panel title={t('accounts.reconciliation.missing')}>
          <Text color="fg.muted">{missingMonths.map((month) => formatMonth(month, 'long')).join(', ')}</Text>
        </Panel>
      )}
    </Stack>
  );
}
