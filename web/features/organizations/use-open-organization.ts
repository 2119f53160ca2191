import { inBooks, paths } from '../../../shared/paths.ts';
import { activateOrganization } from '../../api/organizations.ts';
import { useText } from '../../text/use-text.ts';
import { useBeginAnew } from './use-begin-anew.ts';

/** Opens another organization of the person's in this tab; it is the active one from then on. */
export function useOpenOrganization() {
  const t = useText();
  return useBeginAnew(activateOrganization, t('organizations.openFailed'), ({ id }) =>
    inBooks(paths.dashboard, id),
  );
}
