import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import {
  LuArchive,
  LuCircleCheck,
  LuCreditCard,
  LuCalendarX2,
  LuFileWarning,
  LuGauge,
  LuHourglass,
  LuLink2,
  LuMailCheck,
  LuMailMinus,
  LuMailWarning,
  LuMailX,
  LuMessageCircleQuestion,
  LuMessageCircleReply,
  LuMessageCircle,
  LuPackageCheck,
  LuRepeat,
  LuScale,
  LuLink,
  LuTriangleAlert,
  LuUserPlus,
  LuTrash2,
  LuUndo2,
} from 'react-icons/lu';
import { monthOf } from '../../../shared/civil-date.ts';
import type { Notice, NoticeKind } from '../../../shared/model/notice.ts';
import { noticePath } from '../../../shared/notice-path.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay, formatMonth } from '../../format/format.ts';
import { useMoney } from '../../format/use-money.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';

const icons: Readonly<Record<NoticeKind, ComponentType>> = {
  'import-finished': LuCircleCheck,
  'import-failed': LuTriangleAlert,
  'document-unreadable': LuFileWarning,
  'suggestions-waiting': LuLink2,
  'report-sent': LuMailCheck,
  'report-failed': LuMailX,
  'report-bounced': LuMailWarning,
  'package-ready': LuPackageCheck,
  'package-failed': LuTriangleAlert,
  'archive-ready': LuArchive,
  'archive-failed': LuTriangleAlert,
  'link-opened': LuLink,
  'recurring-missing': LuRepeat,
  'statement-missing': LuCalendarX2,
  'schedule-skipped': LuMailMinus,
  'schedule-failed': LuMailX,
  'figures-changed': LuScale,
  'question-asked': LuMessageCircleQuestion,
  'question-answered': LuMessageCircleReply,
  'question-commented': LuMessageCircle,
  'member-joined': LuUserPlus,
  'payment-failed': LuCreditCard,
  'plan-ended': LuCalendarX2,
  'trial-ending': LuHourglass,
  'plan-limit-near': LuGauge,
  'deletion-requested': LuTrash2,
  'deletion-withdrawn': LuUndo2,
};

/** One thing that happened; following it marks it as read. */
export function NoticeRow({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const t = useText();
  const { kind, isRead, at } = notice;
  const Icon = icons[kind];
  return (
    <Flex
      as="li"
      gap="3"
      py="3.5"
      align="flex-start"
      borderBottomWidth="1px"
      _first={{ pt: '0' }}
      _last={{ borderBottomWidth: '0', pb: '0' }}
    >
      <Box aria-hidden="true" mt="1" color={isRead ? 'fg.muted' : 'ember.fg'}>
        <Icon />
      </Box>
      <Box flex="1" minW="0">
        <TextLink
          to={noticePath(notice)}
          onClick={onFollow}
          display="inline-block"
          position="relative"
          fontWeight={isRead ? '450' : '600'}
        >
          {!isRead && <VisuallyHidden>{t('notifications.unread')} </VisuallyHidden>}
          {t(`notifications.titles.${kind}`)}
        </TextLink>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <About notice={notice} />
        </Text>
      </Box>
      <Text as="div" textStyle="sm" color="fg.muted" flexShrink="0">
        <TimeAgo at={at} />
      </Text>
    </Flex>
  );
}

function About({ notice: { kind, name, day = '', figures, documents, text } }: { notice: Notice }) {
  const t = useText();
  const money = useMoney();
  const format = useDateFormat();
  if (kind === 'suggestions-waiting') return t('notifications.suggestionsHelp');
  if (kind === 'recurring-missing')
    return t('notifications.recurringHelp', { name, day: formatDay(day, format) });
  if (kind === 'statement-missing')
    return t('notifications.statementHelp', { name, month: formatMonth(monthOf(day), 'long') });
  if (kind === 'payment-failed')
    return t('notifications.paymentFailedHelp', { name, day: formatDay(day, format) });
  if (kind === 'trial-ending')
    return t('notifications.trialEndingHelp', { name, day: formatDay(day, format) });
  if (kind === 'deletion-requested')
    return t('notifications.deletionHelp', { name, day: formatDay(day, format) });
  if (kind === 'deletion-withdrawn') return t('notifications.deletionWithdrawnHelp', { name });
  if (documents) return t('notifications.limitNearHelp', { ...documents, day: formatDay(day, format) });
  if (kind === 'plan-ended') return t('notifications.planEndedHelp', { name });
  if (figures) {
    const { currency } = figures;
    return t('notifications.figuresHelp', {
      period: [day, ...(figures.to === undefined ? [] : [figures.to])]
        .map((one) => formatDay(one, format))
        .join(' – '),
      incomeBefore: money(figures.incomeBefore, currency),
      incomeAfter: money(figures.incomeAfter, currency),
      expensesBefore: money(0 - figures.expensesBefore, currency),
      expensesAfter: money(0 - figures.expensesAfter, currency),
    });
  }
  if (text !== undefined) return name === '' ? text : t('notifications.said', { name, text });
  return name;
}
