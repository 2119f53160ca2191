import { Text } from '@chakra-ui/react';
import type { TextProps } from '@chakra-ui/react';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { useHomeCurrency } from '../../format/use-money.ts';
import { useText } from '../../text/use-text.ts';
import { useWorthWords } from './use-worth-words.ts';

interface WorthLineProps extends TextProps {
  readonly row: Pick<Transaction, 'currency' | 'worth'>;
  /** Says the rate and whose it is as well, instead of keeping it for those who point at it. */
  readonly isWhole?: boolean;
}

/** What an entry of another currency is worth in that of the books, or that it is counted apart; nothing for all others. */
export function WorthLine({ row: { currency, worth }, isWhole = false, ...place }: WorthLineProps) {
  const t = useText();
  const home = useHomeCurrency();
  const { whole, worthOf } = useWorthWords();
  if (home === undefined || currency === home) return null;
  const known = worth?.currency === home ? worth : undefined;
  return (
    <Text textStyle="xs" color="fg.muted" {...place} {...(known && !isWhole ? { title: whole(known) } : {})}>
      {known
        ? isWhole
          ? whole(known)
          : t('entry.worth.equals', { worth: worthOf(known) })
        : t('entry.worth.apart')}
    </Text>
  );
}
