import { Stack } from '@chakra-ui/react';
import { STATEMENT_FILES } from '../../features/import/accepted-files.ts';
import { SampleOffer } from '../../features/sample/later-sample-offer.ts';
import { chooseFiles } from '../../features/upload/choose-files.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { FirstSteps } from './first-steps.tsx';

/** Where there is nothing to show yet: what to do first. */
export function Beginning({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <FirstSteps onImport={() => chooseFiles(onFiles, { accept: STATEMENT_FILES, isMultiple: true })} />
      <SampleOffer onClose={() => undefined} />
      <FeedbackCard />
    </Stack>
  );
}
