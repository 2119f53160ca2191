/*
 * How the trigger that words code mails tells that no further code is sent for now. The user pool hands on nothing of a trigger but its message,
 * with words of its own around it: this one is made and found here.
 */

const MARK = 'no-code-until:';
const FOUND = new RegExp(`${MARK}(\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z)`);

/** The message of a refusal: the next code is sent from this instant on. */
export const refusedCode = (until: string): string => MARK + until;

/** The instant in such a message, whatever stands around it; undefined in any other. */
export const codeRefusedUntil = (message: string): string | undefined => FOUND.exec(message)?.[1];
