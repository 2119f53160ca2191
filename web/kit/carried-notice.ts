const KEY = 'matchbook.carriedNotice';

/** What is told once the next page of this tab stands. */
export interface CarriedNotice {
  readonly title: string;
  readonly description?: string;
}

/** Keeps a notice for the next page: this one is about to be left for a document of its own. */
export function carryNotice(notice: CarriedNotice): void {
  sessionStorage.setItem(KEY, JSON.stringify(notice));
}

/** The notice carried here, once. */
export function takeCarriedNotice(): CarriedNotice | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const notice: unknown = text === null ? undefined : JSON.parse(text);
  return isNotice(notice) ? notice : undefined;
}

function isNotice(value: unknown): value is CarriedNotice {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}
