import { Box, Button } from '@chakra-ui/react';
import type { ButtonProps } from '@chakra-ui/react';
import { LuChevronDown, LuChevronRight } from 'react-icons/lu';

interface FoldButtonProps extends ButtonProps {
  readonly isOpen: boolean;
}

/** The head of something that folds away; on paper only its words are left. */
export function FoldButton({ isOpen, children, ...props }: FoldButtonProps) {
  return (
    <Button
      variant="plain"
      h="auto"
      minH={{ base: '11', md: '8' }}
      px="0"
      gap="0"
      color="fg"
      justifyContent="start"
      textAlign="start"
      whiteSpace="normal"
      overflowWrap="anywhere"
      aria-expanded={isOpen}
      {...props}
    >
      <Box asChild flexShrink="0" boxSize="5" pe="1" _print={{ display: 'none' }}>
        {isOpen ? <LuChevronDown aria-hidden="true" /> : <LuChevronRight aria-hidden="true" />}
      </Box>
      {children}
    </Button>
  );
}
