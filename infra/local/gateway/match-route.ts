/** What a path is matched against: its segments, some of them names in braces. */
export interface Matchable {
  method: string;
  path: string;
}

export interface Match<R> {
  route: R;
  parameters: Record<string, string>;
}

interface Compiled<R> {
  route: R;
  pattern: RegExp;
  names: string[];
}

/**
 * Finds the route of a request as API Gateway does: the whole path, the most specific first (fewest parameters).
 * Parameters are percent-decoded; a malformed escape matches nothing.
 */
export function routeMatcher<R extends Matchable>(
  routes: readonly R[],
): (method: string, path: string) => Match<R> | undefined {
  const compiled = routes.map(compile).sort((a, b) => a.names.length - b.names.length);
  return (method, path) => {
    for (const { route, pattern, names } of compiled) {
      if (route.method !== method && route.method !== 'ANY') continue;
      const found = pattern.exec(path);
      const values = found && decoded(found.slice(1));
      if (values)
        return { route, parameters: Object.fromEntries(names.map((name, n) => [name, values[n] ?? ''])) };
    }
    return undefined;
  };
}

function compile<R extends Matchable>(route: R): Compiled<R> {
  const names: string[] = [];
  const source = route.path
    .split('/')
    .map((segment) => {
      const name = /^\{(\w+)(\+?)\}$/.exec(segment);
      if (!name) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(name[1] ?? '');
      return name[2] ? '(.+)' : '([^/]+)';
    })
    .join('/');
  return { route, pattern: new RegExp(`^${source}$`), names };
}

function decoded(values: readonly string[]): string[] | undefined {
  try {
    return values.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
