import { Flex, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { usualMatching } from '../../../../shared/model/match.ts';
import type { MatchingSettings } from '../../../../shared/model/match.ts';
import { useSaveMatching } from '../../../api/matching.ts';
import { useCan, useSignedIn } from '../../../auth/me-context.ts';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

const ways = ['off', 'suggest', 'auto'] as const;
const thresholds = [97, 98, 99] as const;

/** How matches are looked for: not at all, suggested, or the sure ones made without asking. */
export function HowMatched() {
  const t = useText();
  const canMatch = useCan('canMatch');
  const settings = useSignedIn().organization.matching ?? usualMatching;
  const save = useSaveChoice();
  return (
    <Panel title={t('matching.how')}>
      <Stack gap="4">
        <RadioGroup.Root
          value={settings.auto}
          disabled={!canMatch}
          colorPalette="ember"
          aria-label={t('matching.how')}
          onValueChange={({ value }) => {
            const auto = ways.find((way) => way === value);
            if (auto) void save({ ...settings, auto });
          }}
        >
          <Stack gap="2.5">
            {ways.map((way) => (
              <RadioGroup.Item key={way} value={way}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{t(`matching.auto.${way}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        <Text textStyle="xs" color="fg.muted">
          {t(`matching.autoHelp.${settings.auto}`)}
        </Text>
        {settings.auto === 'auto' && (
          <Flex maxW="12rem">
            <FormField label={t('matching.threshold')}>
              <Choice
                size="sm"
                value={settings.threshold}
                disabled={!canMatch}
                onChange={({ target }) => void save({ ...settings, threshold: Number(target.value) })}
              >
                {thresholds.map((percent) => (
                  <option key={percent} value={percent}>
                    {t('matching.percent', { percent })}
                  </option>
                ))}
              </Choice>
            </FormField>
          </Flex>
        )}
      </Stack>
    </Panel>
  );
}

function useSaveChoice() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: save } = useSaveMatching();
  return async (settings: MatchingSettings) => {
    try {
      await save(settings);
      notify.done({ title: t('matching.matchingSaved'), settles: [t('matching.matchingFailed')] });
    } catch (error) {
      notify.failed(t('matching.matchingFailed'), messageOf(error, t('common.unexpected')));
    }
  };
}
