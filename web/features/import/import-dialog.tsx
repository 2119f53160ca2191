import { Box, Button, Progress, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { useText } from '../../text/use-text.ts';
import { useCan } from '../../auth/me-context.ts';
import { DeniedPart } from '../../kit/access-denied.tsx';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { FileDrop } from '../../kit/file-drop.tsx';
import { STATEMENT_FILES } from './accepted-files.ts';
import { CoverageBoard } from './coverage-board.tsx';
import { ImportedDocument } from './imported-document.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { useImportAddress } from './use-import-address.ts';
import { useImportFlow } from './use-import-flow.ts';
import type { ImportFlow } from './use-import-flow.ts';

/** Files whose words stand on pages: reading them may take a while. */
const OF_PAGES = /\.(pdf|jpe?g|png|gif|webp|hei[cf]|tiff?)$/i;

interface ImportDialogProps {
  /** It is open as well while the address names an import, or a file among the documents to begin with. */
  readonly isOpen: boolean;
  /** What was chosen before it was opened. */
  readonly files?: readonly File[] | undefined;
  readonly onClose: () => void;
}

/** Import Statement: choose a file, see it proven, add its transactions. Closed meanwhile, the work still goes on. */
export function ImportDialog({ isOpen, files, onClose }: ImportDialogProps) {
  const t = useText();
  const address = useImportAddress();
  // The address names no file any more once another is to be chosen.
  const [choosesAnother, setChoosesAnother] = useState(false);
  const flow = useImportFlow(address, () => {
    setChoosesAnother(false);
    address.forget();
    onClose();
  });
  const { stage, start, takeOver } = flow;
  const begun = useRef<readonly File[]>(undefined);
  useEffect(() => {
    if (files === undefined || begun.current === files) return;
    begun.current = files;
    void start(files);
  }, [files, start]);
  const { uploadId } = address;
  const canImport = useCan('canImport');
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!canImport || uploadId === undefined || taken.current === uploadId) return;
    taken.current = uploadId;
    void takeOver(uploadId);
  }, [canImport, uploadId, takeOver]);
  // A link may lead somebody here who only reads: they see what became of a file, and bring none in.
  const isDenied = !canImport && (stage.name === 'choose' || stage.name === 'ready');
  return (
    <DialogFrame
      isOpen={isOpen || choosesAnother || uploadId !== undefined || address.importId !== undefined}
      size={stage.name === 'ready' ? 'cover' : 'lg'}
      title={t('importing.title')}
      onClose={() => {
        setChoosesAnother(false);
        address.leave();
        onClose();
      }}
    >
      <Box h="full">
        {isDenied ? (
          <DeniedPart />
        ) : stage.name === 'ready' ? (
          <ImportPreview key={stage.job.id} job={stage.job} isBusy={stage.isReadAgain} flow={flow} />
        ) : (
          <Stack gap="4" pb="4">
            <Step
              flow={flow}
              onLeave={() => {
                setChoosesAnother(true);
                flow.leave();
              }}
            />
          </Stack>
        )}
      </Box>
    </DialogFrame>
  );
}

function Step({ flow, onLeave }: { flow: ImportFlow; onLeave: () => void }): ReactNode {
  const t = useText();
  const canImport = useCan('canImport');
  const { stage } = flow;
  switch (stage.name) {
    case 'choose':
      return (
        <>
          <FileDrop
            label={t('importing.drop')}
            help={t('importing.help')}
            accept={STATEMENT_FILES}
            isMultiple
            onFiles={(files) => void flow.start(files)}
          />
          <CoverageBoard />
          <ImportHistory onResume={flow.resume} />
        </>
      );
    case 'uploading':
      return <Working label={t('importing.uploading', { file: stage.fileName })} share={stage.share} />;
    case 'reading':
      return (
        <Working
          label={
            stage.fileName === '' ? t('importing.resuming') : t('importing.reading', { file: stage.fileName })
          }
          help={OF_PAGES.test(stage.fileName) ? t('importing.readingPages') : undefined}
        />
      );
    case 'committing':
      return (
        <Working label={labelOf(stage.job, t)} share={stage.job.progress} help={t('importing.mayLeave')} />
      );
    case 'added':
      return <ImportResult job={stage.job} onLeave={onLeave} />;
    case 'document':
      return <ImportedDocument document={stage.document} flow={flow} />;
    case 'failed':
      return (
        <>
          <ErrorState title={t('importing.failed')} detail={stage.detail} />
          {canImport && (
            <Button alignSelf="center" variant="outline" onClick={onLeave}>
              {t(flow.place ? 'importing.leaveOut' : 'importing.otherFile')}
            </Button>
          )}
        </>
      );
    case 'ready':
      return null;
  }
}

function labelOf({ status }: StatementImport, t: ReturnType<typeof useText>): string {
  return status === 'undoing' ? t('importing.undoing') : t('importing.committing');
}

interface WorkingProps {
  readonly label: string;
  /** 0–1; undefined while nobody can tell. */
  readonly share?: number;
  /** What to know meanwhile. */
  readonly help?: string | undefined;
}

function Working({ label, share, help }: WorkingProps) {
  return (
    <Progress.Root value={share === undefined ? null : Math.round(share * 100)} py="6">
      <Progress.Label fontWeight="550" display="block" mb="2" aria-live="polite">
        {label}
      </Progress.Label>
      <Progress.Track borderRadius="full">
        <Progress.Range bg="ember.solid" />
      </Progress.Track>
      {help !== undefined && (
        <Text color="fg.muted" mt="3">
          {help}
        </Text>
      )}
    </Progress.Root>
  );
}
