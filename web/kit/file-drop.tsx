import { Box, Button, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { LuUpload } from 'react-icons/lu';
import { useText } from '../text/use-text.ts';

interface FileDropProps {
  readonly label?: string;
  /** Which formats and how large, in words. */
  readonly help: string;
  /** As for `<input accept>`: '.pdf,.csv'. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** A place to drop files on, and the button for those who don't drag. */
export function FileDrop({ label, help, accept, isMultiple = false, onFiles }: FileDropProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles(isMultiple ? [...files] : [...files].slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      p={{ base: '6', md: '8' }}
      textAlign="center"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={isOver ? 'ember.solid' : 'border.control'}
      bg={isOver ? 'ember.subtle' : 'bg.muted'}
      borderRadius="l3"
      transition="background-color 120ms, border-color 120ms"
    >
      <Box color="ember.fg" fontSize="2xl" display="inline-block" aria-hidden="true">
        <LuUpload />
      </Box>
      <Text fontWeight="550" mt="1">
        {isOver ? t('common.dropHint') : (label ?? t('common.dropFiles'))}
      </Text>
      <Text color="fg.muted" textStyle="xs" mt="1">
        {help}
      </Text>
      <Button variant="outline" size="sm" mt="4" onClick={() => input.current?.click()}>
        {t('common.chooseFiles')}
      </Button>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={isMultiple}
          tabIndex={-1}
          aria-label={label ?? t('common.chooseFiles')}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
    </Box>
  );
}
