const made = new Map<string, unknown>();

/**
 * Gives what `make` gave when this function first asked for something of that name. Lambda runs one function in a process; the local
 * cloud's tests run all of them in one thread over the same modules, and a client keeps the access key it began with.
 */
export function oncePerFunction<T>(name: string, make: () => T): T {
  const key = `${process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? ''} ${name}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}
