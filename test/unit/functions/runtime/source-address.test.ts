import { expect, it } from 'vitest';
import { sourceAddressOf } from '../../../../functions/runtime/source-address.ts';

const from = (sourceIp: string, forwarded?: string) =>
  sourceAddressOf({
    requestContext: { http: { sourceIp } },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

it('is the browser’s where it came through CloudFront, with the one that connected', () => {
  const edge = '64.252.1.2';
  expect(from(edge, `203.0.113.5, ${edge}`)).toEqual({ client: '203.0.113.5', via: edge });
  expect(from(edge, `1.1.1.1, 2001:db8::1, ${edge}`)).toEqual({ client: '2001:db8::1', via: edge });
});

it('is the one that connected where nobody is before it, or what stands there is no address', () => {
  expect(from('127.0.0.1')).toEqual({ client: '127.0.0.1' });
  expect(from('127.0.0.1', '127.0.0.1')).toEqual({ client: '127.0.0.1' });
  expect(from('192.0.2.1', `<script>, 192.0.2.1`)).toEqual({ client: '192.0.2.1' });
  expect(from('192.0.2.1', `${'1'.repeat(60)}, 192.0.2.1`)).toEqual({ client: '192.0.2.1' });
});

it('is unknown outside of a gateway', () => {
  expect(sourceAddressOf({ requestContext: {}, headers: {} })).toBeUndefined();
});
