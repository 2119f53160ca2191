import { Text } from '@chakra-ui/react';
import type { TextProps } from '@chakra-ui/react';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useText } from '../../text/use-text.ts';

/** Says of a document that may be a copy that it proves no second payment, where somebody takes it for one; nothing of any other. */
export function CopyWarning({ receipt, ...rest }: TextProps & { receipt: Receipt }) {
  const t = useText();
  if (receipt.twins.length === 0) return null;
  return (
    <Text textStyle="xs" color="amber.fg" {...rest}>
      {t('matching.mayBeCopy')}
    </Text>
  );
}
