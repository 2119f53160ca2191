import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { answerHeaders } from '../../shared/answer-headers.ts';

/** Powers of the browser that no page of ours uses; the camera takes receipts. */
const permissionsPolicy = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

// CloudFront has a switch of its own for the one that forbids sniffing.
const { 'x-content-type-options': _byCloudFront, ...besideSniffing } = answerHeaders;

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
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({ ...besideSniffing, 'permissions-policy': permissionsPolicy }).map(
        ([header, value]) => ({ header, value, override: true }),
      ),
    },
  });
}
