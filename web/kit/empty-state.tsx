import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** What to do first. */
  readonly description?: string;
  readonly children?: ReactNode;
}

/** What a list shows while it is empty: that it is, and what to do first. */
export function EmptyState({ icon, title, description, children }: EmptyStateProps) {
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      px="6"
      py={{ base: '12', md: '16' }}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
      bg="bg.panel"
    >
      {icon !== undefined && (
        <Box
          color="ember.fg"
          bg="ember.subtle"
          borderRadius="full"
          p="3"
          mb="4"
          fontSize="xl"
          aria-hidden="true"
        >
          {icon}
        </Box>
      )}
      <Heading as="h2" fontSize="md" letterSpacing="-0.01em">
        {title}
      </Heading>
      {description !== undefined && (
        <Text color="fg.muted" maxW="42ch" mt="1" textWrap="balance">
          {description}
        </Text>
      )}
      {children !== undefined && children !== false && (
        <Flex gap="2" mt="5" wrap="wrap" justify="center">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
