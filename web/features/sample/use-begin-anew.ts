import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { messageOf } from '../../api/message-of.ts';
import { letBooksGo, showBooks, shownBooks } from '../../api/shown-books.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/**
 * Does what takes a person to other books, and begins anew at their dashboard: whatever this tab knew or could take back belongs to those
 * they were in. Busy until the page is gone, or until it failed, which is told under `failedTitle`.
 */
export function useBeginAnew(act: () => Promise<unknown>, failedTitle: string) {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const left = shownBooks();
    letBooksGo();
    try {
      await act();
      location.assign(paths.dashboard);
    } catch (error) {
      setBusy(false);
      if (left !== undefined) showBooks(left);
      notify.failed(failedTitle, messageOf(error, t('common.unexpected')));
    }
  };
  return { isBusy, begin: () => void begin() };
}
