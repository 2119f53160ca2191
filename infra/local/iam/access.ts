import { isAllowed, type Call, type Statement } from './policy.ts';

/**
 * Who may do what, by access key. A function's key is its name; other keys are administrators', who may do anything.
 */
export interface Access {
  /** AWS's words for the first call that the key's policy doesn't allow; undefined when all are allowed. */
  refusal: (accessKey: string, calls: readonly Call[]) => string | undefined;
}

/** Access by the statements of each function's own role, by function name. */
export function accessByName(
  statementsOf: (functionName: string) => readonly Statement[] | undefined,
): Access {
  return {
    refusal(accessKey, calls) {
      const statements = statementsOf(accessKey);
      const refused = statements && calls.find((call) => !isAllowed(statements, call));
      return refused && words(accessKey, refused);
    },
  };
}

function words(functionName: string, { action, resources }: Call): string {
  return (
    `User: ${functionName} is not authorized to perform: ${action} on resource: ${resources.at(-1) ?? '*'} ` +
    `because no identity-based policy allows the ${action} action`
  );
}

/** The access key that signed a request, from its `Authorization` header or presigned query; undefined when unsigned. */
export function accessKeyOf(request: {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  url: string;
}): string | undefined {
  const header = request.headers['authorization'];
  const credential = /Credential=([^/,\s]+)/.exec(typeof header === 'string' ? header : '')?.[1];
  if (credential) return credential;
  const query = new URL(request.url, 'http://localhost').searchParams.get('X-Amz-Credential');
  return query?.split('/')[0];
}
