import { Button } from '@chakra-ui/react';
import { LuEye } from 'react-icons/lu';
import { leaveSample } from '../api/sample.ts';
import { useBeginAnew } from '../features/organizations/use-begin-anew.ts';
import { useText } from '../text/use-text.ts';
import { Band } from './band.tsx';

/** Says above every screen that what is shown is nobody's, and takes it away. */
export function SampleBanner() {
  const t = useText();
  const { isBusy, begin } = useBeginAnew(leaveSample, t('sample.removeFailed'));
  return (
    <Band
      bg="ember.subtle"
      borderColor="ember.muted"
      icon={<LuEye />}
      iconColor="ember.fg"
      title={t('sample.banner')}
      help={t('sample.bannerHelp')}
    >
      <Button
        size="sm"
        variant="outline"
        bg="bg.panel"
        loading={isBusy}
        loadingText={t('sample.removing')}
        onClick={() => void begin()}
      >
        {t('sample.remove')}
      </Button>
    </Band>
  );
}
