/** The mails that carry a code; `code` stands between what leads to it and what follows. */
export const codeMails = {
  signUp: ({ minutes }: { minutes: number }) => ({
    subject: 'Your Matchbook code',
    before: 'Welcome to Matchbook. Your verification code is',
    after: `It is valid for ${minutes} minutes. If you did not sign up, ignore this email.`,
  }),
  forgotPassword: () => ({
    subject: 'Choose a new Matchbook password',
    before: 'Your code to choose a new password is',
    after: 'If you did not ask for it, ignore this email; your password stays as it is.',
  }),
};
