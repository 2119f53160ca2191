import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before what was changed is left unsaved. `leave` is how one leaves; `question` stands beside what is left. */
export function useLeaveQuestion(
  isChanged: boolean,
  onLeave: () => void,
): { readonly leave: () => void; readonly question: ReactNode } {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => (isChanged ? setIsAsked(true) : onLeave());
  const question = (
    <ConfirmDialog
      isOpen={isAsked}
      title={t('leaving.title')}
      confirmLabel={t('leaving.discard')}
      onConfirm={() => {
        setIsAsked(false);
        onLeave();
        return Promise.resolve();
      }}
      onClose={() => setIsAsked(false)}
    />
  );
  return { leave, question };
}
