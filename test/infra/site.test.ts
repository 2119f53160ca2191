import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shellPaths, siteFileFor } from '../../infra/constructs/site-paths.ts';
import { viewerRequestCode, viewerResponseCode } from '../../infra/constructs/viewer-functions.ts';
import { bootScriptSource } from '../../infra/constructs/boot-script.ts';
import { contentSecurityPolicy } from '../../infra/constructs/content-security-policy.ts';
import { asText, local, resources } from './synthesised.ts';

/** Runs a viewer function as CloudFront would: its text alone, nothing of ours around it. */
const run = (code: string, event: object): unknown =>
  runInNewContext(`${code}\nhandler(event)`, { event: structuredClone(event) });

const requested = (uri: string): string =>
  (run(viewerRequestCode, { request: { uri } }) as { uri: string }).uri;
const statusFor = (uri: string): number =>
  (run(viewerResponseCode, { request: { uri }, response: { statusCode: 200 } }) as { statusCode: number })
    .statusCode;

describe('the viewer functions', () => {
  it.each([
    ['/', '/index.html'],
    ['/app', '/app.html'],
    ['/app/', '/app.html'],
    ['/app/transactions', '/app.html'],
    ['/app/transactions/accounts/', '/app.html'],
    ['/app/transactions/0190', '/app-404.html'],
    ['/terms', '/terms.html'],
    ['/signin', '/app.html'],
    ['/join-team', '/app.html'],
    ['/application', '/404.html'],
    ['/no-such-page', '/404.html'],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/config.json', '/config.json'],
  ])('answer %s with %s', (uri, file) => {
    expect(requested(uri)).toBe(file);
  });

  it('give the status 404 to pages that do not exist, whether they see the address before or after it was rewritten', () => {
    expect(statusFor('/no-such-page')).toBe(404);
    expect(statusFor('/404.html')).toBe(404);
    expect(statusFor('/app/no-such-screen')).toBe(404);
    expect(statusFor('/app-404.html')).toBe(404);
    expect(statusFor('/app/receipts')).toBe(200);
    expect(statusFor('/privacy')).toBe(200);
    expect(statusFor('/')).toBe(200);
  });

  it('say the same as the local site for any address, and the same when asked again', () => {
    const part = fc.oneof(fc.constantFrom(...shellPaths), fc.webPath());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), (parts) => {
        const uri = parts.join('') || '/';
        expect(requested(uri)).toBe(siteFileFor(uri));
        expect(siteFileFor(siteFileFor(uri))).toBe(siteFileFor(uri));
      }),
    );
  });

  it('fit into a CloudFront function', () => {
    for (const code of [viewerRequestCode, viewerResponseCode])
      expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  });
});

describe('the distribution', () => {
  const [distribution] = resources(local, 'AWS::CloudFront::Distribution');
  const config = distribution?.Properties?.['DistributionConfig'] as {
    CustomErrorResponses?: unknown;
    Logging?: unknown;
    CacheBehaviors: Record<string, unknown>[];
    DefaultCacheBehavior: { FunctionAssociations: unknown[] };
    Origins: { OriginAccessControlId?: unknown }[];
  };

  it('rewrites no error, so that the API’s 403 and 404 arrive as they are', () => {
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  it('sends the API’s paths and those of pages to the API, uncached and without viewer functions', () => {
    expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      ...['/api/*', '/shared/*', '/forms/*'],
    ]);
    for (const behavior of config.CacheBehaviors)
      expect(behavior).toMatchObject({
        // Managed policies: CachingDisabled and AllViewerExceptHostHeader.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      });
    for (const behavior of config.CacheBehaviors) expect(behavior).not.toHaveProperty('FunctionAssociations');
    expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(2);
  });

  it('logs no addresses: links to reports carry their secret in it', () => {
    expect(config.Logging).toBeUndefined();
  });

  it('alone may read the site’s bucket', () => {
    expect(config.Origins.filter((origin) => origin.OriginAccessControlId)).toHaveLength(1);
  });
});

describe('the security headers', () => {
  const policies = resources(local, 'AWS::CloudFront::ResponseHeadersPolicy');
  const [policy] = policies;
  const headers = asText(policy?.Properties?.['ResponseHeadersPolicyConfig']);

  it.each(['cross-origin-opener-policy', 'cross-origin-resource-policy'])('say %s: same-origin', (header) => {
    expect(policy?.Properties).toMatchObject({
      ResponseHeadersPolicyConfig: {
        CustomHeadersConfig: {
          Items: expect.arrayContaining([
            { Header: header, Override: true, Value: 'same-origin' },
          ]) as unknown,
        },
        SecurityHeadersConfig: { ContentTypeOptions: { Override: true } },
      },
    });
  });

  it('forbid framing and inline scripts but the one of the first moment', () => {
    const csp = contentSecurityPolicy({
      documents: 'https://documents.example',
      identity: 'https://identity.example',
    });
    expect(csp).toContain(`script-src 'self' ${bootScriptSource()};`);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).toContain("base-uri 'none'");
    expect(csp).toMatch(/connect-src 'self' https:\/\/documents\.example https:\/\/identity\.example;/);
    expect(headers).toContain(`script-src 'self' ${bootScriptSource()};`);
  });

  it('let pages reach the bucket of documents and the user pool', () => {
    expect(headers).toMatch(/connect-src 'self' https:\/\/.*Documents.* https:\/\/cognito-idp\.ca-central-1/);
  });

  it('of pages leave it to these what they may load, and ask for no window of their own: a sandbox can’t have one', () => {
    const [, ofPages] = policies;
    const written = asText(ofPages?.Properties);
    expect(written).toContain('no-referrer');
    expect(written).toContain('x-robots-tag');
    expect(written).toContain('63072000');
    expect(written).not.toMatch(/ContentSecurityPolicy|cross-origin-opener-policy/);
  });

  it('keep browsers on TLS for two years', () => {
    expect(policy?.Properties).toMatchObject({
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
        },
      },
    });
  });
});
