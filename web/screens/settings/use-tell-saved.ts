import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** How it is told that something of Settings was saved, and that it was not. */
export function useTellSaved(title: 'settings.saved' | 'onboarding.saved' = 'settings.saved') {
  const t = useText();
  const notify = useNotify();
  return {
    saved: (undo: () => Promise<unknown>) =>
      notify.done({ title: t(title), settles: [t('common.error')], undo }),
    failed: (error?: unknown) =>
      notify.failed(t('common.error'), messageOf(error, t('onboarding.saveFailed'))),
  };
}
