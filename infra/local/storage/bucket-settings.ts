import * as z from 'zod';

const Rule = z.object({ Name: z.string(), Value: z.string() });
const QueueConfiguration = z.object({
  Event: z.string(),
  Queue: z.string(),
  Filter: z.object({ S3Key: z.object({ Rules: z.array(Rule) }) }).optional(),
});
const CorsRule = z.object({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).default([]),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.coerce.number().optional(),
});

/**
 * What of AWS::S3::Bucket has meaning on one machine: versions, CORS and messages to queues (intrinsics resolved). The rest
 * (encryption, public access, lifecycle) has none; messages to topics or functions are refused rather than lost.
 */
export const BucketSettings = z.object({
  VersioningConfiguration: z.object({ Status: z.string() }).optional(),
  CorsConfiguration: z.object({ CorsRules: z.array(CorsRule) }).optional(),
  NotificationConfiguration: z
    .object({
      QueueConfigurations: z.array(QueueConfiguration).default([]),
      LambdaConfigurations: z.array(z.never()).optional(),
      TopicConfigurations: z.array(z.never()).optional(),
    })
    .optional(),
});
export type BucketSettings = z.output<typeof BucketSettings>;
export type CorsRule = z.output<typeof CorsRule>;
export type QueueConfiguration = z.output<typeof QueueConfiguration>;

/** Whether the bucket keeps the versions of its objects. */
export function isVersioned(bucket: BucketSettings): boolean {
  return bucket.VersioningConfiguration?.Status === 'Enabled';
}
