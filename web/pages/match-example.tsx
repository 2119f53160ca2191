import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import { LuArrowUpRight, LuCheck } from 'react-icons/lu';
import { formatMoney } from '../format/format.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useText } from '../text/use-text.ts';

const TOTAL_MINOR = 2486;
const TAX_MINOR = 324;
/** In the dark a slip is lighter than the sheets around it, so that it is still paper. */
const slip = { _light: 'bg.panel', _dark: 'bg.muted' };

/** What matching looks like: a receipt, the bank's line it belongs to, and the reasons between them. Marked as an example. */
export function MatchExample() {
  const t = useText();
  return (
    <Box
      as="figure"
      aria-label={t('landing.exampleLabel')}
      position="relative"
      maxW="460px"
      mx="auto"
      w="full"
      pb="4"
    >
      <Box
        position="absolute"
        inset="-8% -6% 0"
        bg="radial-gradient(closest-side, {colors.ember.subtle}, transparent)"
        aria-hidden="true"
      />
      <ReceiptSlip />
      <Reasons />
      <BankLine />
    </Box>
  );
}

function ReceiptSlip() {
  const t = useText();
  return (
    <Box
      position="relative"
      w={{ base: '78%', sm: '64%' }}
      bg={slip}
      px="6"
      pt="6"
      pb="9"
      transform="rotate(-2.2deg)"
      filter="drop-shadow(0 1px 1px rgb(60 45 25 / 0.12)) drop-shadow(0 14px 28px rgb(60 45 25 / 0.12))"
    >
      <Box
        position="absolute"
        insetX="0"
        top="calc(100% - 0.5px)"
        h="8px"
        bg={slip}
        css={{
          mask: 'conic-gradient(from -45deg at bottom, #000 90deg, transparent 0) 0 0 / 12px 8px repeat-x',
        }}
        aria-hidden="true"
      />
      <Text textStyle="xs" color="fg.muted">
        {t('landing.exampleReceipt')}
      </Text>
      <Text fontFamily="serif" fontSize="xl" fontWeight="580" letterSpacing="-0.01em" mt="0.5">
        {t('landing.exampleVendor')}
      </Text>
      <Text color="fg.muted" mt="0.5">
        {t('landing.exampleDay')}
      </Text>
      <Flex
        mt="5"
        pt="3"
        borderTopWidth="1px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        justify="space-between"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>{t('landing.exampleTax')}</span>
        <span>{formatMoney(TAX_MINOR, 'CAD')}</span>
      </Flex>
      <Flex mt="1" justify="space-between" fontWeight="620" fontSize="md" fontVariantNumeric="tabular-nums">
        <span>{t('landing.exampleTotal')}</span>
        <span>{formatMoney(TOTAL_MINOR, 'CAD')}</span>
      </Flex>
    </Box>
  );
}

function Reasons() {
  const t = useText();
  return (
    <HStack position="relative" gap="2" wrap="wrap" justify="flex-end" mt="6" mb="3" pl="16%">
      {(['amount', 'day', 'name'] as const).map((reason) => (
        <HStack key={reason} gap="1" color="green.fg" textStyle="xs" fontWeight="550">
          <LuCheck aria-hidden="true" />
          {t(`landing.exampleReasons.${reason}`)}
        </HStack>
      ))}
    </HStack>
  );
}

function BankLine() {
  const t = useText();
  return (
    <Flex
      position="relative"
      ml={{ base: '0', sm: '8%' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      p="4"
      gap="3.5"
      align="center"
    >
      <Box bg="bg.muted" color="fg.muted" borderRadius="full" p="2.5" aria-hidden="true">
        <LuArrowUpRight />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="550" truncate>
          {t('landing.exampleBank')}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {t('landing.exampleNextDay')} · {t('landing.exampleAccount')}
        </Text>
      </Box>
      <Flex direction="column" align="flex-end" gap="1">
        <Text fontWeight="620" fontVariantNumeric="tabular-nums">
          {formatMoney(-TOTAL_MINOR, 'CAD')}
        </Text>
        <StatusBadge meaning="good">{t('landing.exampleMatch')}</StatusBadge>
      </Flex>
    </Flex>
  );
}
