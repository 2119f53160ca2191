import * as z from 'zod';
import type { Resources } from './resources.ts';

const Permission = z.object({ FunctionName: z.string(), Principal: z.string() });

/** Throws unless the stacks permit the service to invoke the function, as AWS would fail at the first call. */
export type DemandPermission = (functionName: string, service: string) => void;

/** The functions' own policies (`AWS::Lambda::Permission`): which service may invoke which function. */
export function readPermissions(resources: Resources): DemandPermission {
  const permitted = new Set(
    resources.ofType('AWS::Lambda::Permission').map(({ properties }) => {
      const { FunctionName, Principal } = Permission.parse(properties());
      return `${Principal} ${nameOf(FunctionName)}`;
    }),
  );
  return (functionName, service) => {
    if (!permitted.has(`${service} ${functionName}`))
      throw new Error(`No AWS::Lambda::Permission lets ${service} invoke ${functionName}`);
  };
}

/** A function's or queue's name from its ARN, or the name itself. */
export const nameOf = (nameOrArn: string) => nameOrArn.split(':').at(-1) ?? nameOrArn;
