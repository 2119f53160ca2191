import * as z from 'zod';
import type { CloudModel } from './cloud-model.ts';
import type { Resources } from './resources.ts';

const Policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }).optional(),
      FrameOptions: z.object({ FrameOption: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
    }),
  }),
});

const Behavior = z.object({ ResponseHeadersPolicyId: z.string() });
const Distribution = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z.array(Behavior.extend({ PathPattern: z.string().regex(/^\/[\w-]+\/\*$/) })),
  }),
});

/** What the site's answers carry, and which of its addresses the gateway answers; nothing where the stacks have no site. */
export function readSite(resources: Resources): Pick<CloudModel, 'siteHeaders' | 'served'> {
  const [distribution] = resources.ofType('AWS::CloudFront::Distribution');
  if (!distribution) return { siteHeaders: {}, served: [] };
  const { DefaultCacheBehavior, CacheBehaviors } = Distribution.parse(
    distribution.properties(),
  ).DistributionConfig;
  const headersOf = headersByPolicy(resources);
  return {
    siteHeaders: headersOf(DefaultCacheBehavior),
    served: CacheBehaviors.map((behavior) => ({
      prefix: behavior.PathPattern.slice(0, -1),
      headers: headersOf(behavior),
    })),
  };
}

function headersByPolicy(
  resources: Resources,
): (behavior: z.infer<typeof Behavior>) => Record<string, string> {
  const policies = new Map(
    resources
      .ofType('AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ name, properties }) => [name, headersIn(properties())]),
  );
  return ({ ResponseHeadersPolicyId }) => {
    const headers = policies.get(ResponseHeadersPolicyId);
    if (!headers) throw new Error(`The distribution refers to the unknown policy ${ResponseHeadersPolicyId}`);
    return headers;
  };
}

/** By lower-case name. Strict transport has no meaning without TLS and stays out. */
function headersIn(properties: unknown): Record<string, string> {
  const { CustomHeadersConfig, SecurityHeadersConfig } = Policy.parse(properties).ResponseHeadersPolicyConfig;
  const { ContentSecurityPolicy: policy, FrameOptions, ReferrerPolicy } = SecurityHeadersConfig;
  return {
    ...(policy && { 'content-security-policy': policy.ContentSecurityPolicy }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': FrameOptions.FrameOption,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
    ),
  };
}
