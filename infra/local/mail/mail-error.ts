/** A refusal in SES's words: `code` as in its XML answer, for instance InvalidParameterValue or MessageRejected. */
export class MailError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'MailError';
    this.code = code;
  }
}

export const invalidValue = (message: string) => new MailError('InvalidParameterValue', message);

export const rejected = (message: string) => new MailError('MessageRejected', message);
