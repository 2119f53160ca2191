import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuEye } from 'react-icons/lu';
import { newId } from '../../api/new-id.ts';
import { exploreSample } from '../../api/sample.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { useBeginAnew } from '../organizations/use-begin-anew.ts';

/** The button that opens sample books; not there where one is in them already. */
export function ExploreSample() {
  const t = useText();
  const { sample } = useSignedIn().organization;
  // Pressed again after no answer came, they are the same books.
  const [id] = useState(newId);
  const { isBusy, begin } = useBeginAnew(() => exploreSample(id), t('sample.exploreFailed'));
  if (sample) return null;
  return (
    <Button
      variant="outline"
      // Its name is longer than a small phone is wide in French.
      whiteSpace="normal"
      h="auto"
      minH="10"
      py="2"
      loading={isBusy}
      loadingText={t('sample.filling')}
      onClick={() => void begin()}
    >
      <LuEye aria-hidden="true" /> {t('sample.explore')}
    </Button>
  );
}

/** The same where there is nothing to see yet, with what it is. */
export function SampleOffer() {
  const t = useText();
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="4"
      wrap="wrap"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
      px={{ base: '4', md: '6' }}
      py="4"
    >
      <Text color="fg.muted" flex="1 1 20rem">
        {t('sample.exploreHelp')}
      </Text>
      <ExploreSample />
    </Flex>
  );
}
