import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LuEye } from 'react-icons/lu';
import { leaveSample } from '../api/sample.ts';
import { useBeginAnew } from '../features/organizations/use-begin-anew.ts';
import { useText } from '../text/use-text.ts';

/** Says above every screen that what is shown is nobody's, and takes it away. */
export function SampleBanner() {
  const t = useText();
  const { isBusy, begin } = useBeginAnew(leaveSample, t('sample.removeFailed'));
  return (
    <Box
      as="section"
      aria-label={t('sample.banner')}
      bg="ember.subtle"
      color="fg"
      borderBottomWidth="1px"
      borderColor="ember.muted"
    >
      <Flex
        maxW="1120px"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="2.5"
        align="center"
        columnGap="4"
        rowGap="2"
        wrap="wrap"
      >
        <Box aria-hidden="true" flexShrink="0" color="ember.fg">
          <LuEye />
        </Box>
        <Text flex="1 1 16rem">
          <Text as="span" fontWeight="550">
            {t('sample.banner')}
          </Text>{' '}
          {t('sample.bannerHelp')}
        </Text>
        <Button
          size="sm"
          variant="outline"
          bg="bg.panel"
          loading={isBusy}
          loadingText={t('sample.removing')}
          onClick={() => void begin()}
        >
          {t('sample.remove')}
        </Button>
      </Flex>
    </Box>
  );
}
