import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const IMPORT = 'statement';
const UPLOAD = 'import';

/** What the address says of importing; it outlives a reload, the way back and the day. */
export interface ImportAddress {
  /** The import whose preview is open. */
  readonly importId: string | undefined;
  /** A file among the documents that is to be imported. */
  readonly uploadId: string | undefined;
  /** Names an import; the way back leads to where nobody followed one. */
  readonly follow: (importId: string) => void;
  /** Names none any more; the way back leads to the import again. */
  readonly leave: () => void;
  /** Names none any more, as if there never was one. */
  readonly forget: () => void;
}

/** Which import the address names. */
export function useImportAddress(): ImportAddress {
  const [search, setSearch] = useSearchParams();
  const importId = search.get(IMPORT) ?? undefined;
  const uploadId = search.get(UPLOAD) ?? undefined;
  const isNamed = importId !== undefined || uploadId !== undefined;
  const name = useCallback(
    (wanted: string | undefined, isReplaced: boolean) =>
      setSearch(
        (before) => {
          before.delete(UPLOAD);
          before.delete(IMPORT);
          if (wanted !== undefined) before.set(IMPORT, wanted);
          return before;
        },
        { replace: isReplaced },
      ),
    [setSearch],
  );
  return {
    importId,
    uploadId,
    follow: (wanted) => name(wanted, isNamed),
    leave: () => isNamed && name(undefined, false),
    forget: () => isNamed && name(undefined, true),
  };
}
