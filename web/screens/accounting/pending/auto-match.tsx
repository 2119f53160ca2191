import { Box, Button, Progress, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuWandSparkles } from 'react-icons/lu';
import type { MatchRunPreview } from '../../../../shared/model/match.ts';
import { useMatchRunPreview } from '../../../api/matching.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { useMoney } from '../../../format/use-money.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { MatchSides } from '../../../features/match/match-sides.tsx';
import { useText } from '../../../text/use-text.ts';
import { LeftOut } from './left-out.tsx';
import { useRunActions } from '../use-run-actions.ts';

/** Auto-Match All: shows what it will do, and has it done as one job, with one undo; who opens it meanwhile sees how far that is. */
export function AutoMatch() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const preview = useMatchRunPreview({ enabled: isOpen });
  const { run, progress, isRunning } = useRunActions();
  const count = preview.data?.count ?? 0;
  const confirm = async () => {
    if (await run(preview.data?.matchIds ?? [])) setIsOpen(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Box as="span" hideBelow="sm" aria-hidden="true">
          <LuWandSparkles />
        </Box>
        {t('accounting.autoMatchAll')}
      </Button>
      <FormDialog
        isOpen={isOpen}
        size="lg"
        title={t('accounting.autoTitle')}
        form={{ submit: () => void confirm(), isBusy: isRunning }}
        submitLabel={count > 0 ? t('accounting.autoConfirm', { count }) : undefined}
        onClose={() => setIsOpen(false)}
      >
        {progress === undefined ? (
          <Loaded query={preview} errorTitle={t('accounting.loadFailed')}>
            {(data) => <WhatItDoes preview={data} />}
          </Loaded>
        ) : (
          <Going progress={progress} />
        )}
      </FormDialog>
    </>
  );
}

function WhatItDoes({ preview }: { preview: MatchRunPreview }) {
  const t = useText();
  return (
    <Stack gap="4">
      {preview.count === 0 ? (
        <Text color="fg.muted">{t('accounting.autoNone')}</Text>
      ) : (
        <Confirmed preview={preview} />
      )}
      <LeftOut {...preview} />
    </Stack>
  );
}

function Confirmed({ preview: { count, totals, items } }: { preview: MatchRunPreview }) {
  const t = useText();
  const money = useMoney();
  const total = totals.map(({ amount, currency }) => money(amount, currency)).join(' + ');
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        {t('accounting.autoHelp', { count })}{' '}
        {t('matching.runTotal', {
          total,
          transactions: t('matching.transactionCount', { count: rowsOf(items) }),
        })}
      </Text>
      <Stack as="ul" listStyleType="none" gap="3">
        {items.map((match) => (
          <li key={match.id}>
            <MatchSides match={match} />
          </li>
        ))}
      </Stack>
      {count > items.length && (
        <Text color="fg.muted">{t('matching.runMore', { count: count - items.length })}</Text>
      )}
    </Stack>
  );
}

const rowsOf = (items: MatchRunPreview['items']) =>
  items.reduce((sum, { transactionIds }) => sum + transactionIds.length, 0);

function Going({ progress }: { progress: number }) {
  const t = useText();
  const percent = Math.round(progress * 100);
  return (
    <Progress.Root value={percent} colorPalette="ember">
      <Progress.Label mb="2">{t('matching.running', { percent })}</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
