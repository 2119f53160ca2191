import { Link, Text } from '@chakra-ui/react';
import { useText } from '../../../text/use-text.ts';

/** The way to a page whose tab the browser blocked; nothing where none was. */
export function BlockedPage({ address }: { address: string | undefined }) {
  const t = useText();
  if (address === undefined) return null;
  return (
    <Text role="alert">
      {t('billing.blocked')}{' '}
      <Link href={address} target="_blank" rel="noopener" fontWeight="550" color="ember.fg">
        {t('billing.openHere')}
      </Link>
    </Text>
  );
}
