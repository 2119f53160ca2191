import { Box, Button, Progress, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuWandSparkles } from 'react-icons/lu';
import { RUN_MAX } from '../../../../shared/model/match.ts';
import type { MatchRunPreview } from '../../../../shared/model/match.ts';
import { useMatchRunPreview } from '../../../api/matching.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { useMoney } from '../../../format/use-money.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { Tick } from '../../../kit/tick.tsx';
import { MatchSides } from '../../../features/match/match-sides.tsx';
import { useText } from '../../../text/use-text.ts';
import { LeftOut } from './left-out.tsx';
import { withSameAmount } from './same-amount.ts';
import { useRunActions } from '../use-run-actions.ts';

/** Auto-Match All: shows what it will do, and has it done as one job, with one undo; who opens it meanwhile sees how far that is. */
export function AutoMatch() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const preview = useMatchRunPreview({ enabled: isOpen });
  const { run, progress, isRunning } = useRunActions();
  const [isTaken, setTaken] = useState(false);
  const alike = preview.data ? withSameAmount(preview.data) : [];
  const taken = isTaken ? alike.map(({ match }) => match.id) : [];
  const ids = [...(preview.data?.matchIds ?? []), ...taken].slice(0, RUN_MAX);
  const close = () => {
    setIsOpen(false);
    // What is seen next time is another list.
    setTaken(false);
  };
  const confirm = async () => {
    if (await run(ids)) close();
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
        submitLabel={ids.length > 0 ? t('accounting.autoConfirm', { count: ids.length }) : undefined}
        onClose={close}
      >
        {progress === undefined ? (
          <Loaded query={preview} errorTitle={t('accounting.loadFailed')}>
            {(data) => <WhatItDoes preview={data} isTaken={isTaken} onTake={setTaken} />}
          </Loaded>
        ) : (
          <Going progress={progress} />
        )}
      </FormDialog>
    </>
  );
}

interface WhatItDoesProps {
  readonly preview: MatchRunPreview;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

function WhatItDoes({ preview, isTaken, onTake }: WhatItDoesProps) {
  const t = useText();
  const alike = withSameAmount(preview);
  return (
    <Stack gap="4">
      {preview.count > 0 && <Confirmed preview={preview} />}
      {preview.count === 0 && alike.length === 0 && <Text color="fg.muted">{t('accounting.autoNone')}</Text>}
      {preview.count > 0 && alike.length > 0 && <Box borderTopWidth="1px" />}
      {alike.length > 0 && <SameAmount alike={alike} isTaken={isTaken} onTake={onTake} />}
      <LeftOut {...preview} leftOut={preview.leftOut.filter((one) => !alike.includes(one))} />
    </Stack>
  );
}

/** Those of the same amount under another name, each in sight, with the choice to confirm them as well. */
function SameAmount({
  alike,
  isTaken,
  onTake,
}: Pick<WhatItDoesProps, 'isTaken' | 'onTake'> & { readonly alike: MatchRunPreview['leftOut'] }) {
  const t = useText();
  return (
    <Stack gap="3">
      <Tick label={t('matching.sameAmount', { count: alike.length })} isOn={isTaken} onChange={onTake} />
      <Stack as="ul" listStyleType="none" gap="3">
        {alike.map(({ match }) => (
          <li key={match.id}>
            <MatchSides match={match} />
          </li>
        ))}
      </Stack>
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
        {t('accounting.autoHelp', { count })} {t('matching.runTotal', { total })}
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
