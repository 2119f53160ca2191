import { Flex, Stack, Text } from '@chakra-ui/react';
import { noticeAbilities, noticeKinds } from '../../../shared/model/notice.ts';
import type {
  NoticeChoice,
  NoticeKind,
  NoticeSettings,
  NoticeSettingsChange,
} from '../../../shared/model/notice.ts';
import { useNotificationSettings, useSaveNotificationSettings } from '../../api/notification-settings.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';
import { useTellSaved } from './use-tell-saved.ts';

/** Which of what happens in the books somebody is shown: each choice holds at once and can be taken back. */
export function NotificationsTab() {
  const t = useText();
  const query = useNotificationSettings();
  return (
    <Panel title={t('noticeSettings.title')}>
      <Loaded query={query} errorTitle={t('noticeSettings.loadFailed')}>
        {(settings) => <Fields settings={settings} />}
      </Loaded>
    </Panel>
  );
}

function Fields({ settings: { choices } }: { settings: NoticeSettings }) {
  const t = useText();
  const { abilities } = useSignedIn();
  const choose = useChoose();
  const kinds = noticeKinds.filter((kind) => {
    const needed = noticeAbilities[kind];
    return needed === undefined || abilities.includes(needed);
  });
  return (
    <Stack gap="5">
      <Text color="fg.muted">{t('noticeSettings.help')}</Text>
      <Stack gap="0">
        {kinds.map((kind) => (
          <Event
            key={kind}
            kind={kind}
            choice={choices[kind]}
            onChoose={(chosen) =>
              void choose({ choices: { [kind]: chosen } }, { choices: { [kind]: choices[kind] } })
            }
          />
        ))}
      </Stack>
      <Text textStyle="xs" color="fg.muted">
        {t('noticeSettings.securityHelp')}
      </Text>
    </Stack>
  );
}

interface EventProps {
  readonly kind: NoticeKind;
  readonly choice: NoticeChoice;
  readonly onChoose: (choice: NoticeChoice) => void;
}

/** One kind of event, and whether it is shown. */
function Event({ kind, choice, onChoose }: EventProps) {
  const t = useText();
  const name = t(`notifications.titles.${kind}`);
  return (
    <Flex
      role="group"
      aria-label={name}
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap={{ base: '2', md: '4' }}
      py="3"
      borderBottomWidth="1px"
      _first={{ pt: '0' }}
    >
      <Text flex="1" fontWeight="500">
        {name}
      </Text>
      <Tick
        label={t('noticeSettings.inApp')}
        isOn={choice.isShown}
        onChange={(isShown) => onChoose({ ...choice, isShown })}
      />
    </Flex>
  );
}

function useChoose() {
  const { saved, failed } = useTellSaved();
  const { mutateAsync: save } = useSaveNotificationSettings();
  return async (change: NoticeSettingsChange, before: NoticeSettingsChange) => {
    try {
      await save(change);
      saved(() => save(before));
    } catch {
      failed();
    }
  };
}
