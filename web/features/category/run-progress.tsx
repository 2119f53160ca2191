import { Progress } from '@chakra-ui/react';
import { useText } from '../../text/use-text.ts';

/** How far a change of many entries is. */
export function RunProgress({ progress }: { progress: number }) {
  const t = useText();
  const percent = Math.round(progress * 100);
  return (
    <Progress.Root value={percent} colorPalette="ember">
      <Progress.Label mb="2">{t('categories.running', { percent })}</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
