import { chakra } from '@chakra-ui/react';
import { useText } from '../text/use-text.ts';

/** The first thing that Tab reaches: past the bars, to the content. */
export function SkipLink() {
  const t = useText();
  return (
    <chakra.a
      href="#content"
      position="fixed"
      top="2"
      left="2"
      zIndex="skipNav"
      px="4"
      py="2"
      borderRadius="l2"
      bg="bg.inverted"
      color="fg.inverted"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {t('common.skipToContent')}
    </chakra.a>
  );
}
