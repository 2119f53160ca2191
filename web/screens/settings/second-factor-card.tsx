import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSecondFactor } from '../../api/second-factor.ts';
import type { SecondFactorState } from '../../../shared/model/second-factor.ts';
import { later } from '../../kit/later.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import type { SecondFactorDialogProps } from './second-factor-dialog.tsx';

type What = SecondFactorDialogProps['what'];

const SecondFactorDialog = later(
  async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
  ({ isOpen }) => isOpen,
);

/** Whether signing in asks for the code of an app, and what can be done about it. */
export function SecondFactorCard() {
  const t = useText();
  const [what, setWhat] = useState<What>('on');
  const [isOpen, setIsOpen] = useState(false);
  const ask = (wanted: What) => {
    setWhat(wanted);
    setIsOpen(true);
  };
  return (
    <Panel title={t('secondFactor.title')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('secondFactor.help')}</Text>
        <Loaded
          query={useSecondFactor()}
          skeleton={<Lines count={1} />}
          errorTitle={t('secondFactor.loadFailed')}
        >
          {(state) => (state.isOn ? <On state={state} onAsk={ask} /> : <Off onAsk={ask} />)}
        </Loaded>
      </Stack>
      <SecondFactorDialog what={what} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Panel>
  );
}

function Off({ onAsk }: { onAsk: (what: What) => void }) {
  const t = useText();
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <StatusBadge meaning="plain">{t('secondFactor.off')}</StatusBadge>
      <Button variant="outline" onClick={() => onAsk('on')}>
        {t('secondFactor.turnOn')}
      </Button>
    </Flex>
  );
}

function On({
  state: { since, codesLeft },
  onAsk,
}: {
  state: SecondFactorState;
  onAsk: (what: What) => void;
}) {
  const t = useText();
  return (
    <Stack gap="4">
      <Flex gap="3" align="center" wrap="wrap">
        <StatusBadge meaning="good">{t('secondFactor.on')}</StatusBadge>
        {since !== null && (
          <Text color="fg.muted">
            {t('secondFactor.since')} <TimeAgo at={since} />
          </Text>
        )}
      </Flex>
      {codesLeft === 0 ? (
        <StatusBadge meaning="waiting">{t('secondFactor.noCodes')}</StatusBadge>
      ) : (
        <Text color="fg.muted">{t('secondFactor.codesLeft', { count: codesLeft })}</Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => onAsk('codes')}>
          {t('secondFactor.newCodes')}
        </Button>
        <Button variant="outline" colorPalette="red" onClick={() => onAsk('off')}>
          {t('secondFactor.turnOff')}
        </Button>
      </Flex>
    </Stack>
  );
}
