import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { SharedLink } from '../../../../shared/model/shared-link.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRevokeSharedLink } from '../../../api/shared-links.ts';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { DateText } from '../../../kit/date-text.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { TimeAgo } from '../../../kit/time-ago.tsx';
import { useText } from '../../../text/use-text.ts';
import { ChangeEndDialog } from './change-end-dialog.tsx';
import { OpeningLog } from './opening-log.tsx';

const DAY = 'yyyy-mm-dd'.length;

/** One link: whether it opens, until when, who opened it last, and the button that ends it. */
export function LinkRow({ link }: { link: SharedLink }) {
  const t = useText();
  const [isLogged, setLogged] = useState(false);
  const { label, sender, createdAt, endsAt, openings, lastOpenedAt, hasPassPhrase } = link;
  const state = stateOf(link);
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex direction={{ base: 'column', sm: 'row' }} gap={{ base: '2', sm: '3' }} align={{ sm: 'center' }}>
        <Box flex="1" minW="0">
          <Text fontWeight="550" overflowWrap="anywhere">
            {label}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {t('sharing.by', { sender })} · <TimeAgo at={createdAt} /> · {t('sharing.until')}{' '}
            <DateText day={endsAt.slice(0, DAY)} />
            {hasPassPhrase && ` · ${t('sharing.withPhrase')}`}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {openings === 0 ? t('sharing.notOpened') : t('sharing.openings', { count: openings })}
            {lastOpenedAt !== null && (
              <>
                {' · '}
                {t('sharing.last')} <TimeAgo at={lastOpenedAt} />
              </>
            )}
          </Text>
        </Box>
        <Flex gap="2" align="center" wrap="wrap">
          <StatusBadge meaning={state === 'open' ? 'good' : 'plain'}>
            {t(`sharing.states.${state}`)}
          </StatusBadge>
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={isLogged}
            aria-label={t('sharing.logOf', { label })}
            onClick={() => setLogged(!isLogged)}
          >
            {t('sharing.log')}
          </Button>
          {state !== 'revoked' && <ChangeEndButton link={link} />}
          {state === 'open' && <RevokeButton link={link} />}
        </Flex>
      </Flex>
      {isLogged && <OpeningLog id={link.id} />}
    </Box>
  );
}

function stateOf({ revokedAt, endsAt }: SharedLink): 'open' | 'revoked' | 'over' {
  if (revokedAt !== null) return 'revoked';
  return new Date().toISOString() < endsAt ? 'open' : 'over';
}

function ChangeEndButton({ link }: { link: SharedLink }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const { label } = link;
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t('sharing.changeEndOf', { label })}
        onClick={() => setAsked(true)}
      >
        {t('sharing.changeEnd')}
      </Button>
      {isAsked && <ChangeEndDialog link={link} onClose={() => setAsked(false)} />}
    </>
  );
}

function RevokeButton({ link: { id, label } }: { link: SharedLink }) {
  const t = useText();
  const notify = useNotify();
  const revoke = useRevokeSharedLink();
  const [isAsked, setAsked] = useState(false);
  const end = async () => {
    try {
      await revoke.mutateAsync(id);
      notify.done({ title: t('sharing.revoked', { label }), settles: [t('sharing.revokeFailed')] });
    } catch (error) {
      notify.failed(t('sharing.revokeFailed'), messageOf(error, t('common.unexpected')));
    }
    setAsked(false);
  };
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t('sharing.revokeOf', { label })}
        onClick={() => setAsked(true)}
      >
        {t('sharing.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('sharing.revokeQuestion', { label })}
        description={t('sharing.revokeHelp')}
        confirmLabel={t('sharing.revoke')}
        onConfirm={end}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
