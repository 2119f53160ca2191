import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Ending } from '../../api/closings.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { KeepButton } from '../../features/deletion/keep-button.tsx';
import { useGoing } from '../../features/deletion/use-going.ts';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

/** The way out: one organization of several, for its master, or the whole account; and the way back while that goes. */
export function DeletionCard() {
  const t = useText();
  const { organization, membership, organizations } = useSignedIn();
  const going = useGoing();
  const [asked, setAsked] = useState<Ending>();
  const isMaster = membership.role === 'master';
  return (
    <Panel title={t('deletion.title')}>
      <Stack gap="6">
        {going && (
          <Stack gap="3">
            <Text>
              {going.ending === 'account'
                ? t('deletion.accountGoes', { day: going.day })
                : t('deletion.organizationGoes', { name: organization.name, day: going.day })}
            </Text>
            <Text color="fg.muted">{t('deletion.untilThen')}</Text>
            {going.mayKeep && <KeepButton ending={going.ending} variant="outline" alignSelf="flex-start" />}
          </Stack>
        )}
        {isMaster && organizations > 1 && !organization.closing && (
          <Way
            help={t('deletion.organizationHelp', { name: organization.name })}
            label={t('deletion.organization')}
            onTaken={() => setAsked({ organizationId: organization.id })}
          />
        )}
        {going?.ending !== 'account' && (
          <Way
            help={t('deletion.accountHelp')}
            label={t('deletion.account')}
            onTaken={() => setAsked('account')}
          />
        )}
      </Stack>
      {asked && <DeletionDialog ending={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function Way({ help, label, onTaken }: { help: string; label: string; onTaken: () => void }) {
  return (
    <Stack gap="3">
      <Text color="fg.muted">{help}</Text>
      <Button variant="outline" colorPalette="red" alignSelf="flex-start" onClick={onTaken}>
        {label}
      </Button>
    </Stack>
  );
}
