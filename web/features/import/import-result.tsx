import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import type { LeftOutRow, StatementImport } from '../../../shared/model/statement-import.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useMoney } from '../../format/use-money.ts';
import { useText } from '../../text/use-text.ts';
import { Few } from './few.tsx';

interface ImportResultProps {
  readonly job: StatementImport;
  readonly onLeave: () => void;
}

/** What became of a file that is in the books: how many rows were added, and each of those that were not with its reason. */
export function ImportResult({ job, onLeave }: ImportResultProps) {
  const t = useText();
  const canImport = useCan('canImport');
  const leftOut = job.leftOut ?? [];
  return (
    <Stack gap="4" pb="2">
      <Box role="status">
        <Heading as="h3" fontSize="lg">
          {t('importing.done', { count: job.added })}
        </Heading>
        <Text color="fg.muted">{t('importing.doneHelp', { file: job.fileName })}</Text>
        {job.problem && <Text color="red.fg">{job.problem.detail}</Text>}
      </Box>
      {leftOut.length > 0 && (
        <Box as="section" aria-label={t('importing.leftOut', { count: leftOut.length })}>
          <Heading as="h4" fontSize="sm" mb="1">
            {t('importing.leftOut', { count: leftOut.length })}
          </Heading>
          <Few items={leftOut} keyOf={({ row, because }) => `${row} ${because}`}>
            {(row) => <LeftOut row={row} />}
          </Few>
        </Box>
      )}
      {canImport && (
        <Button alignSelf="flex-start" variant="outline" onClick={onLeave}>
          {t('importing.otherFile')}
        </Button>
      )}
    </Stack>
  );
}

function LeftOut({ row }: { row: LeftOutRow }) {
  const t = useText();
  const format = useDateFormat();
  const money = useMoney();
  const { currency: home } = useSignedIn().organization;
  const { date, description, amount, currency } = row;
  const name =
    date === undefined || amount === undefined
      ? (description ?? t('importing.line', { row: row.row }))
      : [formatDay(date, format), description, money(amount, currency ?? home)].join(' · ');
  return (
    <Box as="li" py="2" borderBottomWidth="1px">
      <Text fontWeight="550">{name}</Text>
      <Text textStyle="xs" color="fg.muted">
        {row.detail}
      </Text>
    </Box>
  );
}
