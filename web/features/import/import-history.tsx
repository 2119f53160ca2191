import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ImportSummary } from '../../../shared/model/statement-import.ts';
import { useDiscardImport, useImportHistory } from '../../api/imports.ts';
import { useCan, useMayRemove, useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { DateText } from '../../kit/date-text.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useTakeBack } from './use-take-back.ts';

interface ImportHistoryProps {
  /** Goes on with an import that is not in the books yet. */
  readonly onResume: (importId: string) => void;
}

/** What was imported before, newest first; a whole import can be taken out again, one that was not added gone on with or removed. */
export function ImportHistory({ onResume }: ImportHistoryProps) {
  const t = useText();
  const history = useImportHistory();
  const [asked, setAsked] = useState<ImportSummary>();
  return (
    <Box as="section" aria-label={t('importing.history')}>
      <Loaded
        query={history}
        skeleton={<Lines count={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={null}
        errorTitle={t('importing.historyFailed')}
      >
        {({ items }) => (
          <>
            <Heading as="h3" fontSize="sm" mb="1">
              {t('importing.history')}
            </Heading>
            <Stack as="ul" gap="0" listStyleType="none">
              {items.map((summary) => (
                <Import
                  key={summary.id}
                  summary={summary}
                  onResume={() => onResume(summary.id)}
                  onUndo={() => setAsked(summary)}
                />
              ))}
            </Stack>
          </>
        )}
      </Loaded>
      <UndoQuestion summary={asked} onClose={() => setAsked(undefined)} />
    </Box>
  );
}

const meanings = {
  reading: 'waiting',
  ready: 'plain',
  committing: 'waiting',
  committed: 'good',
  undoing: 'waiting',
  undone: 'plain',
  failed: 'broken',
} as const;

interface ImportProps {
  readonly summary: ImportSummary;
  readonly onResume: () => void;
  readonly onUndo: () => void;
}

function Import({ summary, onResume, onUndo }: ImportProps) {
  const t = useText();
  const canImport = useCan('canImport');
  const mayRemove = useMayRemove();
  const { accounts } = useSignedIn().organization;
  const { fileName, accountId, status, added, period, problem } = summary;
  const account = accounts.find(({ id }) => id === accountId)?.name;
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      rowGap="1.5"
      py="var(--row-room)"
      borderBottomWidth="1px"
      wrap="wrap"
    >
      <Box flex={{ base: '1 1 100%', md: '1' }} minW="0">
        <Text fontWeight="550" truncate>
          {fileName}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {account !== undefined && <>{account} · </>}
          {period && (
            <>
              <DateText day={period.from} /> – <DateText day={period.to} />
            </>
          )}
          {status === 'committed' && <> · {t('importing.added', { count: added })}</>}
        </Text>
        {problem && (
          <Text textStyle="xs" color={status === 'failed' ? 'fg.muted' : 'red.fg'}>
            {problem.detail}
          </Text>
        )}
      </Box>
      <StatusBadge meaning={meanings[status]}>{t(`importing.states.${status}`)}</StatusBadge>
      {canImport && (status === 'ready' || status === 'reading') && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('importing.resumeOf', { file: fileName })}
          onClick={onResume}
        >
          {t('importing.resume')}
        </Button>
      )}
      {canImport && mayRemove(summary) && (status === 'ready' || status === 'failed') && (
        <Discard summary={summary} />
      )}
      {canImport && mayRemove(summary) && status === 'committed' && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('importing.undoOf', { file: fileName })}
          onClick={onUndo}
        >
          {t('importing.undo')}
        </Button>
      )}
    </Flex>
  );
}

function Discard({ summary: { id, fileName } }: { summary: ImportSummary }) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync, isPending } = useDiscardImport();
  const discard = async () => {
    try {
      await mutateAsync(id);
      notify.done({
        title: t('importing.discarded'),
        description: fileName,
        settles: [t('importing.discardFailed')],
      });
    } catch (error) {
      notify.failed(t('importing.discardFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isPending}
      aria-label={t('importing.discardOf', { file: fileName })}
      onClick={() => void discard()}
    >
      {t('importing.discard')}
    </Button>
  );
}

function UndoQuestion({ summary, onClose }: { summary: ImportSummary | undefined; onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const takeBack = useTakeBack();
  const undo = async () => {
    if (!summary) return;
    try {
      await takeBack(summary.id);
      notify.done({
        title: t('importing.undone'),
        description: summary.fileName,
        settles: [t('importing.undoFailed')],
      });
      onClose();
    } catch (error) {
      notify.failed(t('importing.undoFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return (
    <ConfirmDialog
      isOpen={summary !== undefined}
      title={t('importing.undoQuestion')}
      description={t('importing.undoHelp', { file: summary?.fileName ?? '' })}
      confirmLabel={t('importing.undoConfirm')}
      onConfirm={undo}
      onClose={onClose}
    />
  );
}
