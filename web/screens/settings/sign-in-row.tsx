import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SignInRowProps {
  readonly device: string;
  /** What can be done with it, or what it is. */
  readonly aside: ReactNode;
  /** Where and when. */
  readonly children: ReactNode;
}

/** One signing-in: with what, where and when. */
export function SignInRow({ device, aside, children }: SignInRowProps) {
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      _first={{ pt: '0' }}
      _last={{ borderBottomWidth: '0', pb: '0' }}
    >
      <Box minW="0">
        <Text fontWeight="550">{device}</Text>
        <Box textStyle="sm" color="fg.muted">
          {children}
        </Box>
      </Box>
      <Box flexShrink="0">{aside}</Box>
    </Flex>
  );
}
