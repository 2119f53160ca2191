import { Box, Flex, Text } from '@chakra-ui/react';
import {
  LuArrowLeftRight,
  LuDownload,
  LuEye,
  LuFileText,
  LuReceipt,
  LuTrash2,
  LuUndo2,
} from 'react-icons/lu';
import type { ArchiveItem } from '../../../shared/model/archive.ts';
import { useCan } from '../../auth/me-context.ts';
import { useCategories } from '../../features/category/categories.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { Money } from '../../kit/money.tsx';
import { RowTool } from '../../kit/row-tool.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import { DateText } from '../../kit/date-text.tsx';
import { formatBytes } from '../../format/format-bytes.ts';
import { useDownloadItem } from './use-download-item.ts';
import { isRestorable, useRestore } from './use-restore.ts';

const signs = { receipt: LuReceipt, transaction: LuArrowLeftRight, report: LuFileText } as const;

interface ArchiveRowProps {
  readonly item: ArchiveItem;
  readonly onView: (item: ArchiveItem) => void;
  readonly onDelete: (item: ArchiveItem) => void;
}

/** One archived thing: what it is, when it came, when it goes, and what can be done with it. */
export function ArchiveRow({ item, onView, onDelete }: ArchiveRowProps) {
  const t = useText();
  const { labelOf } = useCategories();
  const { type, name, originalDate, archivedAt, amount, currency, category, size } = item;
  const Sign = signs[type];
  return (
    <Flex
      role="listitem"
      direction={{ base: 'column', sm: 'row' }}
      align={{ sm: 'center' }}
      gap={{ base: '1', sm: '3' }}
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
    >
      <Flex flex="1" minW="0" gap="3" align="center">
        <Box color="fg.muted" fontSize="lg" aria-hidden="true">
          <Sign />
        </Box>
        <Box flex="1" minW="0">
          <Text fontWeight="550" truncate title={name}>
            {name}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {t(`archive.types.${type}`)}
            {originalDate !== null && (
              <>
                {' · '}
                <DateText day={originalDate} />
              </>
            )}
            {size !== null && ` · ${formatBytes(size)}`}
            {category !== null && ` · ${labelOf(category)}`} · {t(`archive.came.${cameAs(item)}`)}{' '}
            <TimeAgo at={archivedAt} />
          </Text>
          <Text textStyle="xs" color="fg.muted">
            <End item={item} />
          </Text>
        </Box>
        {amount !== null && currency !== null && (
          <Money amount={amount} currency={currency} fontWeight="600" />
        )}
      </Flex>
      <Tools item={item} onView={onView} onDelete={onDelete} />
    </Flex>
  );
}

/** How something came into the archive. */
export const cameAs = (item: ArchiveItem) =>
  item.type === 'report' && isRestorable(item) ? 'deletedReport' : item.type;

/** The day on which it goes for good. */
export function End({ item: { goesOn } }: { item: ArchiveItem }) {
  const t = useText();
  const format = useDateFormat();
  return goesOn === null ? t('archive.stays') : t('archive.goesOn', { day: formatDay(goesOn, format) });
}

function Tools({ item, onView, onDelete }: ArchiveRowProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const canDelete = useCan('canDelete');
  const canExport = useCan('canExport');
  const canRestore = item.type === 'report' ? canExport : canEdit;
  const restore = useRestore();
  const download = useDownloadItem(item);
  const { name } = item;
  return (
    <Flex gap="1" flexShrink="0" justify="flex-end" minW={{ sm: '10.5rem' }}>
      <RowTool label={t('archive.view', { name })} onTake={() => onView(item)}>
        <LuEye />
      </RowTool>
      {download && (
        <RowTool label={t('archive.download', { name })} onTake={download}>
          <LuDownload />
        </RowTool>
      )}
      {canRestore && isRestorable(item) && (
        <RowTool label={t('archive.restore', { name })} onTake={() => void restore(item)}>
          <LuUndo2 />
        </RowTool>
      )}
      {canDelete && isRestorable(item) && (
        <RowTool label={t('archive.delete', { name })} onTake={() => onDelete(item)}>
          <LuTrash2 />
        </RowTool>
      )}
    </Flex>
  );
}
