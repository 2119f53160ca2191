const GROUPS = 8;
/** What one customer of a provider is given: whoever has one address has all that begin so. */
const GROUPS_OF_A_NETWORK = 4;

/** The network that an IP address stands for: itself, or of version 6 its first 64 bits. */
export function clientNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
