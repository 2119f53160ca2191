// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

it('stays where the dialog that it follows closes after it has opened', async () => {
  const onClose = vi.fn();
  function Following() {
    const [isBefore, setIsBefore] = useState(true);
    const [isAfter, setIsAfter] = useState(false);
    return (
      <>
        <DialogFrame isOpen={isBefore} title="Before" onClose={() => setIsBefore(false)}>
          <button type="button" onClick={() => setIsAfter(true)}>
            Go on
          </button>
        </DialogFrame>
        <DialogFrame isOpen={isAfter} title="After" onClose={onClose}>
          <button type="button" onClick={() => setIsBefore(false)}>
            Close what was before
          </button>
        </DialogFrame>
      </>
    );
  }
  show(<Following />);
  fireEvent.click(await screen.findByText('Go on'));
  const after = await screen.findByText('Close what was before');
  await heard();
  fireEvent.click(after);
  await heard();
  expect(onClose).not.toHaveBeenCalled();
});
