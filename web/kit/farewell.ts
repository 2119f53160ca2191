const KEY = 'matchbook.farewell';

/** What is said on the start page to somebody who has just left the app. */
export interface Farewell {
  readonly title: string;
  readonly description?: string;
}

/** Leaves the app for the start page, which is a document of its own, and takes the words along. */
export function leaveWith(farewell: Farewell): void {
  sessionStorage.setItem(KEY, JSON.stringify(farewell));
  location.assign('/');
}

/** The words brought along, once. */
export function takeFarewell(): Farewell | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const farewell: unknown = text === null ? undefined : JSON.parse(text);
  return isFarewell(farewell) ? farewell : undefined;
}

function isFarewell(value: unknown): value is Farewell {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}
