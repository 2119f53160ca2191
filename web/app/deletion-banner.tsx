import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuTrash2 } from 'react-icons/lu';
import { useSignedIn } from '../auth/me-context.ts';
import { noteOffered, wasOffered } from '../features/deletion/asked-to-keep.ts';
import { KeepButton } from '../features/deletion/keep-button.tsx';
import { useGoing } from '../features/deletion/use-going.ts';
import type { Going } from '../features/deletion/use-going.ts';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { useText } from '../text/use-text.ts';
import { Band } from './band.tsx';

/** Says above every screen that what is shown will be deleted, and when; whoever may keep it can do so here, and is asked at signing in. */
export function DeletionBanner() {
  const t = useText();
  const going = useGoing();
  const { organization } = useSignedIn();
  if (!going) return null;
  const { ending, day, mayKeep } = going;
  const title =
    ending === 'account'
      ? t('deletion.accountGoes', { day })
      : t('deletion.organizationGoes', { name: organization.name, day });
  return (
    <>
      <Band
        bg="bg.error"
        borderColor="red.muted"
        icon={<LuTrash2 />}
        iconColor="red.fg"
        title={title}
        help={organization.closing ? t('deletion.goesHelp') : ''}
      >
        {mayKeep && <KeepButton ending={ending} size="sm" variant="outline" bg="bg.panel" />}
      </Band>
      {mayKeep && <Offer key={going.askedAt} going={going} title={title} />}
    </>
  );
}

/** Asks once each time that somebody signs in. */
function Offer({ going: { ending, askedAt }, title }: { going: Going; title: string }) {
  const t = useText();
  const { session, organization } = useSignedIn();
  const [isOpen, setOpen] = useState(() => !wasOffered(askedAt, session?.since));
  const close = () => {
    noteOffered(askedAt, session?.since);
    setOpen(false);
  };
  return (
    <DialogFrame
      isOpen={isOpen}
      size="sm"
      title={
        ending === 'account'
          ? t('deletion.stayAccount')
          : t('deletion.stayOrganization', { name: organization.name })
      }
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('deletion.notNow')}
          </Button>
          <KeepButton ending={ending} onKept={close} colorPalette="ember" />
        </>
      }
    >
      <Text>{title}</Text>
      <Text color="fg.muted" mt="3">
        {t('deletion.untilThen')}
      </Text>
    </DialogFrame>
  );
}
