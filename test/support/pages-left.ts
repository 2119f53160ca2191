import { vi } from 'vitest';

/** Notes where pages would be left for: no page of jsdom can be. Called once in a file. */
export function notePagesLeft() {
  const assign = vi.fn<(url: string | URL) => void>();
  const reload = vi.fn<() => void>();
  const own: Record<PropertyKey, unknown> = { assign, reload };
  const placed = (_target: object, name: string | symbol): unknown =>
    own[name] ?? Reflect.get(window.document.location, name);
  // Around nothing: what the window has of its own can't be given otherwise.
  vi.stubGlobal('location', new Proxy({}, { get: placed }));
  return { assign, reload };
}
