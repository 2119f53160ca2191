import { Box, Flex, Stack } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';
import type { Plan } from '../../shared/model/organization.ts';
import { useText } from '../text/use-text.ts';
import { planLines } from './plan-lines.ts';

/** What a plan has, a line each. */
export function PlanFeatures({ plan }: { plan: Plan }) {
  const t = useText();
  return (
    <Stack as="ul" listStyleType="none" gap="1.5" color="fg.muted">
      {planLines(plan, t).map((line) => (
        <Flex as="li" key={line} gap="2" align="baseline">
          <Box as="span" color="green.fg" fontSize="sm" position="relative" top="0.15em" aria-hidden="true">
            <LuCheck />
          </Box>
          {line}
        </Flex>
      ))}
    </Stack>
  );
}
