import { Box, Code, Stack, Text } from '@chakra-ui/react';
import { encode } from 'uqr';
import { useOfferedApp } from '../../api/second-factor.ts';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useText } from '../../text/use-text.ts';

/** The secret of a new app: drawn here for its camera, and written out for whoever types it. */
export function NewApp() {
  const t = useText();
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('secondFactor.scanHelp')}</Text>
      <Loaded
        query={useOfferedApp()}
        skeleton={<Lines count={4} />}
        errorTitle={t('secondFactor.loadFailed')}
      >
        {({ secret, uri }) => (
          <Stack gap="4" align="center">
            <Drawn text={uri} />
            <Stack gap="1" w="full">
              <Text fontSize="sm" color="fg.muted">
                {t('secondFactor.typeInstead')}
              </Text>
              <Code data-secret size="lg" p="2" overflowWrap="anywhere" userSelect="all">
                {secret.match(/.{1,4}/g)?.join(' ')}
              </Code>
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** A QR code. Cameras want dark on light, in either theme. */
function Drawn({ text }: { text: string }) {
  const t = useText();
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box w="52" maxW="full" borderRadius="l2" overflow="hidden" borderWidth="1px" bg="white">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('secondFactor.drawn')}
        shapeRendering="crispEdges"
        style={{ display: 'block' }}
      >
        <path d={modules.join('')} fill="black" />
      </svg>
    </Box>
  );
}
