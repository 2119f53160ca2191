import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuLightbulb } from 'react-icons/lu';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { useText } from '../../../text/use-text.ts';
import { useAdvice } from './use-advice.ts';
import type { Advice } from './use-advice.ts';

/** Smart Suggestions: what was noticed in the books, each explained and applied with one button. */
export function SmartSuggestions() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Box as="span" hideBelow="sm" aria-hidden="true">
          <LuLightbulb />
        </Box>
        {t('matching.suggestions')}
      </Button>
      <DialogFrame
        isOpen={isOpen}
        size="lg"
        title={t('matching.suggestions')}
        onClose={() => setIsOpen(false)}
      >
        <Advised onApplied={() => setIsOpen(false)} />
      </DialogFrame>
    </>
  );
}

function Advised({ onApplied }: { onApplied: () => void }) {
  const t = useText();
  return (
    <Loaded
      query={useAdvice()}
      errorTitle={t('accounting.loadFailed')}
      isEmpty={(advice) => advice.length === 0}
      empty={
        <EmptyState
          icon={<LuLightbulb />}
          title={t('matching.suggestionsNone')}
          description={t('matching.suggestionsNoneHelp')}
        />
      }
    >
      {(advice) => (
        <Stack gap="4">
          <Text color="fg.muted">{t('matching.suggestionsHelp')}</Text>
          {advice.map((one) => (
            <One key={one.title} advice={one} onApplied={onApplied} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function One({ advice: { title, why, apply }, onApplied }: { advice: Advice; onApplied: () => void }) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    const isDone = await apply();
    setIsBusy(false);
    if (isDone) onApplied();
  };
  return (
    <Flex
      as="section"
      aria-label={title}
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      align={{ base: 'stretch', md: 'center' }}
      gap="4"
      borderWidth="1px"
      borderRadius="l2"
      p="4"
    >
      <Box>
        <Heading as="h3" fontSize="sm">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {why}
        </Text>
      </Box>
      <Button size="sm" colorPalette="ember" flexShrink={0} loading={isBusy} onClick={() => void take()}>
        {t('matching.apply')}
      </Button>
    </Flex>
  );
}
