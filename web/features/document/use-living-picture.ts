import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../api/query-keys.ts';

/** A picture that is gone for good is not asked for over and over. */
const RENEWALS_MAX = 2;

interface LivingPicture {
  /** Undefined while there is nothing to draw: the sheet that stands for a document is shown then. */
  readonly src: string | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/**
 * A picture at an address that lives for some minutes. Once drawn it stays as it is, whatever newer addresses come; where its address has
 * ended a new one is asked for, and nothing broken is shown meanwhile.
 */
export function useLivingPicture(url: string | undefined): LivingPicture {
  const client = useQueryClient();
  const [drawn, setDrawn] = useState<string>();
  const [ended, setEnded] = useState<string>();
  const renewals = useRef(0);
  const isDrawn = drawn !== undefined && url !== undefined && isSamePicture(drawn, url);
  const src = isDrawn ? drawn : url;
  return {
    src: src === ended ? undefined : src,
    onLoad: () => setDrawn(src),
    onError: () => {
      setEnded(src);
      setDrawn(undefined);
      if ((renewals.current += 1) <= RENEWALS_MAX)
        void client.invalidateQueries({ queryKey: queryKeys.receipts });
    },
  };
}

/** Two addresses of one picture differ in their signatures alone. */
const isSamePicture = (one: string, other: string): boolean => one.split('?')[0] === other.split('?')[0];
