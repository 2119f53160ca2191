const KEY = 'askedToKeep';

/** Which offer: of this deletion, at this signing-in. */
const offerOf = (askedAt: string, signedInSince: string | undefined): string =>
  `${askedAt} ${signedInSince ?? ''}`;

/** Whether somebody was offered to keep what is to be deleted since they signed in here, or asked for it themselves since then. */
export const wasOffered = (askedAt: string, signedInSince: string | undefined): boolean =>
  sessionStorage.getItem(KEY) === offerOf(askedAt, signedInSince) ||
  (signedInSince !== undefined && askedAt > signedInSince);

/** Notes that they were. */
export const noteOffered = (askedAt: string, signedInSince: string | undefined): void =>
  sessionStorage.setItem(KEY, offerOf(askedAt, signedInSince));
