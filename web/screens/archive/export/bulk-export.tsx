import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import {
  ARCHIVE_EXPORT_BYTES_MAX,
  ARCHIVE_EXPORT_ITEMS_MAX,
  type ArchiveFilter,
} from '../../../../shared/model/archive.ts';
import { useArchiveCount, useExportArchive } from '../../../api/archive-exports.ts';
import { messageOf } from '../../../api/message-of.ts';
import { newId } from '../../../api/new-id.ts';
import { formatBytes } from '../../../format/format-bytes.ts';
import { formatCount } from '../../../format/format-count.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

interface BulkExportProps {
  /** What the list shows. */
  readonly filter: ArchiveFilter;
  readonly onBegun: (id: string) => void;
}

/** Bulk Export: says what the zip will hold, and has it made. */
export function BulkExport(props: BulkExportProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <LuDownload aria-hidden="true" /> {t('archive.export.button')}
      </Button>
      {isOpen && <BulkExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function BulkExportDialog({ filter, onBegun, onClose }: BulkExportProps & { onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  // One id for one wish: pressed twice, or sent again after no answer came, it is one zip.
  const [id] = useState(newId);
  const counted = useArchiveCount(filter);
  const { mutate, isPending, error } = useExportArchive();
  const { count = 0, fits = false } = counted.data ?? {};
  const submit = () =>
    mutate(
      { id, filter },
      {
        onSuccess: ({ total }) => {
          if (total !== count)
            notify.goesOn(t('archive.export.begun'), t('archive.export.changed', { count: total }));
          onBegun(id);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('archive.export.title')}
      form={{
        submit,
        isBusy: isPending,
        problem: error ? messageOf(error, t('archive.export.failed')) : undefined,
      }}
      submitLabel={count > 0 && fits ? t('archive.export.submit', { count }) : undefined}
      busyLabel={t('archive.export.submitting')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{t('archive.export.help')}</Text>
        <Loaded query={counted} skeleton={<Lines count={1} />} errorTitle={t('archive.export.countFailed')}>
          {(found) => <WhatItHolds filter={filter} {...found} />}
        </Loaded>
      </Stack>
    </FormDialog>
  );
}

interface WhatItHoldsProps {
  readonly filter: ArchiveFilter;
  readonly count: number;
  readonly bytes: number;
  readonly fits: boolean;
}

/** By which filters it was chosen, and how large it is; or why it can't be exported. */
function WhatItHolds({ filter, count, bytes, fits }: WhatItHoldsProps) {
  const t = useText();
  const { type, year, q } = filter;
  if (!fits)
    return (
      <Text>
        {t('archive.export.tooLarge', {
          items: formatCount(ARCHIVE_EXPORT_ITEMS_MAX),
          size: formatBytes(ARCHIVE_EXPORT_BYTES_MAX),
        })}
      </Text>
    );
  if (count === 0) return <Text>{t('archive.export.nothing')}</Text>;
  const facts = [
    type && t(`archive.tabs.${type}`),
    year && t('archive.export.year', { year }),
    q && t('archive.export.words', { words: q }),
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <Stack as="ul" listStyleType="none" gap="1" color="fg.muted">
      {(facts.length > 0 ? facts : [t('archive.export.whole')]).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {bytes > 0 && <li>{t('archive.export.size', { size: formatBytes(bytes) })}</li>}
    </Stack>
  );
}
