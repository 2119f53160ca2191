import { Box, Flex, Text } from '@chakra-ui/react';
import type { BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface BandProps extends Pick<BoxProps, 'bg' | 'borderColor'> {
  readonly icon: ReactNode;
  readonly iconColor: NonNullable<BoxProps['color']>;
  /** In a few words; it names the band too. */
  readonly title: string;
  readonly help: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Says something above every screen, with what can be done about it. */
export function Band({ icon, iconColor, title, help, children, ...colors }: BandProps) {
  return (
    <Box as="section" aria-label={title} color="fg" borderBottomWidth="1px" {...colors}>
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
        <Box aria-hidden="true" flexShrink="0" color={iconColor}>
          {icon}
        </Box>
        <Text flex="1 1 16rem">
          <Text as="span" fontWeight="550">
            {title}
          </Text>{' '}
          {help}
        </Text>
        {children}
      </Flex>
    </Box>
  );
}
