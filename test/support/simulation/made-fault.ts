/** A fault that the world made, for whoever asks whether an error was foreseen. */
export class MadeFault extends Error {}

const MADE = [
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'TransactionCanceledException',
  'TimeoutError',
];

/** What is said where the table left too much unread too often, and where a mail has to wait. */
const PASSING =
  /^The table left \d+ keys unread|is (sending this report|mailing this message)[.]$|^The (report|message) has not left[.]$/;

/** Whether an error is of this world's making, or says that something has to wait. */
export const isMade = (error: unknown): boolean =>
  error instanceof MadeFault ||
  (error instanceof Error &&
    (MADE.includes(error.name) ||
      ('code' in error && error.code === 'ECONNRESET') ||
      PASSING.test(error.message)));
