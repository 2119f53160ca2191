import { Box, Flex, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useText } from '../text/use-text.ts';

/** The app's outline while the session is being found. */
export function AppSkeleton() {
  const t = useText();
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Flex
        h="14"
        borderBottomWidth="1px"
        align="center"
        px={{ base: '4', md: '6' }}
        maxW="1120px"
        mx="auto"
        gap="6"
      >
        <Skeleton h="6" w="32" />
        <Skeleton h="6" w="72" hideBelow="md" />
      </Flex>
      <Stack maxW="1120px" mx="auto" px={{ base: '4', md: '6' }} pt="8" gap="6">
        <Skeleton h="9" w="60" />
        <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="4">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} h="24" borderRadius="l3" />
          ))}
        </Grid>
        <Skeleton h="80" borderRadius="l3" />
      </Stack>
    </Box>
  );
}
