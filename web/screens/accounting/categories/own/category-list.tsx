import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { holdsWords } from '../../../../../shared/search-words.ts';
import { useSummary } from '../../../../api/ledger.ts';
import { useCan } from '../../../../auth/me-context.ts';
import { useToday, yearAround } from '../../../../auth/today.ts';
import { Loaded } from '../../../../kit/loaded.tsx';
import { Panel } from '../../../../kit/panel.tsx';
import { useText } from '../../../../text/use-text.ts';
import type { CategoryAct } from './category-act.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTable } from './category-table.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RetiredCategories } from './retired-categories.tsx';
import { useListedCategories } from './use-listed-categories.ts';

/** All categories of the books with what is in each this year: found, made, renamed, mapped, merged and retired. */
export function CategoryList() {
  const t = useText();
  const canEdit = useCan('canEdit');
  const [words, setWords] = useState('');
  const [act, setAct] = useState<CategoryAct>();
  const year = yearAround(useToday());
  const listed = useListedCategories();
  const close = () => setAct(undefined);
  return (
    <Panel
      title={t('categories.own.title')}
      aside={
        canEdit && (
          <Button size="sm" variant="outline" onClick={() => setAct({ do: 'add' })}>
            <LuPlus aria-hidden="true" /> {t('categories.own.new')}
          </Button>
        )
      }
    >
      <Loaded query={useSummary(year)} errorTitle={t('categories.loadFailed')}>
        {({ byCategory, currency }) => {
          const found = listed(byCategory).filter(({ name, label, formLines }) =>
            holdsWords(`${name} ${label} ${Object.values(formLines).join(' ')}`, words),
          );
          const standing = found.filter(
            ({ isRetired, mergedInto }) => !isRetired && mergedInto === undefined,
          );
          const retired = found.filter((one) => !standing.includes(one));
          return (
            <Stack gap="5">
              <Flex>
                <Input
                  type="search"
                  size="sm"
                  maxW={{ md: '20rem' }}
                  aria-label={t('categories.own.search')}
                  placeholder={t('categories.own.search')}
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                />
              </Flex>
              {found.length === 0 && <Text color="fg.muted">{t('categories.own.noneFound')}</Text>}
              {(['income', 'expense'] as const).map((heading) => (
                <CategoryTable
                  key={heading}
                  heading={heading}
                  categories={standing.filter((one) => one.heading === heading)}
                  {...{ year, currency }}
                  onAct={setAct}
                />
              ))}
              {retired.length > 0 && <RetiredCategories categories={retired} year={year} />}
            </Stack>
          );
        }}
      </Loaded>
      {act && act.do !== 'merge' && (
        <CategoryDialog category={act.do === 'edit' ? act.category : undefined} onClose={close} />
      )}
      {act?.do === 'merge' && <MergeDialog category={act.category} onClose={close} />}
    </Panel>
  );
}
