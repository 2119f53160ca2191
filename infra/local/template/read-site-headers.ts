import * as z from 'zod';
import type { Resources } from './resources.ts';

const Policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      FrameOptions: z.object({ FrameOption: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
    }),
  }),
});

/** The headers that the site's answers carry, by lower-case name. Strict transport has no meaning without TLS and stays out. */
export function readSiteHeaders(resources: Resources): Record<string, string> {
  const [policy] = resources.ofType('AWS::CloudFront::ResponseHeadersPolicy');
  if (!policy) return {};
  const { CustomHeadersConfig, SecurityHeadersConfig } = Policy.parse(
    policy.properties(),
  ).ResponseHeadersPolicyConfig;
  return {
    'content-security-policy': SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': SecurityHeadersConfig.FrameOptions.FrameOption,
    'referrer-policy': SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
    ),
  };
}
