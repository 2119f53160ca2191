import { Box, Button, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronLeft, LuPlus } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { useAccounts } from '../../api/books.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useToday, yearAround, yearUpTo } from '../../auth/today.ts';
import { CoverageMonths } from '../../features/import/coverage-board.tsx';
import { Choice } from '../../kit/choice.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { paths } from '../../../shared/paths.ts';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { AccountDialog } from './account-dialog.tsx';
import type { AccountSubject } from './account-dialog.tsx';
import { AccountRow } from './account-row.tsx';

/** The accounts: what each holds, whether its statements agree, which months they cover. */
export function AccountsScreen() {
  const t = useText();
  const accounts = useAccounts();
  const canEdit = useCan('canEdit');
  const { organization } = useSignedIn();
  const [subject, setSubject] = useState<AccountSubject>();
  return (
    <Screen
      title={t('accounts.title')}
      description={
        <>
          <Link asChild color="ember.fg" display="inline-flex" alignItems="center" gap="1" mb="1">
            <RouterLink to={paths.transactions}>
              <LuChevronLeft aria-hidden="true" /> {t('accounts.back')}
            </RouterLink>
          </Link>
          <div>{t('accounts.description')}</div>
        </>
      }
      actions={
        canEdit && (
          <Button colorPalette="ember" onClick={() => setSubject('new')}>
            <LuPlus aria-hidden="true" /> {t('accounts.add')}
          </Button>
        )
      }
    >
      <Stack gap={{ base: '4', md: '6' }}>
        <Panel>
          <Loaded
            query={accounts}
            skeleton={<Lines count={organization.accounts.length} height={{ base: '24', sm: '12' }} />}
            errorTitle={t('accounts.loadFailed')}
          >
            {({ items }) => (
              <Stack as="ul" gap="0" listStyleType="none" aria-label={t('accounts.title')}>
                {items.map((account) => (
                  <AccountRow
                    key={account.id}
                    account={account}
                    onEdit={canEdit ? () => setSubject(account) : undefined}
                  />
                ))}
              </Stack>
            )}
          </Loaded>
        </Panel>
        <Coverage />
      </Stack>
      <AccountDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Screen>
  );
}

/** As many calendar years as records are usually kept for. */
const YEARS = 7;

/** The months that statements cover: the last twelve, or those of a year that is still to be filed. */
function Coverage() {
  const t = useText();
  const today = useToday();
  const [year, setYear] = useState('');
  const last = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => String(last - back));
  return (
    <Panel
      title={t('importing.coverage')}
      aside={
        <Box w="10rem" flexShrink="0">
          <Choice
            size="sm"
            aria-label={t('accounts.coverageOf')}
            value={year}
            onChange={(event) => setYear(event.target.value)}
          >
            <option value="">{t('accounts.lastTwelveMonths')}</option>
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Choice>
        </Box>
      }
    >
      <CoverageMonths
        days={year === '' ? yearUpTo(today) : yearAround(`${year}-01-01`)}
        empty={<Text color="fg.muted">{t('accounts.noCoverage')}</Text>}
      />
    </Panel>
  );
}
