import { Grid, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useCategories } from '../../features/category/categories.ts';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { useText } from '../../text/use-text.ts';
import { RecentActivity } from './recent-activity.tsx';

/** Search, category and what they find. */
export function Found() {
  const t = useText();
  const { all } = useCategories();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  return (
    <Stack gap="3">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 14rem' }} gap="3">
        <Input
          type="search"
          aria-label={t('dashboard.search')}
          placeholder={t('dashboard.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <CategoryChoice
          aria-label={t('dashboard.category')}
          categories={all}
          none={t('dashboard.allCategories')}
          value={category}
          onChange={setCategory}
        />
      </Grid>
      <RecentActivity search={search} category={category} />
    </Stack>
  );
}
