import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { QuarantinedMail } from '../../../shared/model/mail.ts';
import { useDecideMail, useQuarantine } from '../../api/mail.ts';
import { useCan } from '../../auth/me-context.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { DateText } from '../../kit/date-text.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { useHasPassed } from '../../kit/use-has-passed.ts';
import { useText } from '../../text/use-text.ts';

/** How long what stands below waits for the answer how much room the mails take. */
const PATIENCE_MS = 1500;

/** The mails that wait for a person, and below them what else is on the screen: shown once nothing can push it away any more. */
export function BelowWaitingMail({ children }: { children: ReactNode }) {
  const { isPending } = useQuarantine();
  const isLate = useHasPassed(PATIENCE_MS);
  return (
    <>
      <WaitingMail />
      <Stack gap={{ base: '4', md: '5' }} visibility={isPending && !isLate ? 'hidden' : 'visible'}>
        {children}
      </Stack>
    </>
  );
}

/** Emails that came to the organisation's address and wait for a person; nothing while none does. */
function WaitingMail() {
  const t = useText();
  const { data } = useQuarantine();
  const { accept, discard, busyId } = useMailDecisions();
  const [asked, setAsked] = useState<QuarantinedMail>();
  const discardAsked = async () => {
    if (asked) await discard(asked);
    setAsked(undefined);
  };
  if (!data || data.items.length === 0) return null;
  const count = data.items.length;
  return (
    <Panel
      title={data.nextCursor === undefined ? t('mail.waiting', { count }) : t('mail.waitingMore', { count })}
    >
      <Text color="fg.muted" textStyle="sm" mt="-3" mb="2">
        {t('mail.waitingHelp')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" mb="-3">
        {data.items.map((mail) => (
          <WaitingRow
            key={mail.id}
            mail={mail}
            isBusy={busyId === mail.id}
            onAccept={() => void accept(mail)}
            onDiscard={() => setAsked(mail)}
          />
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('mail.discardQuestion')}
        description={t('mail.discardHelp', {
          subject: asked?.subject || t('mail.noSubject'),
          from: asked?.from || t('mail.noSender'),
        })}
        confirmLabel={t('mail.discardConfirm')}
        onConfirm={discardAsked}
        onClose={() => setAsked(undefined)}
      />
    </Panel>
  );
}

interface WaitingRowProps {
  readonly mail: QuarantinedMail;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

function WaitingRow({ mail, isBusy, onAccept, onDiscard }: WaitingRowProps) {
  const t = useText();
  const canDelete = useCan('canDelete');
  const subject = mail.subject || t('mail.noSubject');
  return (
    <Flex
      as="li"
      gap={{ base: '2', sm: '4' }}
      py="3"
      borderTopWidth="1px"
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="550" truncate>
          {subject}
        </Text>
        <Flex gap="1.5" textStyle="sm" color="fg.muted">
          <Text truncate>{mail.from || t('mail.noSender')}</Text>
          <Text flexShrink="0">
            · <DateText day={mail.receivedAt.slice(0, 10)} />
          </Text>
        </Flex>
        <Text textStyle="sm" color="amber.fg">
          {t(`mail.reasons.${mail.reason}`)}
        </Text>
      </Box>
      <Flex gap="2" flexShrink="0">
        {mail.canAccept && (
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            aria-label={t('mail.acceptOf', { subject })}
            onClick={onAccept}
          >
            {t('mail.accept')}
          </Button>
        )}
        {canDelete && (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            aria-label={t('mail.discardOf', { subject })}
            onClick={onDiscard}
          >
            {t('mail.discard')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** What can be done with a waiting mail; each tells its outcome. */
function useMailDecisions() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync, isPending, variables } = useDecideMail();
  const decide = async (
    mail: QuarantinedMail,
    decision: 'accept' | 'discard',
    words: { done: string; failed: string },
  ) => {
    try {
      await mutateAsync({ id: mail.id, decision });
      notify.done({
        title: words.done,
        description: mail.subject || t('mail.noSubject'),
        settles: [words.failed],
      });
    } catch (error) {
      notify.failed(words.failed, messageOf(error, t('common.unexpected')));
    }
  };
  return {
    busyId: isPending ? variables.id : undefined,
    accept: (mail: QuarantinedMail) =>
      decide(mail, 'accept', { done: t('mail.accepted'), failed: t('mail.acceptFailed') }),
    discard: (mail: QuarantinedMail) =>
      decide(mail, 'discard', { done: t('mail.discarded'), failed: t('mail.discardFailed') }),
  };
}
