import type { StageConfig } from '../config.ts';

/** One of these names the site gets at its first deployment. */
const NAMES_OF_CLOUDFRONT = '.cloudfront.net';

/**
 * The pages from which browsers may put documents into the bucket. The bucket is made before the site: until that has a name of its
 * own, or its name at CloudFront is configured, uploads come from any name there. What may be put stands in each upload's own ticket.
 */
export function uploadOrigins({ stage, siteUrl, certificateArn }: StageConfig): string[] {
  const isNamed = stage === 'local' || certificateArn !== undefined;
  const isKnown = isNamed || new URL(siteUrl).hostname.endsWith(NAMES_OF_CLOUDFRONT);
  return [isKnown ? siteUrl : `https://*${NAMES_OF_CLOUDFRONT}`];
}
