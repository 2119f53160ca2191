import { JwtVerifier } from 'aws-jwt-verify';
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

type Jwks = Parameters<ReturnType<typeof verifierOf>['cacheJwks']>[0];

/** A JWT authoriser over the issuer's keys: signature, issuer, expiry, audience (`aud`, else `client_id`) and scope. */
export function tokenVerifier(jwksOf: (issuer: string) => object): VerifyToken {
  return async (rule, header) => {
    const token = header?.replace(/^Bearer\s+/i, '');
    if (!token) return 'unauthorized';
    const claims = await verified(rule, token, jwksOf(rule.issuer) as Jwks);
    if (!claims || !isForAudience(claims, rule.audiences)) return 'unauthorized';
    const scopes = textOf(claims['scope']).split(' ');
    if (rule.scopes.length > 0 && !rule.scopes.some((scope) => scopes.includes(scope))) return 'forbidden';
    return {
      claims: Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, textOf(value)])),
      scopes: rule.scopes,
    };
  };
}

const verifierOf = (issuer: string) =>
  JwtVerifier.create({ issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` });

async function verified(
  rule: JwtRule,
  token: string,
  jwks: Jwks,
): Promise<Record<string, unknown> | undefined> {
  try {
    const verifier = verifierOf(rule.issuer);
    verifier.cacheJwks(jwks);
    return { ...(await verifier.verify(token)) };
  } catch {
    return undefined;
  }
}

/** `aud` where there is one (id tokens), else `client_id` (access tokens), as API Gateway reads them. */
function isForAudience(claims: Record<string, unknown>, audiences: readonly string[]): boolean {
  const claimed = claims['aud'] ?? claims['client_id'];
  const all: unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  return all.some((each) => typeof each === 'string' && audiences.includes(each));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(' ')}]`;
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}
