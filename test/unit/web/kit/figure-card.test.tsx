// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { FigureCard } from '../../../../web/kit/figure-card.tsx';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

it('writes how many as every other number is written, also where it leads to them', () => {
  show(
    <MemoryRouter>
      <FigureCard label="Needing Categorization" figure={6249} to="/app/accounting" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').textContent).toBe('6,249');
});
