import { Box } from '@chakra-ui/react';
import { LuUsers } from 'react-icons/lu';
import { useClients } from '../../api/clients.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { NextPage } from '../../kit/next-page.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { ClientRow } from './client-row.tsx';

/** The home of whoever works in several organizations: a line each with what waits there. */
export function ClientsScreen() {
  const t = useText();
  const clients = useClients();
  return (
    <Screen title={t('clients.title')} description={t('clients.description')}>
      <Loaded
        query={clients}
        skeleton={<Lines count={4} height="20" />}
        errorTitle={t('clients.loadFailed')}
        isEmpty={({ pages }) => pages.flatMap(({ items }) => items).length < 2}
        empty={<EmptyState icon={<LuUsers />} title={t('clients.one')} description={t('clients.oneHelp')} />}
      >
        {({ pages }) => (
          <Panel>
            <Box as="ul" listStyleType="none" aria-label={t('clients.list')}>
              {pages
                .flatMap(({ items }) => items)
                .map((client) => (
                  <ClientRow key={client.id} client={client} />
                ))}
            </Box>
            {clients.hasNextPage && <NextPage query={clients} />}
          </Panel>
        )}
      </Loaded>
    </Screen>
  );
}
