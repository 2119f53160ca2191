/** Writes one value as one line of JSON on stdout, and waits until it is handed over (pipes are slower than we are). */
export function writeJsonLine(value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(value)}\n`, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Says how a command is used, on stderr; exit code 2. */
export function sayUsage(message: string, usage: string): number {
  process.stderr.write(`${message}\nUsage: ${usage}\n`);
  return 2;
}

/** What went wrong, in one line without a stack trace. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Ends quietly when the reader of our output has closed it (as `head` does). */
export function endOnClosedPipe(): void {
  process.stdout.on('error', () => process.exit(0));
}
