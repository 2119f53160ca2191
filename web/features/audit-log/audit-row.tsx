import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import type { AuditLogEntry } from '../../../shared/model/audit-log.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { formatClock } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';

/** One act: when, who, what; its details on demand. */
export function AuditRow({ entry }: { entry: AuditLogEntry }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { timeZone } = useSignedIn().organization;
  const { actor, at, summary } = entry;
  return (
    <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <chakra.button
        type="button"
        display="flex"
        w="full"
        textAlign="start"
        alignItems="flex-start"
        gap="3"
        py="3"
        px={{ base: '4', md: '5' }}
        minH="11"
        cursor="pointer"
        _hover={{ bg: 'bg.subtle' }}
        _focusVisible={{ outlineOffset: '-2px' }}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Flex
          flex="1"
          minW="0"
          direction={{ base: 'column', md: 'row' }}
          align="baseline"
          gap={{ base: '0.5', md: '4' }}
        >
          <Text
            as="span"
            color="fg.muted"
            textStyle="sm"
            flexShrink="0"
            w={{ md: '20' }}
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
          >
            <time dateTime={at}>{formatClock(new Date(at), timeZone)}</time>
          </Text>{' '}
          <Text as="span" fontWeight="550" flexShrink="0" w={{ md: '44' }} overflowWrap="anywhere">
            {'system' in actor ? t('auditLog.matchbook') : actor.fullName}
          </Text>{' '}
          <Text as="span" minW="0" overflowWrap="anywhere">
            {summary}
          </Text>
        </Flex>
        <Box
          aria-hidden="true"
          mt="1"
          color="fg.muted"
          transition="transform 120ms"
          transform={isOpen ? 'rotate(180deg)' : undefined}
        >
          <LuChevronDown />
        </Box>
      </chakra.button>
      <Box id={detailsId} hidden={!isOpen}>
        {isOpen && <Details entry={entry} />}
      </Box>
    </Box>
  );
}

function Details({ entry: { kind, device, address, thing, actor, id } }: { entry: AuditLogEntry }) {
  const t = useText();
  const facts = [
    [t('auditLog.kind'), t(`auditLog.kinds.${kind}`)],
    [t('auditLog.device'), device],
    [t('auditLog.address'), address],
    [t('auditLog.work'), 'system' in actor ? actor.system : undefined],
    [t('auditLog.thing'), thing?.id],
    [t('auditLog.event'), id],
  ] as const;
  return (
    <Grid
      as="dl"
      templateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
      columnGap="6"
      rowGap={{ base: '0', sm: '1.5' }}
      px={{ base: '4', md: '5' }}
      ps={{ md: '7.25rem' }}
      pb="4"
      textStyle="sm"
    >
      {facts.map(([name, fact]) =>
        fact === undefined ? null : (
          <Box key={name} display="contents">
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" mb={{ base: '2', sm: '0' }} overflowWrap="anywhere">
              {fact}
            </Text>
          </Box>
        ),
      )}
    </Grid>
  );
}
