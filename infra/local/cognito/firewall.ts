import * as z from 'zod';

/** A request as a web ACL looks at it; names of headers in small letters. */
export interface Inspected {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whether a request is blocked. */
export type Firewall = (request: Inspected) => boolean;

const Field = z.union([
  z.strictObject({ Method: z.strictObject({}) }),
  z.strictObject({ SingleHeader: z.strictObject({ Name: z.string() }) }),
]);
const Untransformed = z.array(z.object({ Type: z.literal('NONE') }));

type Statement =
  | { AndStatement: { Statements: Statement[] } }
  | { OrStatement: { Statements: Statement[] } }
  | { NotStatement: { Statement: Statement } }
  | { RegexMatchStatement: { FieldToMatch: z.infer<typeof Field>; RegexString: string } }
  | { ByteMatchStatement: { FieldToMatch: z.infer<typeof Field>; SearchString: string } };

const Statement: z.ZodType<Statement> = z.lazy(() => {
  const Statements = z.object({ Statements: z.array(Statement) });
  const matched = { FieldToMatch: Field, TextTransformations: Untransformed };
  return z.union([
    z.strictObject({ AndStatement: Statements }),
    z.strictObject({ OrStatement: Statements }),
    z.strictObject({ NotStatement: z.object({ Statement }) }),
    z.strictObject({ RegexMatchStatement: z.object({ ...matched, RegexString: z.string() }) }),
    z.strictObject({
      ByteMatchStatement: z.object({
        ...matched,
        SearchString: z.string(),
        PositionalConstraint: z.literal('EXACTLY'),
      }),
    }),
  ]);
});

const WebAcl = z.object({
  DefaultAction: z.strictObject({ Allow: z.strictObject({}) }),
  Rules: z.array(z.object({ Action: z.strictObject({ Block: z.strictObject({}) }), Statement })),
});

/** What a web ACL of AWS WAF blocks, by its properties. Throws for a statement that isn't known here: it would go unheeded. */
export function firewall(properties: unknown): Firewall {
  const { Rules } = WebAcl.parse(properties);
  return (request) => Rules.some(({ Statement }) => matches(Statement, request));
}

function matches(statement: Statement, request: Inspected): boolean {
  if ('AndStatement' in statement)
    return statement.AndStatement.Statements.every((one) => matches(one, request));
  if ('OrStatement' in statement)
    return statement.OrStatement.Statements.some((one) => matches(one, request));
  if ('NotStatement' in statement) return !matches(statement.NotStatement.Statement, request);
  if ('RegexMatchStatement' in statement) {
    const { FieldToMatch, RegexString } = statement.RegexMatchStatement;
    const text = textOf(FieldToMatch, request);
    return text !== undefined && new RegExp(RegexString).test(text);
  }
  const { FieldToMatch, SearchString } = statement.ByteMatchStatement;
  return textOf(FieldToMatch, request) === SearchString;
}

/** What is looked at; a header that was not sent is undefined, and matches nothing. */
function textOf(field: z.infer<typeof Field>, { method, headers }: Inspected): string | undefined {
  if ('Method' in field) return method;
  const value = headers[field.SingleHeader.Name.toLowerCase()];
  return Array.isArray(value) ? value.join(',') : value;
}
