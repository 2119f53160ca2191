import { Button } from '@chakra-ui/react';
import { paths } from '../../shared/paths.ts';
import { useText } from '../text/use-text.ts';

interface CallToActionProps {
  readonly size: 'sm' | 'lg';
  readonly withSignIn?: boolean;
}

/** The way in: a free trial for new people, the dashboard for those who are signed in (the boot script knows before paint). */
export function CallToAction({ size, withSignIn = false }: CallToActionProps) {
  const t = useText();
  return (
    <>
      <Button
        asChild
        size={size}
        colorPalette="ember"
        css={{ 'html[data-signed-in=true] &': { display: 'none' } }}
      >
        <a href={paths.signUp}>{t('landing.startTrial')}</a>
      </Button>
      {withSignIn && (
        <Button
          asChild
          size={size}
          variant="outline"
          css={{ 'html[data-signed-in=true] &': { display: 'none' } }}
        >
          <a href={paths.signIn}>{t('landing.signIn')}</a>
        </Button>
      )}
      <Button
        asChild
        size={size}
        colorPalette="ember"
        css={{ 'html:not([data-signed-in=true]) &': { display: 'none' } }}
      >
        <a href={paths.app}>{t('landing.toDashboard')}</a>
      </Button>
    </>
  );
}
