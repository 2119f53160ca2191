import { useAddress } from '../../kit/use-address.ts';

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
  const [search, change] = useAddress();
  // Empty where a statement is asked for (`newImportPath`), not an import.
  const importId = search.get(IMPORT) || undefined;
  const uploadId = search.get(UPLOAD) ?? undefined;
  const isNamed = importId !== undefined || uploadId !== undefined;
  const name = (wanted: string | undefined, keepsBefore: boolean) =>
    change({ [UPLOAD]: undefined, [IMPORT]: wanted }, { keepsBefore });
  return {
    importId,
    uploadId,
    follow: (wanted) => name(wanted, !isNamed),
    leave: () => isNamed && name(undefined, true),
    forget: () => isNamed && name(undefined, false),
  };
}
