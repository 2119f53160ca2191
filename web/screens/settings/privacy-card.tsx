import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';

const facts = ['analytics', 'dataSharing', 'thirdParty'] as const;

/** What becomes of data elsewhere: nothing. There is nothing to turn off, and it says so. */
export function PrivacyCard() {
  const t = useText();
  return (
    <Panel title={t('privacy.title')}>
      <Stack as="dl" gap="0">
        {facts.map((fact, at) => (
          <Flex
            key={fact}
            gap="4"
            justify="space-between"
            align="flex-start"
            py="3"
            borderTopWidth={at === 0 ? '0' : '1px'}
          >
            <Stack as="dt" gap="0.5" minW="0">
              <Text fontWeight="550">{t(`privacy.${fact}`)}</Text>
              <Text textStyle="sm" color="fg.muted">
                {t(`privacy.${fact}Help`)}
              </Text>
            </Stack>
            <Badge as="dd" flexShrink="0" variant="subtle" colorPalette="gray">
              {t('privacy.off')}
            </Badge>
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}
