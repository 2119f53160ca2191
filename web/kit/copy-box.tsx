import { Flex, Text } from '@chakra-ui/react';
import { CopyButton } from './copy-button.tsx';

interface CopyBoxProps {
  readonly text: string;
  readonly label: string;
  /** What the button says for a moment once it has copied. */
  readonly copiedLabel: string;
  /** The ground of the text, which must differ from what lies around it. */
  readonly bg: 'bg.muted' | 'bg.panel';
}

/** An address to be copied: whole, to be selected at a click, with a button that takes it. */
export function CopyBox({ text, label, copiedLabel, bg }: CopyBoxProps) {
  return (
    <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
      <Text
        flex="1"
        px="3"
        py="2"
        borderWidth="1px"
        borderRadius="l2"
        bg={bg}
        wordBreak="break-all"
        userSelect="all"
      >
        {text}
      </Text>
      <CopyButton text={text} label={label} copiedLabel={copiedLabel} />
    </Flex>
  );
}
