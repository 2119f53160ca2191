import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';
import type { SuggestedCategory } from '../../../../shared/model/category.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useCan } from '../../../auth/me-context.ts';
import type { Correction } from '../../../features/category/also-these.tsx';
import { useCategories } from '../../../features/category/categories.ts';
import { CategoryChoice } from '../../../features/category/category-choice.tsx';
import { EntryHead } from '../../../features/entry/entry-head.tsx';
import { useEntryActions } from '../../../features/entry/use-entry-actions.ts';
import { useText } from '../../../text/use-text.ts';

export interface Wanting {
  readonly transaction: Transaction;
  readonly suggestion: SuggestedCategory | null;
}

interface WantingCategoryProps {
  readonly wanting: Wanting;
  readonly onCorrected: (correction: Correction) => void;
}

/** One entry without a category: what it may be and why, accepted with one click, or another one chosen. */
export function WantingCategory({
  wanting: { transaction: row, suggestion },
  onCorrected,
}: WantingCategoryProps) {
  const canEdit = useCan('canEdit');
  const { change } = useEntryActions();
  const take = async (category: string) => {
    const isDone = category !== '' && (await change(row, { category }));
    if (isDone) onCorrected({ row, was: row.categoryId, category });
  };
  return (
    <Grid
      as="li"
      borderTopWidth="1px"
      py="2.5"
      columnGap="4"
      rowGap="2"
      alignItems="center"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 19rem' }}
    >
      <EntryHead row={row} />
      <Box minW="0">
        {suggestion && <Offer row={row} suggestion={suggestion} onTake={canEdit ? take : undefined} />}
        {canEdit && <Chooser row={row} onTake={take} />}
      </Box>
    </Grid>
  );
}

interface OfferProps {
  readonly row: Transaction;
  readonly suggestion: SuggestedCategory;
  readonly onTake: ((category: string) => Promise<void>) | undefined;
}

function Offer({ row, suggestion: { category, categoryId, confidence, reason }, onTake }: OfferProps) {
  const t = useText();
  const { labelOf } = useCategories();
  const name = labelOf(category);
  return (
    <Box mb="1.5">
      <Flex gap="2" align="center" minW="0">
        {onTake ? (
          <Button
            size="xs"
            variant="outline"
            colorPalette="ember"
            minW="0"
            aria-label={t('categories.accept', { category: name, description: row.description })}
            onClick={() => void onTake(categoryId)}
          >
            <LuCheck aria-hidden="true" />
            <Text as="span" truncate>
              {name}
            </Text>
          </Button>
        ) : (
          <Text fontWeight="550">{name}</Text>
        )}
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {t('categories.percent', { percent: confidence })}
        </Text>
      </Flex>
      <Text textStyle="xs" color="fg.muted" mt="0.5" overflowWrap="anywhere">
        {reason}
      </Text>
    </Box>
  );
}

function Chooser({ row, onTake }: { row: Transaction; onTake: (category: string) => Promise<void> }) {
  const t = useText();
  const categories = useCategories();
  return (
    <CategoryChoice
      size="sm"
      aria-label={t('categories.choose', { description: row.description })}
      categories={categories
        .of(row.amount > 0 ? 'income' : 'expense')
        .filter(({ id }) => id !== row.categoryId)}
      none={t('categories.chooseNone')}
      value=""
      onChange={(category) => void onTake(category)}
    />
  );
}
