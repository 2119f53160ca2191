import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronDown, LuChevronUp, LuX } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { roomOf } from '../../kit/lower-room.ts';
import { useRoom } from '../../kit/use-room.ts';
import { useText } from '../../text/use-text.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './uploads-context.ts';
import type { UploadItem } from './uploads-context.ts';

const UNDER_WAY = ['waiting', 'sending', 'reading'];

/** The files on their way, in a corner of every screen: each with how far it is, what it turned out to be, or why it is not taken. */
export function UploadTray() {
  return useUploads().items.length === 0 ? null : <Tray />;
}

function Tray() {
  const t = useText();
  const { items, dismiss } = useUploads();
  const [isFolded, setIsFolded] = useFolded();
  const isBusy = items.some(isUnderWay);
  return (
    <Box
      ref={useRoom('tray')}
      as="section"
      aria-label={t('uploads.title')}
      position="fixed"
      zIndex="sticky"
      insetInlineEnd={{ base: '3', md: '5' }}
      insetInlineStart={{ base: '3', md: 'auto' }}
      bottom={{
        base: `calc(4.75rem + env(safe-area-inset-bottom) + ${roomOf('selection')})`,
        md: `calc(1.25rem + ${roomOf('selection')})`,
      }}
      // Folded it fits into the margin beside the rows of a desktop.
      w={{ md: isFolded ? '10rem' : '23rem' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      overflow="hidden"
    >
      <Flex
        align="center"
        gap={isFolded ? '0' : '1'}
        ps={isFolded ? '3' : '4'}
        pe={isFolded ? '1' : '2'}
        py="1.5"
        borderBottomWidth={isFolded ? '0' : '1px'}
      >
        <Text
          role="status"
          flex="1"
          minW="0"
          fontWeight="600"
          {...(isFolded ? { fontSize: 'xs', lineHeight: '1.3' } : { truncate: true })}
        >
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

/** Folded once one goes to another screen, where something else matters; unfolded there it stays so. */
function useFolded() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | undefined>(pathname);
  const isFolded = openOn !== pathname;
  const setIsFolded = (isFoldedNow: boolean) => setOpenOn(isFoldedNow ? undefined : pathname);
  return [isFolded, setIsFolded] as const;
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
