import { chakra, HStack, Text } from '@chakra-ui/react';
import { useText } from '../text/use-text.ts';

/** The mark: a match, struck. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      width={`${size}px`}
      height={`${size}px`}
      aria-hidden="true"
      flexShrink="0"
    >
      <chakra.path d="M6.5 27.5 17.4 15.2" stroke="fg" strokeWidth="3" strokeLinecap="round" fill="none" />
      <chakra.path
        fill="ember.solid"
        d="M19.8 3c.6 3.300 5.200 5.200 5.200 10.200a5.700 5.700 0 0 1-11.400 0c0-2.600 1.400-4 2.200-5.700 1 .9 1.600 1.800 1.800 2.900 1.500-1.900 2.500-4.400 2.200-7.400z"
      />
    </chakra.svg>
  );
}

/** Mark and name, as they stand at the top of every page. */
export function Brand() {
  const t = useText();
  return (
    <HStack gap="2">
      <Mark />
      <Text as="span" fontSize="md" fontWeight="650" letterSpacing="-0.025em" color="fg">
        {t('common.product')}
      </Text>
    </HStack>
  );
}
