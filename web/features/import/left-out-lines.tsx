import { Alert, Box, Text } from '@chakra-ui/react';
import type { RejectedRow, Statement } from '../../../shared/model/statement.ts';
import { useText } from '../../text/use-text.ts';
import { Few } from './few.tsx';

interface LeftOutLinesProps {
  readonly statement: Pick<Statement, 'rejected'>;
  /** What a person sees of a row of the file. */
  readonly nameOf: (row: number) => string;
}

/**
 * What of a file is not added: lines that could not be read, and those that move none of the account's money, which is no fault of the
 * file: a payment that did not happen, one that another account paid, a part of an entry above it.
 */
export function LeftOutLines({ statement: { rejected }, nameOf }: LeftOutLinesProps) {
  const t = useText();
  const { unread = [], notBooked = [] } = Object.groupBy(rejected, ({ isNotBooked }) =>
    isNotBooked ? 'notBooked' : 'unread',
  );
  const rejectedTitle = t('importing.rejected', { count: unread.length });
  const notBookedTitle = t('importing.notBooked', { count: notBooked.length });
  return (
    <>
      {unread.length > 0 && <Lines status="warning" title={rejectedTitle} lines={unread} nameOf={nameOf} />}
      {notBooked.length > 0 && (
        <Lines status="neutral" title={notBookedTitle} lines={notBooked} nameOf={nameOf} />
      )}
    </>
  );
}

interface LinesProps extends Pick<LeftOutLinesProps, 'nameOf'> {
  readonly status: 'warning' | 'neutral';
  readonly title: string;
  readonly lines: readonly RejectedRow[];
}

function Lines({ status, title, lines, nameOf }: LinesProps) {
  const palette = status === 'warning' ? 'amber' : 'gray';
  return (
    <Alert.Root status={status} colorPalette={palette} alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description as="div" textStyle="xs">
          <Few items={lines} keyOf={({ row }) => row}>
            {({ row, reason }) => (
              <Box as="li" py="1" overflowWrap="anywhere">
                <Text fontWeight="550">{nameOf(row)}</Text>
                <Text>{reason}</Text>
              </Box>
            )}
          </Few>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
