import { Button } from '@chakra-ui/react';
import { paths } from '../../shared/paths.ts';
import { useText } from '../text/use-text.ts';

interface CallToActionProps {
  readonly size: 'sm' | 'lg';
  readonly withSignIn?: boolean;
}

/** Whether somebody is signed in the boot script knows before anything is painted. */
export const onlySignedOut = { 'html[data-signed-in=true] &': { display: 'none' } } as const;
export const onlySignedIn = { 'html:not([data-signed-in=true]) &': { display: 'none' } } as const;

/** The way in: a free trial for new people, the dashboard for those who are signed in. */
export function CallToAction({ size, withSignIn = false }: CallToActionProps) {
  const t = useText();
  return (
    <>
      <Button asChild size={size} colorPalette="ember" css={onlySignedOut}>
        <a href={paths.signUp}>{t('landing.startTrial')}</a>
      </Button>
      {withSignIn && (
        <Button asChild size={size} variant="outline" css={onlySignedOut}>
          <a href={paths.signIn}>{t('landing.signIn')}</a>
        </Button>
      )}
      <Button asChild size={size} colorPalette="ember" css={onlySignedIn}>
        <a href={paths.app}>{t('landing.toDashboard')}</a>
      </Button>
    </>
  );
}
