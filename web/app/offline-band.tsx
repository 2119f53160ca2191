import { Box, Text } from '@chakra-ui/react';
import { LuCloudOff } from 'react-icons/lu';
import { useIsOffline } from '../api/connection.ts';
import { useText } from '../text/use-text.ts';
import { UPPER_ROOM } from '../theme/upper-room.ts';

/** Says that nothing arrives, and what is kept meanwhile; there while it is so. */
export function OfflineBand() {
  const t = useText();
  const isOffline = useIsOffline();
  return (
    <Box role="status" position="sticky" top={`calc(3.5rem + ${UPPER_ROOM})`} zIndex="docked">
      {isOffline && (
        <Box bg="bg.warning" color="fg.warning" borderBottomWidth="1px" borderColor="amber.border">
          <Box
            maxW="1120px"
            mx="auto"
            px={{ base: '4', md: '6' }}
            py="2"
            display="flex"
            gap="2.5"
            alignItems="center"
          >
            <Box aria-hidden="true" flexShrink="0">
              <LuCloudOff />
            </Box>
            <Text>
              <Text as="span" fontWeight="550">
                {t('shell.offline')}
              </Text>{' '}
              {t('shell.offlineHelp')}
            </Text>
          </Box>
        </Box>
      )}
    </Box>
  );
}
