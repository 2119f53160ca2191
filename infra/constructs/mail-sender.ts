import type { MailConfig } from '../config.ts';

/** Whom our mail comes from: `Matchbook <books@matchbook.example>` by its parts. */
export function mailSender({ from }: MailConfig): { name?: string; address: string } {
  const [, name, address] = /^(?:(.*?)\s*<)?([^<>]+)>?$/.exec(from) ?? [];
  if (!address) throw new Error(`The mail sender “${from}” has no address.`);
  return { address, ...(name ? { name } : {}) };
}
