import * as z from 'zod';

const Anything = z.record(z.string(), z.unknown());
const Resource = z.object({
  Type: z.string(),
  Properties: Anything.default({}),
  Metadata: Anything.default({}),
  Condition: z.string().optional(),
});
const Output = z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() });
const Template = z.object({
  Resources: z.record(z.string(), Resource).default({}),
  Outputs: z.record(z.string(), Output).default({}),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown() })).default({}),
});

export type TemplateResource = z.output<typeof Resource>;

/** One synthesised stack: what is read of its CloudFormation template. */
export interface StackTemplate {
  name: string;
  template: z.output<typeof Template>;
}

/** The stacks of an app, from their templates by stack name; throws a ZodError when one isn't a template. */
export function readStacks(templates: Readonly<Record<string, unknown>>): StackTemplate[] {
  return Object.entries(templates).map(([name, template]) => ({ name, template: Template.parse(template) }));
}
