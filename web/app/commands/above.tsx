import { EntryDialog } from '../../features/entry/later-entry-dialog.ts';
import { AddBusiness } from '../../features/organizations/add-business.tsx';
import { OrganizationsDialog } from '../../features/organizations/organizations-dialog.tsx';
import { FeedbackDialog } from '../../features/feedback/later-feedback-dialog.ts';
import type { Opened } from './opened.ts';
import { Palette } from './palette.tsx';
import { Shortcuts } from './shortcuts.tsx';

interface AboveProps {
  readonly opened: Opened | undefined;
  readonly onOpen: (what: Opened) => void;
  readonly onClose: () => void;
}

/** The palette, the list of keys, and what is opened from the palette. */
export function Above({ opened, onOpen, onClose }: AboveProps) {
  return (
    <>
      {/* Gone at once, not closing: what is still closing takes the focus from what was opened instead. */}
      {opened === 'palette' && <Palette onClose={onClose} onOpen={onOpen} />}
      {opened === 'shortcuts' && <Shortcuts onClose={onClose} />}
      {opened === 'organizations' && <OrganizationsDialog onClose={onClose} />}
      {opened === 'add-business' && <AddBusiness onClose={onClose} />}
      <EntryDialog
        subject={opened === 'income' || opened === 'expense' ? opened : undefined}
        onClose={onClose}
      />
      <FeedbackDialog isOpen={opened === 'feedback'} onClose={onClose} />
    </>
  );
}
