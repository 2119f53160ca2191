const FOREIGN_TYPES = /^(?:video|audio|font)\//;
/** Programs, archives, sounds, films, drawings, texts and slides: whatever such a file holds, it is no paper and no statement. */
const FOREIGN_NAMES =
  /\.(?:exe|msi|dll|com|bat|sh|apk|app|dmg|iso|jar|zip|rar|7z|gz|tgz|tar|bz2|mp[34]|m4[av]|mov|avi|mkv|webm|wav|flac|ogg|docx?|odt|rtf|pages|pptx?|odp|key|svg|psd|ai|eps|dwg|js|ts|css|sql|db|sqlite)$/i;

/** Whether a file is surely nothing that books are made of, by its name alone: of all others the content decides. */
export const isForeignFile = ({
  fileName,
  contentType,
}: {
  readonly fileName: string;
  readonly contentType: string;
}): boolean => FOREIGN_TYPES.test(contentType) || FOREIGN_NAMES.test(fileName);
