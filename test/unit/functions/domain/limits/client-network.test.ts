import { expect, it } from 'vitest';
import { clientNetwork } from '../../../../../functions/domain/limits/client-network.ts';

it.each([
  ['an address of version 4 is its own network', '203.0.113.7', '203.0.113.7'],
  ['one that is mapped into version 6 too', '::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['of version 6 its first half is', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['however it is written', '2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['with zeros left out in the middle', '2001:db8::1', '2001:db8:0:0'],
  ['or at the beginning', '::1', '0:0:0:0'],
])('%s', (_, address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
