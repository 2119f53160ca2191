import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { allTexts } from '../text/further.ts';
import { useText } from '../text/use-text.ts';
import { fetched, whenIdle } from './fetched.ts';
import { useNotify } from './notify.ts';

/** What opens above a screen tells when it is closed. */
interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog or panel whose code comes once the screen stands and the browser is idle, or when it is opened before. Where the code
 * cannot be had, opening it says so and closes it again, so that the next try asks anew.
 */
export function later<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  const ask = async () => {
    const [part] = await Promise.all([load(), allTexts(), import('../theme/all-looks.ts')]);
    return (known ??= part);
  };
  return function Later(props: Props) {
    const t = useText();
    const notify = useNotify();
    const [Part, setPart] = useState(() => known);
    const isWanted = Part === undefined && isOpen(props);
    const close = useRef(props.onClose);
    useEffect(() => {
      close.current = props.onClose;
    }, [props.onClose]);
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let isGone = false;
      const take = (asked: Promise<ComponentType<Props>>, failed: (error: unknown) => void) => {
        asked.then((part) => isGone || setPart(() => part), failed);
      };
      // What could not be had ahead of time is asked for again, and told, when somebody opens it; nobody waits for it before.
      const callOff = isWanted ? undefined : whenIdle(() => take(ask(), () => undefined));
      if (isWanted) {
        take(fetched(ask), (error) => {
          close.current();
          const why = error instanceof Error ? error.message : t('common.unexpected');
          notify.failed(t('common.couldNotLoad'), why, {
            label: t('common.reload'),
            take: () => location.reload(),
          });
        });
      }
      return () => {
        isGone = true;
        callOff?.();
      };
    }, [Part, isWanted, notify, t]);
    return Part && <Part {...props} />;
  };
}
