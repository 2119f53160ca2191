import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { LuBell, LuCheckCheck } from 'react-icons/lu';
import type { Notice } from '../../../shared/model/notice.ts';
import { useNotifications, useReadNotifications } from '../../api/notifications.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { DateText } from '../../kit/date-text.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { noticesByDay } from './days.ts';
import type { NoticeDay } from './days.ts';
import { NoticeRow } from './notice-row.tsx';

/** What happened in the books, day by day, each leading to its thing. */
export function NotificationsScreen() {
  const t = useText();
  const query = useNotifications();
  const { timeZone } = useSignedIn().organization;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const notices = data?.pages.flatMap(({ items }) => items);
  return (
    <Screen
      title={t('shell.notifications')}
      description={t('notifications.description')}
      actions={<MarkAll notices={notices ?? []} />}
    >
      <Loaded
        query={{ data: notices, error, refetch }}
        errorTitle={t('notifications.loadFailed')}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            icon={<LuBell />}
            title={t('notifications.empty')}
            description={t('notifications.emptyHelp')}
          />
        }
      >
        {(all) => (
          <Stack gap="6">
            {noticesByDay(all, timeZone).map((day) => (
              <Day key={day.day} {...day} />
            ))}
            {hasNextPage && (
              <Button
                variant="outline"
                size="sm"
                alignSelf="center"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('common.loadMore')}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function Day({ day, notices }: NoticeDay) {
  const { readOne } = useReadNotifications();
  return (
    <Box as="section">
      <Heading as="h2" fontSize="sm" color="fg.muted" fontWeight="550" mb="2">
        <DateText day={day} inWords />
      </Heading>
      <Panel>
        <Stack as="ul" gap="0" listStyleType="none">
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              onFollow={() => {
                if (!notice.isRead) readOne(notice.id);
              }}
            />
          ))}
        </Stack>
      </Panel>
    </Box>
  );
}

/** Marks what is shown as read; what has come since stays as it is. */
function MarkAll({ notices }: { notices: readonly Notice[] }) {
  const t = useText();
  const notify = useNotify();
  const { readAll, isReadingAll } = useReadNotifications();
  const newest = notices[0]?.at;
  const mark = async (until: string) => {
    try {
      await readAll(until);
    } catch (error) {
      notify.failed(t('notifications.markFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return (
    <Button
      variant="outline"
      loading={isReadingAll}
      disabled={notices.every(({ isRead }) => isRead)}
      onClick={() => void (newest !== undefined && mark(newest))}
    >
      <LuCheckCheck aria-hidden="true" /> {t('notifications.markAll')}
    </Button>
  );
}
