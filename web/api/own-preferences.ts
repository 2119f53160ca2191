import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveOwnPreferences } from '../../shared/contract/books.ts';
import type { RouteReply } from '../../shared/contract/route.ts';
import type { Me } from '../../shared/model/organization.ts';
import type { Language } from '../../shared/text/language.ts';
import { chooseLanguage } from '../text/speak.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** Chooses the language of everything: here at once, and kept for the person wherever they sign in. */
export function useChooseLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) => {
      await chooseLanguage(language);
      return call(saveOwnPreferences, { body: { language } });
    },
    onSuccess: (profile: RouteReply<typeof saveOwnPreferences>) =>
      client.setQueryData<Me>(queryKeys.me, (me) => me && { ...me, profile }),
    // Reasons and refusals are worded by the API.
    onSettled: () => client.invalidateQueries(),
  });
}
