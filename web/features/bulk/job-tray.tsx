import { Box, Progress, Stack } from '@chakra-ui/react';
import { useRunningJobs } from '../../api/running-jobs.ts';
import { roomOf } from '../../kit/lower-room.ts';
import { useText } from '../../text/use-text.ts';

/** The jobs that go on in the background, above the files on their way: each with how far it is. */
export function JobTray() {
  const t = useText();
  const jobs = useRunningJobs();
  if (jobs.length === 0) return null;
  return (
    <Stack
      as="section"
      aria-label={t('jobs.title')}
      position="fixed"
      zIndex="sticky"
      insetInlineEnd={{ base: '3', md: '5' }}
      insetInlineStart={{ base: '3', md: 'auto' }}
      bottom={{
        base: `calc(4.75rem + env(safe-area-inset-bottom) + ${roomOf('selection')} + ${roomOf('tray')})`,
        md: `calc(1.25rem + ${roomOf('selection')} + ${roomOf('tray')})`,
      }}
      w={{ md: '17rem' }}
      px="4"
      py="3"
      gap="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
    >
      {jobs.map(({ id, kind, total, progress }) => (
        <Progress.Root key={id} value={Math.round(progress * 100)} size="sm" colorPalette="ember">
          <Progress.Label mb="1.5">{t(`jobs.of.${kind}`, { count: total })}</Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ))}
      <Box textStyle="xs" color="fg.muted">
        {t('jobs.help')}
      </Box>
    </Stack>
  );
}
