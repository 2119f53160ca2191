import { paths } from '../../shared/paths.ts';
import { MessagePage } from '../kit/message-page.tsx';
import { useDocumentTitle } from '../kit/screen.tsx';
import { useText } from '../text/use-text.ts';

/** For an address in an organization of which the person is no member; nothing tells whether there is one. */
export function UnknownBooks() {
  const t = useText();
  const title = t('organizations.unknownTitle');
  useDocumentTitle(title);
  return (
    <MessagePage
      title={title}
      text={t('organizations.unknownHelp')}
      action={{ href: paths.dashboard, label: t('organizations.toOwn') }}
    />
  );
}
