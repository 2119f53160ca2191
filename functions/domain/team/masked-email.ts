const HIDDEN = '•••';

/** An address that its owner knows again, and nobody else learns from: `a•••@s•••.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const dot = domain.lastIndexOf('.');
  const ending = dot > 0 ? domain.slice(dot) : '';
  return `${firstOf(name)}${HIDDEN}@${firstOf(domain)}${HIDDEN}${ending}`;
}

const firstOf = (text: string): string => Array.from(text)[0] ?? '';
