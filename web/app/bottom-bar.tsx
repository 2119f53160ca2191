import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { LuCamera } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { useUploads } from '../features/upload/uploads-context.ts';
import { useCan } from '../auth/me-context.ts';
import { useText } from '../text/use-text.ts';
import { isCurrent, navigation } from './navigation.ts';

/** The phone's bar: four places to go, and the camera in the middle. */
export function BottomBar() {
  const t = useText();
  const [dashboard, receipts, transactions, accounting] = navigation;
  return (
    <Flex
      as="nav"
      aria-label={t('shell.mainNavigation')}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
      align="stretch"
    >
      <Entry {...dashboard} />
      <Entry {...receipts} />
      <CameraButton />
      <Entry {...transactions} />
      <Entry {...accounting} />
    </Flex>
  );
}

function Entry({ to, label, Icon }: (typeof navigation)[0 | 1 | 2 | 3]) {
  const t = useText();
  const isHere = isCurrent(to, useLocation().pathname);
  return (
    <chakra.div flex="1" minW="0">
      <Link to={to} aria-current={isHere ? 'page' : undefined}>
        <Flex
          direction="column"
          align="center"
          gap="1"
          py="2.5"
          color={isHere ? 'ember.fg' : 'fg.muted'}
          fontSize="clamp(0.5625rem, 3vw, 0.6875rem)"
          letterSpacing="-0.01em"
          fontWeight="550"
        >
          <Box fontSize="xl" aria-hidden="true">
            <Icon />
          </Box>
          {t(label)}
        </Flex>
      </Link>
    </chakra.div>
  );
}

/** Opens the phone's camera; the picture is brought in from where one stands. */
function CameraButton() {
  const t = useText();
  const { start } = useUploads();
  const canImport = useCan('canImport');
  if (!canImport) return null;
  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    start([...files]);
  };
  return (
    <Flex flex="none" px="1" align="center">
      <chakra.label
        display="grid"
        placeItems="center"
        boxSize="12"
        borderRadius="full"
        bg="ember.solid"
        color="ember.contrast"
        fontSize="xl"
        boxShadow="md"
        cursor="pointer"
        _focusWithin={{ outline: '2px solid {colors.ember.solid}', outlineOffset: '2px' }}
      >
        <LuCamera aria-hidden="true" />
        <VisuallyHidden>
          {t('shell.camera')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
      </chakra.label>
    </Flex>
  );
}
