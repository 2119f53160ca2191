import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronDown, LuChevronUp, LuX } from 'react-icons/lu';
import { useText } from '../../text/use-text.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './uploads-context.ts';
import type { UploadItem } from './uploads-context.ts';

const UNDER_WAY = ['waiting', 'sending', 'reading'];

/** The files on their way, in a corner of every screen: each with how far it is, what it turned out to be, or why it is not taken. */
export function UploadTray() {
  const t = useText();
  const { items, dismiss } = useUploads();
  const [isFolded, setIsFolded] = useState(false);
  if (items.length === 0) return null;
  const isBusy = items.some(isUnderWay);
  return (
    <Box
      as="section"
      aria-label={t('uploads.title')}
      position="fixed"
      zIndex="sticky"
      insetInlineStart={{ base: '3', md: '5' }}
      insetInlineEnd={{ base: '3', md: 'auto' }}
      bottom={{ base: 'calc(4.75rem + env(safe-area-inset-bottom))', md: '5' }}
      w={{ md: '23rem' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      overflow="hidden"
    >
      <Flex align="center" gap="1" ps="4" pe="2" py="1.5" borderBottomWidth={isFolded ? '0' : '1px'}>
        <Text role="status" fontWeight="600" flex="1" minW="0" truncate>
          {summaryOf(items, t)}
        </Text>
        <IconButton
          size="xs"
          variant="ghost"
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'uploads.unfold' : 'uploads.fold')}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? <LuChevronUp /> : <LuChevronDown />}
        </IconButton>
        {!isBusy && (
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={t('uploads.closeAll')}
            onClick={() => items.forEach(({ id }) => dismiss(id))}
          >
            <LuX />
          </IconButton>
        )}
      </Flex>
      {!isFolded && (
        <Stack
          as="ul"
          listStyleType="none"
          gap="0"
          maxH="min(20rem, 45dvh)"
          overflowY="auto"
          // Reached by the keyboard where it scrolls.
          tabIndex={0}
        >
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

const isUnderWay = ({ stage }: UploadItem): boolean => UNDER_WAY.includes(stage.name);

function summaryOf(items: readonly UploadItem[], t: ReturnType<typeof useText>): string {
  const left = items.filter(isUnderWay).length;
  if (left > 0) return t('uploads.underWay', { count: left });
  const refused = items.filter(({ stage }) => stage.name === 'refused' || stage.name === 'failed').length;
  return refused > 0
    ? t('uploads.notTaken', { count: refused })
    : t('uploads.allTaken', { count: items.length });
}
