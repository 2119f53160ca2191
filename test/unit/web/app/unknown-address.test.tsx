// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp, openApp } from '../../../support/app.tsx';
import { fakeApi } from '../../../support/fake-api.ts';

afterEach(closeApp);

it('an address that leads nowhere is told on a public page, whose footer leads on in words', async () => {
  await openApp('/nowhere', fakeApi(), { auth: { state: { status: 'signed-out' } } });
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeTruthy();
  const product = screen.getByRole('navigation', { name: 'Product' });
  expect(product.textContent).toContain('Pricing');
  expect(document.body.textContent).not.toMatch(/site\.\w+|landing\.\w+/);
});
