import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { JwtRule } from '../template/cloud-model.ts';

/** A checked token: its claims as the gateway passes them on, all text. */
export interface Authorization {
  claims: Record<string, string>;
  scopes: string[];
}

/** `unauthorized`: no token, or one that isn't good; `forbidden`: a good one without the route's scope. */
export type Verdict = Authorization | 'unauthorized' | 'forbidden';

/** Checks a request's `Authorization` header by a route's rule. */
export type VerifyToken = (rule: JwtRule, header: string | undefined) => Promise<Verdict>;

/** No token of Cognito's lives longer. */
const DAY_SECONDS = 86_400;

/** A JWT authoriser over the pool's keys: signature, issuer, times (real ones), audience (`aud`, else `client_id`) and scope. */
export function tokenVerifier(jwks: JSONWebKeySet): VerifyToken {
  const keys = createLocalJWKSet(jwks);
  const claimsOf = async (token: string, issuer: string): Promise<JWTPayload | undefined> => {
    const rules = { issuer, algorithms: ['RS256'], requiredClaims: ['exp'], maxTokenAge: DAY_SECONDS };
    return jwtVerify(token, keys, rules).then(
      ({ payload }) => payload,
      () => undefined,
    );
  };
  return async (rule, header) => {
    const token = header?.replace(/^Bearer\s+/i, '');
    const claims = token ? await claimsOf(token, rule.issuer) : undefined;
    if (!claims || !isForAudience(claims, rule.audiences)) return 'unauthorized';
    const scopes = textOf(claims['scope']).split(' ');
    if (rule.scopes.length > 0 && !rule.scopes.some((scope) => scopes.includes(scope))) return 'forbidden';
    return {
      claims: Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, textOf(value)])),
      scopes: rule.scopes,
    };
  };
}

/** `aud` where there is one (id tokens), else `client_id` (access tokens), as API Gateway reads them. */
function isForAudience(claims: JWTPayload, audiences: readonly string[]): boolean {
  const claimed = claims.aud ?? claims['client_id'];
  const all: unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  return all.some((each) => typeof each === 'string' && audiences.includes(each));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(' ')}]`;
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}
