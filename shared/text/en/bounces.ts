/** Why a mail did not arrive, or was not wanted. */
export const bounces = {
  'no-such-address': 'There is no mailbox of this address.',
  refused: 'The recipient’s mail server refuses email to this address.',
  suppressed: 'Email to this address is blocked, as its owner reported an earlier email as spam.',
  'mailbox-full': 'The mailbox is full.',
  'too-large': 'The recipient’s mail server takes no email of this size.',
  'content-refused': 'The recipient’s mail server refused what the email holds.',
  'not-taken-now': 'The recipient’s mail server did not take it for the time being.',
  unknown: 'The recipient’s mail server did not say why.',
  unwanted: 'Whoever received it reported it as spam.',
  virus: 'A virus scan stopped the email.',
};

const BY_YOURSELF = 'Download the file and hand it over yourself.';

/** What to do about it. */
export const bounceAdvice = {
  'no-such-address': 'Correct the address, then send it again.',
  refused: 'Ask for another address, then send it again.',
  suppressed: 'Ask for another address, or download the file and hand it over yourself.',
  'mailbox-full': 'Ask its owner to make room, then send it again.',
  'too-large': BY_YOURSELF,
  'content-refused': BY_YOURSELF,
  'not-taken-now': 'Send it again later.',
  unknown: 'Check the address, then send it again.',
  unwanted: 'Ask them before you send it again.',
  virus: 'Look which document it may be before you send it again.',
};
