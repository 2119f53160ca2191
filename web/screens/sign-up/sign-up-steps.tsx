import { Box, Flex, Text } from '@chakra-ui/react';
import { useText } from '../../text/use-text.ts';

const steps = ['details', 'code', 'books'] as const;

/** How far the sign-up is: three strokes, the ones already done in ember. */
export function SignUpSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useText();
  const at = steps.indexOf(current);
  return (
    <Box mb="6">
      <Text textStyle="xs" color="fg.muted" fontWeight="550">
        {t('auth.stepOf', { step: at + 1 })} · {t(`auth.steps.${current}`)}
      </Text>
      <Flex gap="1.5" mt="2" aria-hidden="true">
        {steps.map((step, index) => (
          <Box
            key={step}
            h="3px"
            flex="1"
            borderRadius="full"
            bg={index <= at ? 'ember.solid' : 'border.emphasized'}
          />
        ))}
      </Flex>
    </Box>
  );
}
