import { Skeleton, Stack } from '@chakra-ui/react';

/** What waits in the shape of one line, then a month's figures. */
export function OverviewSkeleton() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Skeleton h="28" borderRadius="l3" />
      <Skeleton h="10" maxW="md" borderRadius="l2" />
      <Skeleton h={{ base: '56', lg: '28' }} borderRadius="l3" />
      <Skeleton h="96" borderRadius="l3" />
    </Stack>
  );
}
