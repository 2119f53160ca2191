import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LuInfo, LuCloudOff } from 'react-icons/lu';
import { sendBy } from '../api/call.ts';
import { cancelSlow, keepWaiting, useService, watched } from '../api/slow-calls.ts';
import { JobTray } from '../features/bulk/job-tray.tsx';
import { translator } from '../text/translator.ts';
import { useText } from '../text/use-text.ts';
import { UPPER_ROOM } from '../theme/upper-room.ts';

/** What tells of work that goes on: requests that take long or fail one after the other, and jobs in the background. */
export function WorkMonitor() {
  return (
    <>
      <ServiceBand />
      <JobTray />
    </>
  );
}

let isWatching = false;

/** Says that requests fail one after the other or that one takes long, and what can be done; there while it is so. */
function ServiceBand() {
  const t = useText();
  const client = useQueryClient();
  const { isSlow, isFailing } = useService();
  useEffect(() => {
    if (isWatching) return;
    isWatching = true;
    sendBy((send) => watched(send, () => translator.t('jobs.canceled')));
  }, []);
  const askAgain = () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  return (
    <Box role="status" position="sticky" top={`calc(3.5rem + ${UPPER_ROOM})`} zIndex="docked">
      {(isFailing || isSlow) && (
        <Flex
          bg="bg.warning"
          color="fg.warning"
          borderBottomWidth="1px"
          borderColor="amber.border"
          px={{ base: '4', md: '6' }}
          py="2"
          columnGap="2.5"
          rowGap="1"
          align="center"
          justify="center"
          wrap="wrap"
        >
          <Box aria-hidden="true">{isFailing ? <LuCloudOff /> : <LuInfo />}</Box>
          <Text>
            <Text as="span" fontWeight="550">
              {t(isFailing ? 'jobs.failing' : 'jobs.slow')}
            </Text>{' '}
            {isFailing && t('jobs.failingHelp')}
          </Text>
          {isFailing ? (
            <Way label={t('common.tryAgain')} onTake={askAgain} />
          ) : (
            <>
              <Way label={t('jobs.keepWaiting')} onTake={keepWaiting} />
              <Way label={t('common.cancel')} onTake={cancelSlow} />
            </>
          )}
        </Flex>
      )}
    </Box>
  );
}

function Way({ label, onTake }: { readonly label: string; readonly onTake: () => void }) {
  return (
    <Button size="xs" variant="outline" onClick={onTake}>
      {label}
    </Button>
  );
}
