import { Box } from '@chakra-ui/react';
import { Message } from '../kit/message-page.tsx';
import { paths } from '../../shared/paths.ts';
import { useText } from '../text/use-text.ts';
import { Page } from './page-parts.tsx';

/** For every address that leads nowhere. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Page>
      <Box py={{ base: '24', md: '36' }}>
        <Message
          title={t('shell.notFoundTitle')}
          text={t('shell.notFoundHelp')}
          action={{ href: paths.home, label: t('shell.toHome') }}
        />
      </Box>
    </Page>
  );
}
