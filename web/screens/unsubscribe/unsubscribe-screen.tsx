import { Button, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { MailSubscription } from '../../../shared/model/mail-subscription.ts';
import { inBooks, notificationSettingsPath } from '../../../shared/paths.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { messageOf } from '../../api/message-of.ts';
import { useMailSubscription, useTurnMailSubscription } from '../../api/mail-subscription.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Lines } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';

/** `/unsubscribe`: whoever got a mail turns such mails off, and on again, without signing in. Opening it changes nothing. */
export function UnsubscribeScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, isError, refetch } = useMailSubscription(token);
  if (data) return <Known token={token} subscription={data} />;
  const isUnknown = error instanceof ApiProblem && error.status < 500;
  return (
    <EntryPage title={isUnknown ? t('unsubscribing.titleUnknown') : t('unsubscribing.titleOn')}>
      {isUnknown && (
        <Stack gap="5">
          <Text>{t('unsubscribing.unknownHelp')}</Text>
          <TextLink to={notificationSettingsPath}>{t('unsubscribing.choose')}</TextLink>
        </Stack>
      )}
      {isError && !isUnknown && <ErrorState onRetry={() => void refetch()} />}
      {!isError && <Lines count={2} />}
    </EntryPage>
  );
}

function Known({ token, subscription }: { token: string; subscription: MailSubscription }) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: turn, isPending } = useTurnMailSubscription(token);
  const { of, organization, organizationId, isOn } = subscription;
  const press = async () => {
    try {
      await turn({ isOn: !isOn });
    } catch (error) {
      notify.failed(t('unsubscribing.failed'), messageOf(error, t('onboarding.saveFailed')));
    }
  };
  return (
    <EntryPage
      title={isOn ? t('unsubscribing.titleOn') : t('unsubscribing.titleOff')}
      after={
        <TextLink to={inBooks(notificationSettingsPath, organizationId)}>
          {t('unsubscribing.choose')}
        </TextLink>
      }
    >
      <Stack gap="5" align="flex-start">
        <Text overflowWrap="anywhere">
          {of === 'daily'
            ? t('unsubscribing.daily', { organization })
            : t('unsubscribing.event', { event: t(`notifications.titles.${of}`), organization })}
        </Text>
        {isOn && (
          <Button w="full" colorPalette="ember" loading={isPending} onClick={() => void press()}>
            {t('unsubscribing.turnOff')}
          </Button>
        )}
        <Text textStyle="xs" color="fg.muted">
          {t('noticeSettings.securityHelp')}
        </Text>
        {/* Elsewhere than the other: a second click in haste takes nothing back. */}
        {!isOn && (
          <Button variant="outline" loading={isPending} onClick={() => void press()}>
            {t('unsubscribing.turnOn')}
          </Button>
        )}
      </Stack>
    </EntryPage>
  );
}
