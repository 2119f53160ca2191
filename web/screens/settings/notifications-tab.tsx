import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { limits } from '../../../shared/limits.ts';
import { noticeAbilities, noticeKinds, noticeMails } from '../../../shared/model/notice.ts';
import type {
  NoticeChoice,
  NoticeKind,
  NoticeSettings,
  NoticeSettingsChange,
} from '../../../shared/model/notice.ts';
import { useNotificationSettings, useSaveNotificationSettings } from '../../api/notification-settings.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { formatHour } from '../../format/format.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';
import { useTellSaved } from './use-tell-saved.ts';

/** Under which heading each kind stands. */
const groupOf = {
  'import-finished': 'books',
  'import-failed': 'books',
  'document-unreadable': 'books',
  'suggestions-waiting': 'books',
  'recurring-missing': 'books',
  'statement-missing': 'books',
  'figures-changed': 'books',
  'report-sent': 'files',
  'report-failed': 'files',
  'report-bounced': 'files',
  'schedule-skipped': 'files',
  'schedule-failed': 'files',
  'package-ready': 'files',
  'package-failed': 'files',
  'archive-ready': 'files',
  'archive-failed': 'files',
  'link-opened': 'files',
  'question-asked': 'people',
  'question-answered': 'people',
  'question-commented': 'people',
  'member-joined': 'people',
  'payment-failed': 'plan',
  'plan-ended': 'plan',
  'trial-ending': 'plan',
  'plan-limit-near': 'plan',
  'deletion-requested': 'plan',
  'deletion-withdrawn': 'plan',
} as const satisfies Record<NoticeKind, 'books' | 'files' | 'people' | 'plan'>;

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** How somebody is told of what happens in the books: each choice holds at once and can be taken back. */
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

function Fields({ settings: { hour, choices } }: { settings: NoticeSettings }) {
  const t = useText();
  const { abilities, organization } = useSignedIn();
  const choose = useChoose();
  const kinds = noticeKinds.filter((kind) => {
    const needed = noticeAbilities[kind];
    return needed === undefined || abilities.includes(needed);
  });
  return (
    <Stack gap="5">
      <Text color="fg.muted">{t('noticeSettings.help')}</Text>
      {[...Map.groupBy(kinds, (kind) => groupOf[kind])].map(([group, some]) => (
        <Stack key={group} gap="0">
          <Heading as="h3" fontSize="sm" pb="1">
            {t(`noticeSettings.groups.${group}`)}
          </Heading>
          {some.map((kind) => (
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
      ))}
      <FormField
        label={t('noticeSettings.hour')}
        help={t('noticeSettings.hourHelp', { timeZone: organization.timeZone })}
      >
        <Choice value={hour} onChange={({ target }) => void choose({ hour: Number(target.value) }, { hour })}>
          {hours.map((one) => (
            <option key={one} value={one}>
              {formatHour(one)}
            </option>
          ))}
        </Choice>
      </FormField>
      <Text textStyle="xs" color="fg.muted">
        {t('noticeSettings.atOnceHelp', { limit: limits.noticeMailsADay })} {t('noticeSettings.securityHelp')}
      </Text>
    </Stack>
  );
}

interface EventProps {
  readonly kind: NoticeKind;
  readonly choice: NoticeChoice;
  readonly onChoose: (choice: NoticeChoice) => void;
}

/** One kind of event: whether it is shown, and how it is mailed. */
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
    >
      <Text flex="1">{name}</Text>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" rowGap="2">
        <Tick
          label={t('noticeSettings.inApp')}
          isOn={choice.isShown}
          onChange={(isShown) => onChoose({ ...choice, isShown })}
        />
        <Box w="11.5rem" flexShrink="0">
          <Choice
            aria-label={t('noticeSettings.mail')}
            value={choice.mail}
            onChange={({ target }) => {
              const mail = noticeMails.find((one) => one === target.value);
              if (mail) onChoose({ ...choice, mail });
            }}
          >
            {noticeMails.map((mail) => (
              <option key={mail} value={mail}>
                {t(`noticeSettings.mails.${mail}`)}
              </option>
            ))}
          </Choice>
        </Box>
      </Flex>
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
