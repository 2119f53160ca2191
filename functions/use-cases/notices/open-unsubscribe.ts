import { unsubscribePath } from '../../../shared/paths.ts';

/** Where a person finds the button, whose mail program opens the address that others post to; it turns nothing off. */
export const openUnsubscribe = (token: string): { location: string } => ({
  location: unsubscribePath(token),
});
