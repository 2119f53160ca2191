// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daysOfMonth } from '../../../../../../shared/civil-date.ts';
import { FlowChart } from '../../../../../../web/screens/reports/charts/flow-chart.tsx';
import { LineChart } from '../../../../../../web/screens/reports/charts/line-chart.tsx';
import { show } from '../../../../../support/screen.tsx';

const isChart = (element: Element): boolean => element.classList.contains('recharts-wrapper');

// jsdom lays nothing out: a chart without room draws nothing, and beside words as wide as itself no others.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function room(this: Element) {
    return isChart(this) ? new DOMRect(0, 0, 800, 300) : new DOMRect(0, 0, 30, 12);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const months = (['2026-01', '2026-02'] as const).map((month, at) => ({
  ...{ month, ...daysOfMonth(month), rows: [] },
  ...{ income: (at + 1) * 400_000, expenses: -100_000, net: (at + 1) * 400_000 - 100_000 },
}));

const inApp = (chart: ReactNode) => show(<MemoryRouter>{chart}</MemoryRouter>);
const hasScale = (amounts: readonly string[]) =>
  waitFor(() =>
    amounts.forEach((amount) => expect(within(screen.getByRole('group')).getByText(amount)).toBeTruthy()),
  );

it('income and expenses stand beside the amounts of their heights', async () => {
  inApp(<FlowChart currency="CAD" months={months} />);
  await hasScale(['$0', '$2K', '$4K', '$6K', '$8K']);
});

it('so does the line of one category, in its own currency', async () => {
  const figures = months.map(({ month, from, to, income }) => ({
    ...{ month, from, to, amount: income, path: '/' },
  }));
  inApp(<LineChart title="One category" series="Sales" currency="EUR" ink="fg" figures={figures} />);
  await hasScale(['€0', '€2K', '€4K', '€6K', '€8K']);
});
