import * as z from 'zod';
import type { ReceiptRule } from './cloud-model.ts';
import type { Resources } from './resources.ts';

const S3Action = z.object({ BucketName: z.string(), ObjectKeyPrefix: z.string().default('') });
const Rule = z.object({
  Rule: z.object({
    Recipients: z.array(z.string()),
    Enabled: z.boolean().default(true),
    Actions: z.tuple([z.object({ S3Action })], 'The local cloud knows rules that put mail into a bucket'),
  }),
});

/** The rules by which mail is received; throws for one that does anything but put it into a bucket. */
export function readReceiptRules(resources: Resources): ReceiptRule[] {
  return resources
    .ofType('AWS::SES::ReceiptRule')
    .map(({ properties }) => Rule.parse(properties()).Rule)
    .filter(({ Enabled }) => Enabled)
    .map(({ Recipients, Actions: [{ S3Action: to }] }) => ({
      recipients: Recipients.map((recipient) => recipient.toLowerCase()),
      bucket: to.BucketName,
      keyPrefix: to.ObjectKeyPrefix,
    }));
}
