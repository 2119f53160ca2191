import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { messageOf } from '../../api/message-of.ts';
import { letBooksGo, showBooks, shownBooks } from '../../api/shown-books.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

const toDashboard = (): string => paths.dashboard;

/**
 * Does what takes a person to other books, and loads the page anew there, by default at their dashboard: whatever this tab knew or could
 * take back belongs to those they were in. Busy until the page is gone, or until it failed, which is told under `failedTitle`.
 */
export function useBeginAnew<Input = void, Reply = unknown>(
  act: (input: Input) => Promise<Reply>,
  failedTitle: string,
  placeOf: (reply: Reply) => string = toDashboard,
) {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const begin = async (input: Input) => {
    setBusy(true);
    const left = shownBooks();
    letBooksGo();
    try {
      location.assign(placeOf(await act(input)));
    } catch (error) {
      setBusy(false);
      if (left !== undefined) showBooks(left);
      notify.failed(failedTitle, messageOf(error, t('common.unexpected')));
    }
  };
  return { isBusy, begin };
}
