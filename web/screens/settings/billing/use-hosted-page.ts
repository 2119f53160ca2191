import { useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';

export interface HostedPage {
  readonly isBusy: boolean;
  /** The address of a page whose tab the browser did not open. */
  readonly blocked: string | undefined;
  /** Opens the page whose address is asked for, in a new tab. */
  readonly open: (addressOf: () => Promise<string>, failedTitle: string) => Promise<void>;
}

/**
 * A page of the payment provider in a tab of its own. The tab is opened while the click still counts, since browsers block those that
 * come later, and led on once its address is there; a browser that blocks it all the same leaves a link.
 */
export function useHostedPage(): HostedPage {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [blocked, setBlocked] = useState<string>();
  const open: HostedPage['open'] = async (addressOf, failedTitle) => {
    setBusy(true);
    setBlocked(undefined);
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    try {
      const address = await addressOf();
      if (tab) tab.location.replace(address);
      else setBlocked(address);
    } catch (error) {
      tab?.close();
      notify.failed(failedTitle, messageOf(error, failedTitle));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, blocked, open };
}
