import { lazy } from 'react';
import { fetched } from '../../../kit/fetched.ts';

/* Fetched once their figures are there: what draws them is larger than all the rest of the screen. */

export const FlowChart = lazy(async () => ({
  default: (await fetched(() => import('./flow-chart.tsx'))).FlowChart,
}));

export const LineChart = lazy(async () => ({
  default: (await fetched(() => import('./line-chart.tsx'))).LineChart,
}));
