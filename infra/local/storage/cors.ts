import type { CorsRule } from './bucket-settings.ts';
import type { StorageReply, StorageRequest } from './exchange.ts';
import { S3Error } from './s3-error.ts';

/** Answers a browser's preflight by the bucket's rules; throws S3Error AccessForbidden when none allows it. */
export function preflight(rules: readonly CorsRule[], { headers }: StorageRequest): StorageReply {
  const method = headers['access-control-request-method'] ?? '';
  const asked = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const wanted = asked.filter((name) => name !== '');
  const rule = matchingRule(rules, headers['origin'], method, wanted);
  if (!rule)
    throw new S3Error(
      'AccessForbidden',
      "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
    );
  return {
    status: 200,
    headers: {
      ...ruleHeaders(rule, headers['origin'] ?? ''),
      ...(wanted.length > 0 && { 'access-control-allow-headers': wanted.join(', ') }),
      ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
    },
  };
}

/** The headers that let the browser read an answer; none when the request is no cross-origin one or no rule allows it. */
export function corsHeaders(
  rules: readonly CorsRule[],
  { headers, method }: StorageRequest,
): Record<string, string> {
  const rule = matchingRule(rules, headers['origin'], method, []);
  return rule ? ruleHeaders(rule, headers['origin'] ?? '') : {};
}

function matchingRule(
  rules: readonly CorsRule[],
  origin: string | undefined,
  method: string,
  names: string[],
): CorsRule | undefined {
  if (origin === undefined) return undefined;
  return rules.find(
    (rule) =>
      rule.AllowedMethods.includes(method) &&
      matches(rule.AllowedOrigins, origin) &&
      names.every((name) => matches(rule.AllowedHeaders, name)),
  );
}

/** A pattern may hold one `*`. Header names compare without case, and origins are in lower case anyway. */
function matches(patterns: readonly string[], text: string): boolean {
  return patterns.some((pattern) => {
    const [start = '', end] = pattern.toLowerCase().split('*');
    if (end === undefined) return text.toLowerCase() === start;
    return (
      text.length >= start.length + end.length &&
      text.toLowerCase().startsWith(start) &&
      text.toLowerCase().endsWith(end)
    );
  });
}

function ruleHeaders(rule: CorsRule, origin: string): Record<string, string> {
  const isForAll = rule.AllowedOrigins.includes('*');
  return {
    'access-control-allow-origin': isForAll ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(rule.ExposedHeaders.length > 0 && {
      'access-control-expose-headers': rule.ExposedHeaders.join(', '),
    }),
    ...(!isForAll && { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}
