import { Box } from '@chakra-ui/react';
import { LuMessageCircleQuestion } from 'react-icons/lu';
import { useText } from '../../text/use-text.ts';

/** Says of a document in a list that a question about it is open. */
export function AskedMark() {
  const t = useText();
  return (
    <Box as="span" role="img" aria-label={t('questions.mark')} title={t('questions.mark')} color="amber.fg">
      <LuMessageCircleQuestion />
    </Box>
  );
}
