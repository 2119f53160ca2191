import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Lesson } from '../../../../shared/model/match.ts';
import { useForget, useLearned } from '../../../api/matching.ts';
import { useCan } from '../../../auth/me-context.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

/** What Matchbook has learned from decisions; each can be forgotten. */
export function Learned() {
  const t = useText();
  const query = useLearned();
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Panel title={t('matching.learned')}>
      <Loaded
        query={{ ...query, data: items }}
        isEmpty={(lessons) => lessons.length === 0}
        empty={<Text color="fg.muted">{t('matching.learnedNone')}</Text>}
      >
        {(lessons) => (
          <Stack as="ul" listStyleType="none" gap="0">
            {lessons.map((lesson) => (
              <Learnt key={lesson.id} lesson={lesson} />
            ))}
            {query.hasNextPage && (
              <Button variant="plain" size="sm" mt="2" onClick={() => void query.fetchNextPage()}>
                {t('common.loadMore')}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function Learnt({ lesson }: { lesson: Lesson }) {
  const t = useText();
  const canDelete = useCan('canDelete');
  const forget = useForgetTold();
  const vendor = lesson.vendor ?? t('matching.aVendor');
  const words = lesson.descriptions.join(', ');
  const sentence = lesson.kind === 'same' ? 'matching.sameName' : 'matching.otherName';
  return (
    <Flex
      as="li"
      justify="space-between"
      align="flex-start"
      gap="3"
      borderTopWidth="1px"
      py="var(--row-room)"
    >
      <Box minW="0" textStyle="sm">
        <Text>{t(words === '' ? 'matching.neverPair' : sentence, { vendor })}</Text>
        {words !== '' && (
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {words}
          </Text>
        )}
      </Box>
      {canDelete && (
        <Button
          size="xs"
          variant="outline"
          aria-label={t('matching.forgetNamed', { vendor })}
          onClick={() => void forget(lesson.id)}
        >
          {t('matching.forget')}
        </Button>
      )}
    </Flex>
  );
}

function useForgetTold() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync } = useForget();
  return async (id: string) => {
    try {
      await mutateAsync(id);
      notify.done({ title: t('matching.forgotten'), settles: [t('matching.forgetFailed')] });
    } catch (error) {
      notify.failed(t('matching.forgetFailed'), messageOf(error, t('common.unexpected')));
    }
  };
}
