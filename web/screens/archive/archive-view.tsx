import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ArchiveItem } from '../../../shared/model/archive.ts';
import { useCategories } from '../../features/category/categories.ts';
import { OriginalDeleted } from '../../features/document/original-deleted.tsx';
import { OriginalView } from '../../features/document/original-view.tsx';
import { DateText } from '../../kit/date-text.tsx';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { Money } from '../../kit/money.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import { cameAs, End } from './archive-row.tsx';

interface ArchiveViewProps {
  readonly item: ArchiveItem;
  readonly onClose: () => void;
}

/** What is kept of one archived thing; a document with its original. */
export function ArchiveView({ item, onClose }: ArchiveViewProps) {
  const t = useText();
  const { labelOf } = useCategories();
  const { type, id, name, originalDate, archivedAt, amount, currency, category, originalDeletedAt } = item;
  return (
    <DialogFrame isOpen size="lg" title={name} onClose={onClose}>
      <Stack gap="5" pb="4">
        <Grid as="dl" templateColumns="auto 1fr" columnGap="6" rowGap="1.5">
          <Fact label={t('archive.type')}>{t(`archive.types.${type}`)}</Fact>
          {originalDate !== null && (
            <Fact label={t('archive.date')}>
              <DateText day={originalDate} />
            </Fact>
          )}
          {amount !== null && currency !== null && (
            <Fact label={t('archive.amount')}>
              <Money amount={amount} currency={currency} />
            </Fact>
          )}
          {category !== null && <Fact label={t('archive.category')}>{labelOf(category)}</Fact>}
          <Fact label={t(`archive.came.${cameAs(item)}`)}>
            <TimeAgo at={archivedAt} />
          </Fact>
          <Fact label={t('archive.kept')}>
            <End item={item} />
          </Fact>
        </Grid>
        {type === 'receipt' && (
          <Box h={{ lg: '60vh' }}>
            {originalDeletedAt === undefined ? (
              <OriginalView receipt={{ id, fileName: name }} />
            ) : (
              <OriginalDeleted at={originalDeletedAt} />
            )}
          </Box>
        )}
      </Stack>
    </DialogFrame>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <dd>{children}</dd>
  </>
);
