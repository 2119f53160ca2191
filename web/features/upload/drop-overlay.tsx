import { Box, Center, Flex, Heading, Portal, Text } from '@chakra-ui/react';
import { LuFileSpreadsheet, LuLock, LuReceipt } from 'react-icons/lu';
import { useText } from '../../text/use-text.ts';

interface DropOverlayProps {
  /** None while nothing is held there. */
  readonly count: number | undefined;
  /** Whether the person may bring anything in. */
  readonly mayDrop: boolean;
  readonly onClose: () => void;
}

/** Lies over the whole app while files are held over it, and says what becomes of them when they are let go. */
export function DropOverlay({ count, mayDrop }: DropOverlayProps) {
  const t = useText();
  if (count === undefined) return null;
  return (
    <Portal>
      <Center
        as="section"
        aria-label={t('uploads.title')}
        position="fixed"
        inset="0"
        zIndex="overlay"
        p={{ base: '4', md: '8' }}
        // What is dropped falls through to the app; there is nothing to point at here.
        pointerEvents="none"
        bg="bg/92"
      >
        <Flex
          direction="column"
          align="center"
          justify="center"
          gap="6"
          boxSize="full"
          p="6"
          textAlign="center"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor={mayDrop ? 'ember.solid' : 'border.control'}
          borderRadius="l3"
        >
          <Heading as="p" fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="-0.02em">
            {mayDrop ? t('uploads.drop', { count }) : t('uploads.mayNot')}
          </Heading>
          {mayDrop ? (
            <Flex direction={{ base: 'column', sm: 'row' }} gap={{ base: '5', sm: '12' }} maxW="3xl">
              <Fate Icon={LuReceipt} title={t('uploads.fateDocument')} help={t('uploads.fateDocumentHelp')} />
              <Fate
                Icon={LuFileSpreadsheet}
                title={t('uploads.fateStatement')}
                help={t('uploads.fateStatementHelp')}
              />
            </Flex>
          ) : (
            <Box fontSize="3xl" color="fg.muted">
              <LuLock />
            </Box>
          )}
        </Flex>
      </Center>
    </Portal>
  );
}

interface FateProps {
  readonly Icon: typeof LuReceipt;
  readonly title: string;
  readonly help: string;
}

function Fate({ Icon, title, help }: FateProps) {
  return (
    <Box flex="1" minW="0">
      <Box fontSize="3xl" color="ember.fg" display="inline-block" mb="2">
        <Icon />
      </Box>
      <Text fontWeight="600">{title}</Text>
      <Text color="fg.muted" mt="1">
        {help}
      </Text>
    </Box>
  );
}
