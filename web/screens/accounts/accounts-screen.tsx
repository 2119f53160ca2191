import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronLeft, LuPlus } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { useAccounts } from '../../api/books.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { CoverageMonths } from '../../features/import/coverage-board.tsx';
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
        <Panel title={t('importing.coverage')}>
          <CoverageMonths empty={<Text color="fg.muted">{t('accounts.noCoverage')}</Text>} />
        </Panel>
      </Stack>
      <AccountDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Screen>
  );
}
