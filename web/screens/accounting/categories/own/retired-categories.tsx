import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useCan, useSignedIn } from '../../../../auth/me-context.ts';
import { useCategories } from '../../../../features/category/categories.ts';
import { Disclosure } from '../../../../kit/disclosure.tsx';
import { useText } from '../../../../text/use-text.ts';
import { EntriesLink } from './entries-link.tsx';
import type { Year } from './entries-link.tsx';
import { useCategoryChanges } from './use-category-changes.ts';
import type { ListedCategory } from './use-listed-categories.ts';

/** What is offered no longer: retired, to be brought back, or merged, to be taken apart again. */
export function RetiredCategories({
  categories,
  year,
}: {
  categories: readonly ListedCategory[];
  year: Year;
}) {
  const t = useText();
  return (
    <Disclosure summary={t('categories.own.notOffered', { count: categories.length })}>
      <Box as="ul" listStyleType="none" mt="2">
        {categories.map((category) => (
          <Flex
            as="li"
            key={category.id}
            justify="space-between"
            align="center"
            gap="3"
            wrap="wrap"
            borderTopWidth="1px"
            py="1.5"
            textStyle="sm"
          >
            <Text minW="0" overflowWrap="anywhere">
              {category.label}
            </Text>
            <Flex align="center" gap="3" ms="auto">
              <Standing category={category} year={year} />
            </Flex>
          </Flex>
        ))}
      </Box>
    </Disclosure>
  );
}

function Standing({ category, year }: { category: ListedCategory; year: Year }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { labelOf } = useCategories();
  const { categories } = useSignedIn().organization;
  const { retire, takeApart } = useCategoryChanges();
  const { id, label: name, mergedInto } = category;
  const jobId = categories.find((one) => one.id === id)?.merged?.jobId;
  if (mergedInto !== undefined)
    return (
      <>
        <Text color="fg.muted">{t('categories.own.mergedInto', { into: labelOf(mergedInto) })}</Text>
        {canEdit && jobId !== undefined && (
          <Button
            size="xs"
            variant="outline"
            aria-label={t('categories.own.undoMerge', { name })}
            onClick={() => void takeApart(jobId)}
          >
            {t('categories.undo')}
          </Button>
        )}
      </>
    );
  return (
    <>
      <EntriesLink category={category} year={year} />
      {canEdit && (
        <Button
          size="xs"
          variant="outline"
          aria-label={t('categories.own.bringBackOne', { name })}
          onClick={() => void retire(category, false)}
        >
          {t('categories.own.bringBack')}
        </Button>
      )}
    </>
  );
}
