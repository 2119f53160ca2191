import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuMail } from 'react-icons/lu';
import { useReceivingAddress, useRenewAddress } from '../../api/mail.ts';
import { useCan } from '../../auth/me-context.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { CopyBox } from '../../kit/copy-box.tsx';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** The way in by email: a button that shows the organisation's address; nothing where none is received. */
export function MailIn() {
  const t = useText();
  const query = useReceivingAddress();
  const [isOpen, setIsOpen] = useState(false);
  if (query.data?.address === null) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <LuMail aria-hidden="true" /> {t('mail.send')}
      </Button>
      <DialogFrame isOpen={isOpen} size="lg" title={t('mail.title')} onClose={() => setIsOpen(false)}>
        <Loaded query={query} skeleton={<Lines count={2} />} errorTitle={t('mail.addressFailed')}>
          {({ address }) => <Address address={address ?? ''} />}
        </Loaded>
      </DialogFrame>
    </>
  );
}

function Address({ address }: { address: string }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  return (
    <Stack gap="4" pb="2">
      <Text>{t('mail.help')}</Text>
      <CopyBox text={address} label={t('mail.copy')} copiedLabel={t('mail.copied')} bg="bg.muted" />
      <Text color="fg.muted" textStyle="sm">
        {t('mail.senders')}
      </Text>
      {canEdit && <RenewButton />}
    </Stack>
  );
}

function RenewButton() {
  const t = useText();
  const notify = useNotify();
  const renew = useRenewAddress();
  const [isAsked, setIsAsked] = useState(false);
  const replace = async () => {
    try {
      await renew.mutateAsync();
      notify.done({ title: t('mail.renewed'), settles: [t('mail.renewFailed')] });
    } catch (error) {
      notify.failed(t('mail.renewFailed'), messageOf(error, t('common.unexpected')));
    }
    setIsAsked(false);
  };
  return (
    <>
      <Button variant="ghost" size="sm" alignSelf="flex-start" ml="-3.5" onClick={() => setIsAsked(true)}>
        {t('mail.renew')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('mail.renewQuestion')}
        description={t('mail.renewHelp')}
        confirmLabel={t('mail.renewConfirm')}
        onConfirm={replace}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
