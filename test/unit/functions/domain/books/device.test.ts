import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../../../functions/domain/books/device.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { english } from '../../../../../shared/text/en/english.ts';

const agents = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

describe('deviceOf', () => {
  it.each([
    [agents.edge, 'Microsoft Edge on Windows'],
    [agents.phone, 'Safari on iOS'],
    [agents.firefox, 'Firefox on Linux'],
    ['Firefox/143.0', 'Firefox'],
    ['', 'Unknown device'],
    ['node', 'Unknown device'],
    ['Call-this-number/1.0 (now)', 'Unknown device'],
  ])('tells of %s', (userAgent, told) => {
    expect(english.security.device(deviceOf(userAgent))).toBe(told);
  });

  it('is the same whatever version it is', () => {
    expect(deviceOf(agents.edge.replaceAll('140', '141'))).toEqual(deviceOf(agents.edge));
  });

  it('never says what somebody made up', () => {
    fc.assert(
      fc.property(fc.string(), (made) => {
        const { browser, system } = deviceOf(`${made}/1.0 (${made}) ${made}`);
        for (const name of [browser, system]) expect(name ?? '').toMatch(/^[\w .-]{0,30}$/);
      }),
    );
  });

  it('is said in French', () => {
    expect(french.security.device(deviceOf(agents.firefox))).toBe('Firefox sur Linux');
    expect(french.security.device(deviceOf(''))).toBe('Appareil inconnu');
  });
});
