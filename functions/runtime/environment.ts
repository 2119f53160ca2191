import { environmentNames } from '../../shared/cloud-names.ts';

/** Reads what only some deployments have. */
export function environmentIfGiven(name: keyof typeof environmentNames): string | undefined {
  return process.env[environmentNames[name]];
}

/** Reads where a part of the cloud is; throws by the variable's name when the stack did not grant it to this function. */
export function environment(name: keyof typeof environmentNames): string {
  const variable = environmentNames[name];
  const value = process.env[variable];
  if (!value)
    throw new Error(
      `This function was not given ${variable}. Add the matching touch to its route or consumer.`,
    );
  return value;
}
