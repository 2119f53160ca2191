import MailComposer from 'nodemailer/lib/mail-composer';
import type Mail from 'nodemailer/lib/mailer';

/** A mail as a person's program sends it. */
export function composeEml(mail: Mail.Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    new MailComposer(mail).compile().build((error, raw) => {
      if (error) reject(error);
      else resolve(raw);
    });
  });
}
