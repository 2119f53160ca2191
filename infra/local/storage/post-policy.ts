import * as z from 'zod';
import { S3Error } from './s3-error.ts';

const Match = z.tuple([z.string(), z.string(), z.string()]);
const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      Match,
    ]),
  ),
});

/** A browser's upload form as the policy judges it; field names in lower case, `bucket` among them. */
export interface PostedForm {
  fields: ReadonlyMap<string, string>;
  fileBytes: number;
}

/** Fields that need no condition, by AWS's rule (besides `x-ignore-…`). */
const UNCONDITIONED = new Set(['x-amz-signature', 'file', 'policy', 'bucket']);

/**
 * Judges an upload form by its signed policy at `now` (Amazon S3 API Reference, "Creating a POST policy"): not expired,
 * every condition met, no field without a condition, size in range. Throws S3Error in AWS's words.
 */
export function checkPostPolicy(policyBase64: string, form: PostedForm, now: Date): void {
  const { expiration, conditions } = parsePolicy(policyBase64);
  if (now.getTime() > Date.parse(expiration)) throw denied('Policy expired.');
  const covered = new Set<string>();
  for (const condition of conditions.flatMap(expanded)) {
    if (condition.kind === 'size') checkSize(condition.min, condition.max, form.fileBytes);
    else covered.add(checkField(condition, form.fields));
  }
  const extra = [...form.fields.keys()].filter((name) => !covered.has(name) && !isUnconditioned(name));
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
}

type Condition =
  | { kind: 'size'; min: number; max: number }
  | { kind: 'eq' | 'starts-with'; field: string; value: string };
type FieldCondition = Exclude<Condition, { kind: 'size' }>;

function parsePolicy(policyBase64: string): z.output<typeof Policy> {
  try {
    return Policy.parse(JSON.parse(Buffer.from(policyBase64, 'base64').toString('utf8')));
  } catch {
    throw new S3Error(
      'InvalidPolicyDocument',
      'The content of the form does not meet the conditions of a policy.',
    );
  }
}

function expanded(condition: z.output<typeof Policy>['conditions'][number]): Condition[] {
  if (!Array.isArray(condition))
    return Object.entries(condition).map(([name, value]) => ({
      kind: 'eq',
      field: name.toLowerCase(),
      value,
    }));
  const [operator, second, third] = condition;
  if (typeof second === 'number' && typeof third === 'number')
    return [{ kind: 'size', min: second, max: third }];
  const kind = operator.toLowerCase();
  if (kind !== 'eq' && kind !== 'starts-with')
    throw new S3Error('InvalidPolicyDocument', `Invalid Policy: unknown operation ${operator}`);
  return [{ kind, field: String(second).replace(/^\$/, '').toLowerCase(), value: String(third) }];
}

function checkSize(min: number, max: number, size: number): void {
  if (size > max)
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: size,
      MaxSizeAllowed: max,
    });
  if (size < min)
    throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      ProposedSize: size,
      MinSizeAllowed: min,
    });
}

function checkField({ kind, field, value }: FieldCondition, fields: PostedForm['fields']): string {
  const given = fields.get(field) ?? '';
  const isMet = kind === 'eq' ? given === value : startsWith(field, given, value);
  if (!isMet) throw denied(`Policy Condition failed: ["${kind}", "$${field}", "${value}"]`);
  return field;
}

/** A Content-Type may list several types, each of which must match. */
function startsWith(field: string, given: string, start: string): boolean {
  const parts = field === 'content-type' ? given.split(',') : [given];
  return parts.every((part) => part.startsWith(start));
}

function isUnconditioned(field: string): boolean {
  return UNCONDITIONED.has(field) || field.startsWith('x-ignore-');
}

function denied(reason: string): S3Error {
  return new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
}
