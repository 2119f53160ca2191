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
        d="M19.8 3c.6 3.3 5.2 5.2 5.2 10.2a5.7 5.7 0 0 1-11.4 0c0-2.6 1.4-4 2.2-5.7 1 .9 1.6 1.8 1.8 2.9 1.5-1.9 2.5-4.4 2.2-7.4z"
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
