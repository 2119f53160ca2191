import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { learnAll } from '../text/speak.ts';
import { fetched } from './fetched.ts';

/**
 * A part of a screen whose code comes beside the screen's own, from the moment that this has come; until then its skeleton stands there.
 * Where it cannot be had, the screen fails as if its own code could not.
 */
export function beside<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  SkeletonOfIt: ComponentType,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  const ask = async () => {
    const [part] = await fetched(() => Promise.all([load(), learnAll(), import('../theme/all-looks.ts')]));
    return (known ??= part);
  };
  // Whoever shows it asks again, and is told.
  void ask().catch(() => undefined);
  return function Beside(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let isGone = false;
      ask().then(
        (part) => isGone || setPart(() => part),
        (error: unknown) => isGone || setFailure(error as Error),
      );
      return () => {
        isGone = true;
      };
    }, [Part]);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : <SkeletonOfIt />;
  };
}
