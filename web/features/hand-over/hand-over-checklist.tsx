import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { LuCircleCheck } from 'react-icons/lu';
import type { DateRange } from '../../../shared/model/export.ts';
import type { HandOverCheck } from '../../../shared/model/hand-over.ts';
import { useHandOverCheck } from '../../api/reports.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import { useOpenItems } from './use-open-items.ts';

interface HandOverChecklistProps {
  /** What is about to be sent, as its form is called: two forms of one screen have a list each. */
  readonly of: string;
  readonly days: DateRange | undefined;
}

/**
 * What stands open in the days that are about to be sent, each with the way to it. It holds nobody up: what is sent is sent as it is.
 * Nothing stands there while the days are not known.
 */
export function HandOverChecklist({ of: what, days }: HandOverChecklistProps) {
  const t = useText();
  const { data, isError } = useHandOverCheck(days);
  if (days === undefined) return null;
  return (
    <Box
      as="section"
      aria-label={t('handOver.titleOf', { what })}
      bg="bg.muted"
      borderRadius="l2"
      px="4"
      py="3"
      fontSize="sm"
      aria-live="polite"
    >
      {data ? (
        <OpenItems check={data} />
      ) : (
        <Text color="fg.muted">{t(isError ? 'handOver.failed' : 'handOver.looking')}</Text>
      )}
    </Box>
  );
}

function OpenItems({ check }: { readonly check: HandOverCheck }) {
  const t = useText();
  const items = useOpenItems(check);
  if (items.length === 0)
    return (
      <Flex align="center" gap="2" color="green.fg">
        <LuCircleCheck aria-hidden="true" />
        <Text>{t('handOver.allSet')}</Text>
      </Flex>
    );
  return (
    <Stack gap="1">
      <Text fontWeight="600">{t('handOver.title')}</Text>
      <Stack as="ul" gap="1" ps="4" listStyleType="disc" css={{ '& > li::marker': { color: 'amber.fg' } }}>
        {items.map(({ key, words, to }) => (
          <li key={key}>{to === undefined ? words : <TextLink to={to}>{words}</TextLink>}</li>
        ))}
      </Stack>
      <Text color="fg.muted">{t('handOver.sendAnyway')}</Text>
    </Stack>
  );
}
