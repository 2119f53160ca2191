import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWorklist } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { EntryLines } from '../../../features/category/entry-lines.tsx';
import { RunProgress } from '../../../features/category/run-progress.tsx';
import type { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { useText } from '../../../text/use-text.ts';
import { acceptable } from './vendor-groups.ts';
import type { Acceptable, Wanting } from './vendor-groups.ts';

/** From these confidences on a suggestion is accepted together with others: as a sure one, and at all. */
const SURE_MIN = 90;
const ACCEPTED_MIN = 80;

interface TogetherProps {
  readonly rows: readonly Wanting[];
  /** Whether more entries wait than have been loaded: the buttons are about those in sight. */
  readonly hasMore: boolean;
  readonly actions: ReturnType<typeof useCategoryActions>;
}

/** How many entries want a category, and what can be done with many at once: each button shows first what it would do. */
export function Together({ rows, hasMore, actions: { run, progress, isBusy } }: TogetherProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { data: waiting } = useWorklist();
  const [shown, setShown] = useState<readonly Acceptable[]>();
  const [sure, all] = [acceptable(rows, SURE_MIN), acceptable(rows, ACCEPTED_MIN)];
  const accept = async (some: readonly Acceptable[]) => {
    setShown(undefined);
    await run({
      transactionIds: some.map(({ transaction }) => transaction.id),
      categories: some.map(({ suggestion }) => suggestion.categoryId),
    });
  };
  if (progress !== undefined) return <RunProgress progress={progress} />;
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text color="fg.muted" aria-live="polite">
        {t('categories.worklistHelp', { count: waiting?.withoutCategory ?? rows.length })}
        {hasMore ? ` ${t('categories.firstShown', { count: rows.length })}` : ''}
      </Text>
      {canEdit && (
        <Flex gap="2" wrap="wrap">
          {sure.length > 0 && (
            <Button size="sm" colorPalette="ember" loading={isBusy} onClick={() => setShown(sure)}>
              {t('categories.acceptSure', { count: sure.length })}
            </Button>
          )}
          {all.length > sure.length && (
            <Button size="sm" variant="outline" loading={isBusy} onClick={() => setShown(all)}>
              {t(hasMore ? 'categories.acceptShown' : 'categories.acceptAll', { count: all.length })}
            </Button>
          )}
        </Flex>
      )}
      {shown && (
        <WhatItDoes
          shown={shown}
          leftOut={rows.some(({ suggestion }) => suggestion && suggestion.confidence < ACCEPTED_MIN)}
          onAccept={() => void accept(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
    </Flex>
  );
}

interface WhatItDoesProps {
  readonly shown: readonly Acceptable[];
  /** Whether there are suggestions that nothing accepts together with others. */
  readonly leftOut: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Every entry with the category that it would get. */
function WhatItDoes({ shown, leftOut, onAccept, onClose }: WhatItDoesProps) {
  const t = useText();
  const count = shown.length;
  return (
    <FormDialog
      size="lg"
      title={t('categories.acceptTitle', { count })}
      form={{ submit: onAccept, isBusy: false }}
      submitLabel={t('categories.acceptConfirm', { count })}
      onClose={onClose}
    >
      <Stack gap="3">
        <Text color="fg.muted">
          {t('categories.acceptHelp')}
          {leftOut ? ` ${t('categories.acceptLeftOut', { percent: ACCEPTED_MIN })}` : ''}
        </Text>
        <EntryLines
          rows={shown.map(({ transaction, suggestion }) => ({
            ...transaction,
            category: suggestion.categoryId,
          }))}
          count={count}
        />
      </Stack>
    </FormDialog>
  );
}
