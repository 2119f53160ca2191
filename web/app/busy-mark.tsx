import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { codeLoading } from '../kit/fetched.ts';

/** Marks the page's root with `data-busy` while an answer, a change or code is on its way, so that whoever drives the page can wait. */
export function BusyMark(): null {
  const isFetching = useIsFetching() > 0;
  const isMutating = useIsMutating() > 0;
  const isLoading = useSyncExternalStore(codeLoading.subscribe, codeLoading.isLoading);
  const isBusy = isFetching || isMutating || isLoading;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-busy', isBusy);
    return () => document.documentElement.removeAttribute('data-busy');
  }, [isBusy]);
  return null;
}
