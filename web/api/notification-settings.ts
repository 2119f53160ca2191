import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getNotificationSettings, saveNotificationSettings } from '../../shared/contract/notices.ts';
import type { NoticeSettingsChange } from '../../shared/model/notice.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** How this person is told of what happens; looked at anew on every visit, since a mail may have turned something off. */
export const useNotificationSettings = () =>
  useQuery({
    queryKey: queryKeys.notificationSettings,
    queryFn: () => call(getNotificationSettings, {}),
    refetchOnMount: 'always',
  });

/** Chooses how this person is told; what is not named stays. */
export function useSaveNotificationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NoticeSettingsChange) => call(saveNotificationSettings, { body }),
    onSuccess: (settings) => {
      client.setQueryData(queryKeys.notificationSettings, settings);
      // What is hidden is neither listed nor counted.
      void client.invalidateQueries({ queryKey: queryKeys.notifications });
    },
  });
}
