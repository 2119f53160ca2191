// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogFrame } from '../../../../web/kit/dialog-frame.tsx';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

/** Longer than what a dialog hears of the focus or the pointer waits for the next frame. */
const heard = () => act(() => new Promise((done) => setTimeout(done, 60)));

async function opened(isShownOnce: boolean) {
  const onClose = vi.fn();
  const { person } = show(
    <>
      <button type="button">Behind</button>
      <DialogFrame isOpen isShownOnce={isShownOnce} title="Your codes" onClose={onClose}>
        AAAAA-BBBB0
      </DialogFrame>
    </>,
  );
  await screen.findByRole('dialog');
  await heard();
  return { onClose, person, behind: screen.getByText('Behind') };
}

it('stays where the focus goes behind it by itself, as when another dialog gives it back', async () => {
  const { onClose, behind } = await opened(false);
  behind.focus();
  behind.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await heard();
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by a click beside it, but not where it shows something once', async () => {
  const usual = await opened(false);
  act(() => void usual.behind.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
  await heard();
  expect(usual.onClose).toHaveBeenCalledOnce();
  cleanup();
  const once = await opened(true);
  act(() => void once.behind.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
  await heard();
  expect(once.onClose).not.toHaveBeenCalled();
  await once.person.keyboard('{Escape}');
  expect(once.onClose).toHaveBeenCalledOnce();
});
