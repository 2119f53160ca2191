import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { paths } from '../../../shared/paths.ts';
import type { ProblemCode } from '../../../shared/problems.ts';
import { codeOf } from '../../api/api-problem.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { letBooksGo } from '../../api/shown-books.ts';
import { joinTeam } from '../../api/team.ts';
import { forgetInvitationCode, keepInvitationCode, keptInvitationCode } from '../../auth/invitation-code.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { carryNotice } from '../../kit/carried-notice.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { Lines } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';

/** `/join-team`: whoever was invited joins by their code; who is signed out goes on here once they are signed in. */
export function JoinTeamScreen() {
  const t = useText();
  const { state } = useAuth();
  const isSignedIn = state.status === 'signed-in';
  const hasCode = useGivenCode() !== '';
  const beforeSigningIn = hasCode ? 'joining.signInFirstHelp' : 'joining.codeFirstHelp';
  return (
    <EntryPage
      title={t('joining.title')}
      help={t(isSignedIn ? 'joining.help' : beforeSigningIn)}
      after={!isSignedIn && <Entries />}
    >
      {state.status === 'loading' ? <Lines count={2} /> : <JoinForm isSignedIn={isSignedIn} />}
    </EntryPage>
  );
}

/** The code of the address, or the one that was kept before; empty without any. */
function useGivenCode(): string {
  const [search] = useSearchParams();
  return search.get('code') ?? keptInvitationCode(localStorage) ?? '';
}

function Entries() {
  const t = useText();
  return (
    <Flex gap="5" justify="center" wrap="wrap">
      <TextLink to={paths.signIn}>{t('auth.signIn')}</TextLink>
      <TextLink to={paths.signUp}>{t('auth.createAccount')}</TextLink>
    </Flex>
  );
}

/** The whole app begins anew: this tab may hold what belongs to other books. */
const enter = (): void => {
  letBooksGo();
  location.assign(paths.app);
};

function JoinForm({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<ProblemCode>();
  const { signOut, isBusy: isLeaving } = useAuth();
  const given = useGivenCode();
  const join = async (code: string) => {
    if (!isSignedIn) {
      keepInvitationCode(localStorage, code);
      notify.failed(t('joining.signInFirst'));
      await navigate(paths.signIn);
      return;
    }
    setRefusal(undefined);
    try {
      letBooksGo();
      const { team_name: description } = await joinTeam(code);
      forgetInvitationCode(localStorage);
      carryNotice({ title: t('joining.joined'), description });
      enter();
    } catch (error) {
      if (codeOf(error) !== 'already-exists') throw error;
      forgetInvitationCode(localStorage);
      carryNotice({ title: t('joining.alreadyIn') });
      enter();
    }
  };
  const form = useRouteForm({
    body: z.object({ code: z.string().trim().min(1, t('joining.codeMissing')) }),
    defaultValues: { code: given },
    bodyOf: (typed) => typed,
    send: ({ code }) => join(code),
    onFailed: (error) => {
      const message = messageOf(error, t('common.unexpected'));
      setRefusal(codeOf(error));
      form.setError('code', { message });
      notify.failed(t('joining.failed'), message);
    },
  });
  const { errors } = form.formState;
  const { watch } = form;
  const typed = watch('code').trim();
  useEffect(() => {
    // Whichever way they come in, by a link here or by one of these pages in another tab, the code is there.
    if (!isSignedIn && typed !== '') keepInvitationCode(localStorage, typed);
  }, [isSignedIn, typed]);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="5">
        <FormField label={t('joining.code')} error={errors.code?.message}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            fontFamily="mono"
            {...form.register('code')}
          />
        </FormField>
        {/* It was used, taken back or has ended: nothing but another invitation helps. */}
        {refusal === 'wrong-state' && (
          <Stack gap="1" borderTopWidth="1px" pt="4">
            <Text fontWeight="550">{t('joining.noTeamTitle')}</Text>
            <Text color="fg.muted">{t('joining.noTeamHelp')}</Text>
          </Stack>
        )}
        {refusal === 'other-address' && (
          <Button
            variant="outline"
            loading={isLeaving}
            onClick={() => {
              keepInvitationCode(localStorage, typed);
              void signOut();
            }}
          >
            {t('joining.useInvited')}
          </Button>
        )}
        <SubmitButton loading={form.isBusy} loadingText={t('joining.busy')}>
          {t('joining.join')}
        </SubmitButton>
        {isSignedIn && (
          <Button
            variant="ghost"
            onClick={() => {
              forgetInvitationCode(localStorage);
              void navigate(paths.app);
            }}
          >
            {t('joining.toOwn')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
