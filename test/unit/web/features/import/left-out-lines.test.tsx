// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LeftOutLines } from '../../../../../web/features/import/left-out-lines.tsx';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const held = {
  row: 3,
  reason: 'The file marks it as “Pending”: no money has moved.',
  isNotBooked: true,
} as const;
const torn = { row: 9, reason: 'There is no amount.' };

it('tells payments that did not happen apart from lines that could not be read', () => {
  show(<LeftOutLines statement={{ rejected: [held, torn] }} nameOf={(row) => `Line ${row}`} />);
  const [unread, notBooked] = screen.getAllByRole('list').map((list) => list.parentElement?.parentElement);
  if (!unread || !notBooked) throw new Error('There are two lists.');
  within(unread).getByText('1 line was left out');
  within(unread).getByText('Line 9');
  within(notBooked).getByText('1 line doesn’t change this account and isn’t added');
  within(notBooked).getByText('The file marks it as “Pending”: no money has moved.');
});

it('says nothing where every line is added', () => {
  show(<LeftOutLines statement={{ rejected: [] }} nameOf={String} />);
  expect(screen.queryAllByRole('list')).toEqual([]);
});
