import { Box, Flex, Text } from '@chakra-ui/react';
import { LuFileCheck, LuInfo } from 'react-icons/lu';
import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';

/** What proves a payout's figures, in words that can be checked against the document; or what is missing. */
export function PayoutEvidence({ offer: { evidence, provider, transaction } }: { offer: PayoutOffer }) {
  const words = useEvidenceWords();
  const isProven = evidence !== null;
  return (
    <Flex gap="2" mt="3" color={isProven ? 'green.fg' : 'fg.muted'} textStyle="sm" maxW="62ch">
      <Box as="span" mt="0.5" flexShrink="0" aria-hidden="true">
        {isProven ? <LuFileCheck /> : <LuInfo />}
      </Box>
      <Box minW="0">
        <Text>{words(evidence, provider, transaction.currency)}</Text>
        {evidence?.kind === 'report' && (
          <Text textStyle="xs" color="fg.muted" truncate>
            {evidence.fileName}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

function useEvidenceWords() {
  const t = useText();
  const format = useDateFormat();
  const written = useMoney();
  return (evidence: PayoutOffer['evidence'], provider: string, currency: string): string => {
    if (!evidence) return t('payouts.unknown', { provider });
    const money = (amount: number) => written(amount, currency);
    const { gross, fees, refunds, net } = evidence.figures;
    if (evidence.kind === 'sales') {
      const count = evidence.receiptIds.length;
      return t('payouts.sales', { count, gross: money(gross), fees: money(fees) });
    }
    return t(refunds > 0 ? 'payouts.reportRefunds' : 'payouts.report', {
      day: evidence.date ? formatDay(evidence.date, format) : t('payouts.undated'),
      gross: money(gross),
      fees: money(fees),
      refunds: money(refunds),
      net: money(net),
    });
  };
}
