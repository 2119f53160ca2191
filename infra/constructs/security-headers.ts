import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { answerHeaders } from '../../shared/answer-headers.ts';

/** Powers of the browser that no page of ours uses; the camera takes receipts. */
const permissionsPolicy = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

// CloudFront has a switch of its own for the one that forbids sniffing.
const { 'x-content-type-options': _byCloudFront, ...besideSniffing } = answerHeaders;

const strictTransportSecurity = {
  accessControlMaxAge: Duration.days(730),
  includeSubdomains: true,
  preload: true,
  override: true,
};

/**
 * Of pages that functions answer: each says by itself what it may load and do. It is told nothing of whom it shares a window with: browsers
 * refuse to show what is in a sandbox and asks for a window of its own.
 */
export function pageHeaders(scope: Construct, id: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity,
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'x-robots-tag', value: 'noindex, nofollow', override: true }],
    },
  });
}

/** The headers that browsers protect people by, on every answer of the site. */
export function securityHeaders(
  scope: Construct,
  id: string,
  contentSecurityPolicy: string,
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity,
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({ ...besideSniffing, 'permissions-policy': permissionsPolicy }).map(
        ([header, value]) => ({ header, value, override: true }),
      ),
    },
  });
}
