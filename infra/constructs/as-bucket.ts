import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';

/**
 * A bucket where CDK asks for its interface. CDK is compiled without `exactOptionalPropertyTypes`, so the compiler here
 * takes the class for not implementing its own interface.
 */
export const asBucket = (bucket: Bucket): IBucket => bucket as IBucket;
