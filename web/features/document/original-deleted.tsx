import { Flex, Text } from '@chakra-ui/react';
import { LuFileX } from 'react-icons/lu';
import { todayIn } from '../../../shared/civil-date.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';

/** In the place of a document's original: when it was deleted, as the organization's settings say. */
export function OriginalDeleted({ at }: { at: string }) {
  const t = useText();
  const format = useDateFormat();
  const { timeZone } = useSignedIn().organization;
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="2"
      h={{ base: '40', lg: 'full' }}
      minH="40"
      p="6"
      bg="bg.muted"
      borderRadius="l2"
      textAlign="center"
    >
      <LuFileX size="28" aria-hidden="true" />
      <Text fontWeight="550">
        {t('retention.deletedOn', { day: formatDay(todayIn(timeZone, new Date(at)), format) })}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {t('retention.deletedHelp')}
      </Text>
    </Flex>
  );
}
