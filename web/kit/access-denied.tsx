import { LuLock } from 'react-icons/lu';
import { EmptyState } from './empty-state.tsx';
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

/** The same of a part of a page, such as a dialog that an address opens. */
export function DeniedPart() {
  const t = useText();
  return <EmptyState icon={<LuLock />} title={t('shell.deniedTitle')} description={t('shell.deniedHelp')} />;
}
