import { Box } from '@chakra-ui/react';
import { paths } from '../../shared/paths.ts';
import { Message } from '../kit/message-page.tsx';
import { useDocumentTitle } from '../kit/screen.tsx';
import { useText } from '../text/use-text.ts';

/** For every address within the app that leads nowhere; the bars stay, so that one finds on. */
export function NotFoundScreen() {
  const t = useText();
  const title = t('shell.notFoundTitle');
  useDocumentTitle(title);
  return (
    <Box py={{ base: '16', md: '28' }}>
      <Message
        title={title}
        text={t('shell.notFoundHelp')}
        action={{ href: paths.home, label: t('shell.toHome') }}
      />
    </Box>
  );
}
