import { MessagePage } from '../kit/message-page.tsx';
import { paths } from '../../shared/paths.ts';
import { useText } from '../text/use-text.ts';

/** For every address that leads nowhere. */
export function NotFoundPage() {
  const t = useText();
  return (
    <MessagePage
      title={t('shell.notFoundTitle')}
      text={t('shell.notFoundHelp')}
      action={{ href: paths.home, label: t('shell.toHome') }}
    />
  );
}
