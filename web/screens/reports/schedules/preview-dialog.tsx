import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { ReportSchedule, SchedulePreview } from '../../../../shared/model/report-schedule.ts';
import { useSchedulePreview } from '../../../api/report-schedules.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { useText } from '../../../text/use-text.ts';
import { ReadOn } from './read-on.tsx';
import { useWhenWords } from './use-schedule-words.ts';

interface PreviewDialogProps {
  /** Undefined while it is closed. */
  readonly schedule: ReportSchedule | undefined;
  readonly onClose: () => void;
}

/** The very mail that a schedule sends next. */
export function PreviewDialog({ schedule, onClose }: PreviewDialogProps) {
  const t = useText();
  return (
    <DialogFrame
      isOpen={schedule !== undefined}
      title={t('schedules.preview.title')}
      size="lg"
      onClose={onClose}
    >
      {schedule && <Preview schedule={schedule} />}
    </DialogFrame>
  );
}

function Preview({ schedule }: { schedule: ReportSchedule }) {
  const t = useText();
  const when = useWhenWords()(schedule);
  return (
    <Loaded
      query={useSchedulePreview(schedule)}
      skeleton={<Lines count={5} />}
      errorTitle={t('schedules.preview.failed')}
    >
      {({ mail, problem }) => (
        <ReadOn label={t('schedules.preview.title')}>
          <Stack gap="4">
            <Text color="fg.muted">
              {t(mail ? 'schedules.preview.soFar' : 'schedules.preview.notSent', { when })}
            </Text>
            {problem && <Text>{problem.detail}</Text>}
            {mail && <Mail mail={mail} isLinked={schedule.content.kind === 'package'} />}
          </Stack>
        </ReadOn>
      )}
    </Loaded>
  );
}

interface MailProps {
  readonly mail: NonNullable<SchedulePreview['mail']>;
  /** It brings a link to the file instead of the file. */
  readonly isLinked: boolean;
}

/** Its own page apart from ours: no script of it runs, and nothing of it reaches the app. */
function Mail({ mail, isLinked }: MailProps) {
  const t = useText();
  const head = [
    [t('schedules.preview.to'), mail.toName ? `${mail.toName} <${mail.to}>` : mail.to],
    [t('schedules.preview.subject'), mail.subject],
    [t(isLinked ? 'schedules.preview.linked' : 'schedules.preview.attached'), mail.fileName],
  ] as const;
  return (
    <>
      <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1">
        {head.map(([label, value]) => (
          <Fragment key={label}>
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd" overflowWrap="anywhere">
              {value}
            </Box>
          </Fragment>
        ))}
      </Grid>
      {mail.html === undefined ? (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {mail.text}
        </Text>
      ) : (
        <Box borderWidth="1px" borderRadius="l2" overflow="hidden" bg="white">
          <iframe
            title={t('schedules.preview.mail')}
            sandbox=""
            srcDoc={mail.html}
            style={{ display: 'block', width: '100%', height: '26rem', border: 0 }}
          />
        </Box>
      )}
    </>
  );
}
