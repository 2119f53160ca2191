import { useText } from '../text/use-text.ts';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../shared/paths.ts';

/** For pages that ask for another role. */
export function AccessDenied() {
  const t = useText();
  return (
    <MessagePage
      title={t('shell.deniedTitle')}
      text={t('shell.deniedHelp')}
      action={{ href: paths.dashboard, label: t('shell.toDashboard') }}
    />
  );
}
