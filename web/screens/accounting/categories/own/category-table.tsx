import { Box, IconButton, Menu, Portal, Table, Text } from '@chakra-ui/react';
import { LuArchive, LuEllipsis, LuMerge, LuPencil } from 'react-icons/lu';
import { formLinesOf, templateFor } from '../../../../../shared/countries/index.ts';
import type { EntryKind } from '../../../../../shared/model/template.ts';
import { sayFormLine } from '../../../../../shared/text/form-words.ts';
import { useCan, useSignedIn } from '../../../../auth/me-context.ts';
import { Money } from '../../../../kit/money.tsx';
import { StatusBadge } from '../../../../kit/status-badge.tsx';
import { useText } from '../../../../text/use-text.ts';
import type { CategoryAct } from './category-act.ts';
import { EntriesLink } from './entries-link.tsx';
import type { Year } from './entries-link.tsx';
import { useCategoryChanges } from './use-category-changes.ts';
import type { ListedCategory } from './use-listed-categories.ts';

interface CategoryTableProps {
  readonly heading: EntryKind;
  readonly categories: readonly ListedCategory[];
  readonly year: Year;
  readonly currency: string;
  readonly onAct: (act: CategoryAct) => void;
}

/** The categories of a kind: their line of the form, and how many entries of this year are in each with what they add up to. */
export function CategoryTable({ heading, categories, year, currency, onAct }: CategoryTableProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  if (categories.length === 0) return null;
  return (
    <Box>
      <Text as="h3" fontWeight="550" mb="1" id={`categories-${heading}`}>
        {t(`categories.own.headings.${heading}`)}
      </Text>
      <Table.Root size="sm" variant="line" bg="transparent" aria-labelledby={`categories-${heading}`}>
        <Table.Header>
          <Table.Row bg="transparent">
            {/* Set widths: income and expenses stand under each other, and their columns with them. */}
            <Table.ColumnHeader ps="0" w={{ md: '24%' }}>
              {t('categories.category')}
            </Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('categories.own.line')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" w={{ md: '6rem' }}>
              {t('categories.own.thisYear')}
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" hideBelow="md" w="7rem">
              {t('categories.amount')}
            </Table.ColumnHeader>
            {canEdit && (
              <Table.ColumnHeader pe="0" textAlign="end" w={{ md: '5rem' }}>
                {t('categories.own.actions')}
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {categories.map((category) => (
            <Table.Row key={category.id} bg="transparent">
              <Table.Cell ps="0" overflowWrap="anywhere">
                {category.label}
                <Box hideFrom="md" textStyle="xs" color="fg.muted">
                  <FormLines category={category} />
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md" color="fg.muted">
                <FormLines category={category} />
              </Table.Cell>
              <Table.Cell textAlign="end">
                <EntriesLink category={category} year={year} />
              </Table.Cell>
              <Table.Cell textAlign="end" hideBelow="md">
                <Money amount={category.figures.income + category.figures.expenses} currency={currency} />
              </Table.Cell>
              {canEdit && (
                <Table.Cell pe="0" textAlign="end">
                  <Acts category={category} onAct={onAct} />
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** On which lines of the form a category stands, by the form's own words. */
function FormLines({ category: { formLines, kinds } }: { category: ListedCategory }) {
  const t = useText();
  const { country, profession } = useSignedIn().organization;
  const lines = formLinesOf(templateFor(country, profession).country);
  const codes = [...new Set(kinds.flatMap((kind) => formLines[kind] ?? []))];
  if (codes.length === 0) return <StatusBadge meaning="waiting">{t('categories.own.notMapped')}</StatusBadge>;
  return codes.map((code) => {
    const { place, label } = sayFormLine({ code, label: '', ...lines.find((line) => line.code === code) });
    return (
      <Text key={code}>
        {place}
        <Text as="span" hideBelow="lg">
          {' · '}
          {label}
        </Text>
      </Text>
    );
  });
}

/** What can be done with a category, from one menu: the list is long, and each button would be a stop on the way through it. */
function Acts({ category, onAct }: { category: ListedCategory; onAct: CategoryTableProps['onAct'] }) {
  const t = useText();
  const { retire } = useCategoryChanges();
  const take = (value: string) => {
    if (value === 'retire') void retire(category, true);
    else onAct({ do: value === 'edit' ? 'edit' : 'merge', category });
  };
  return (
    <Menu.Root lazyMount onSelect={({ value }) => take(value)} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          variant="ghost"
          size={{ base: 'sm', md: '2xs' }}
          aria-label={t('categories.own.actionsOf', { name: category.label })}
        >
          <LuEllipsis />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="12rem">
            <Menu.Item value="edit" py="2">
              <LuPencil aria-hidden="true" /> {t('categories.own.edit')}
            </Menu.Item>
            <Menu.Item value="merge" py="2">
              <LuMerge aria-hidden="true" /> {t('categories.own.mergeOne')}
            </Menu.Item>
            <Menu.Item value="retire" py="2">
              <LuArchive aria-hidden="true" /> {t('categories.own.retire')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
