interface CodeMail {
  readonly subject: string;
  /** Leads to the code. */
  readonly before: string;
  readonly after?: string;
  /** In small, at the end. */
  readonly foot: string;
}

/** The mails that carry a code. */
export const codeMails = {
  signUp: ({ minutes }: { minutes: number }): CodeMail => ({
    subject: 'Your Matchbook code',
    before: 'Welcome to Matchbook. Your verification code is',
    after: `It is valid for ${minutes} minutes.`,
    foot: 'If you did not sign up, ignore this email.',
  }),
  forgotPassword: (): CodeMail => ({
    subject: 'Choose a new Matchbook password',
    before: 'Your code to choose a new password is',
    foot: 'If you did not ask for it, ignore this email; your password stays as it is.',
  }),
};
