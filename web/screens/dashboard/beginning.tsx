import { Stack } from '@chakra-ui/react';
import { SampleOffer } from '../../features/sample/later-sample-offer.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { FirstSteps } from './first-steps.tsx';

/** Where there is nothing to show yet: what to do first. */
export function Beginning({ onImport }: { onImport: () => void }) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <FirstSteps onImport={onImport} />
      <SampleOffer onClose={() => undefined} />
      <FeedbackCard />
    </Stack>
  );
}
