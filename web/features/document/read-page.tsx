import { Box, chakra } from '@chakra-ui/react';
import type { ReceiptPage } from '../../../shared/model/receipt.ts';
import type { Place } from './place.ts';

interface ReadPageProps {
  readonly page: ReceiptPage;
  readonly label: string;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly box: Place['box'] | undefined;
}

/** One page: its picture, or the words of a mail or an invoice's XML where they stand, with a box lit up; turned as the person wants it. */
export function ReadPage({ page, label, turns, box }: ReadPageProps) {
  const isSideways = turns % 2 === 1;
  const ratio = page.width / page.height;
  // A page on its side is fitted into the width: the sheet within is as wide as the frame is high.
  return (
    <Box
      position="relative"
      w="full"
      aspectRatio={String(isSideways ? 1 / ratio : ratio)}
      overflow="hidden"
      css={{ containerType: 'inline-size' }}
    >
      <Box
        position="absolute"
        top="50%"
        left="50%"
        w={isSideways ? `${100 * ratio}cqw` : '100cqw'}
        aspectRatio={String(ratio)}
        transform={`translate(-50%, -50%) rotate(${turns * 90}deg)`}
        bg="white"
        boxShadow="xs"
      >
        {page.url === null ? (
          <Words page={page} label={label} />
        ) : (
          <chakra.img src={page.url} alt={label} w="full" h="full" display="block" />
        )}
        {box && box[2] > 0 && <Mark box={box} />}
      </Box>
    </Box>
  );
}

const ROOM = 0.006;

function Mark({ box: [x, y, width, height] }: { box: Place['box'] }) {
  return (
    <Box
      data-place
      position="absolute"
      left={percent(x - ROOM)}
      top={percent(y - ROOM)}
      w={percent(width + 2 * ROOM)}
      h={percent(height + 2 * ROOM)}
      borderWidth="2px"
      borderColor="ember.solid"
      borderRadius="l1"
      css={{ bg: 'color-mix(in srgb, {colors.ember.solid} 16%, transparent)' }}
      pointerEvents="none"
    />
  );
}

const percent = (share: number) => `${100 * share}%`;

function Words({ page, label }: { page: ReceiptPage; label: string }) {
  return (
    <chakra.svg viewBox={`0 0 ${page.width} ${page.height}`} w="full" h="full" role="img" aria-label={label}>
      {page.words.map(({ text, box: [x, y, width, height] }, index) => (
        <chakra.text
          key={index}
          x={x * page.width}
          y={(y + height * 0.8) * page.height}
          textLength={width * page.width}
          fontSize={`${height * page.height}px`}
          lengthAdjust="spacingAndGlyphs"
          fontFamily="mono"
          fill="#1d1a16"
        >
          {text}
        </chakra.text>
      ))}
    </chakra.svg>
  );
}
