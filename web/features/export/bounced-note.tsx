import { Box, Flex, Text } from '@chakra-ui/react';
import { LuMailWarning } from 'react-icons/lu';
import { todayIn } from '../../../shared/civil-date.ts';
import type { BouncedAddress } from '../../../shared/model/export.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';

/**
 * Says before something is sent that mail came back from its address: when, why, and that it can be sent anyway. What is said aloud has to
 * stand there before it is; empty it takes no gap of the form.
 */
export function BouncedNote({ bounced }: { readonly bounced: BouncedAddress | undefined }) {
  return (
    <Box aria-live="polite" _empty={{ position: 'absolute' }}>
      {bounced && <Note {...bounced} />}
    </Box>
  );
}

function Note({ kind, at, reason }: BouncedAddress) {
  const t = useText();
  const format = useDateFormat();
  const { timeZone } = useSignedIn().organization;
  const day = formatDay(todayIn(timeZone, new Date(at)), format);
  return (
    <Flex gap="2" bg="amber.subtle" borderRadius="l2" px="3" py="2" textStyle="sm">
      <Box color="amber.fg" mt="0.5" aria-hidden="true">
        <LuMailWarning />
      </Box>
      <Text>{t(`exporting.cameBack.${kind}`, { day, reason })}</Text>
    </Flex>
  );
}
