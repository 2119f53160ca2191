import { isSampleBooks } from '../../../shared/sample-books.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { mailboxPlace } from '../../store/mail.ts';
import { sharedTokenPlace } from '../../store/shared-links.ts';
import { removeFile } from '../receipts/kept-pages.ts';

/**
 * Takes sample books away whole: their files first, each found by its upload, then every item of theirs, and what leads to them from elsewhere.
 * Ended anywhere and begun again it goes on; it ends once nothing is left. Throws for books that are somebody's own.
 */
export async function eraseBooks(
  organizationId: string,
  cloud: Pick<Cloud, 'erasures' | 'receipts' | 'files'>,
): Promise<void> {
  if (!isSampleBooks(organizationId)) throw new Error('Only sample books are ever erased.');
  const { erasures } = cloud;
  for (let isLeft = true; isLeft;) {
    isLeft = false;
    for await (const items of erasures.pages(organizationId)) {
      for (const { entity, id } of items)
        if (entity === 'upload' && id !== undefined)
          await removeFile({ organizationId, uploadId: id }, cloud);
      const elsewhere = items.flatMap(({ entity, token, digest }) => [
        ...(entity === 'own-mailbox' && token !== undefined ? [mailboxPlace(token)] : []),
        ...(entity === 'shared-link' && digest !== undefined ? [sharedTokenPlace(digest)] : []),
      ]);
      await erasures.remove([...elsewhere, ...items]);
      isLeft ||= items.length > 0;
    }
  }
}
