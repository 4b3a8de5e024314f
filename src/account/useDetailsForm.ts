import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useNotify, useSetLocale } from 'ra-core';
import type { Profile } from '../../contract/identity/profile';
import { profileApi, profileInput } from '../../contract/identity/profile';
import { updateUser } from '../authProvider/session';
import { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import { withPassword } from '../dataProvider/passwordGate';
import { useOfferedLocales } from '../i18n/useOfferedLocales';
import { useCallForm } from './useCallForm';

/** The form of the user's own details. Saved values appear at once wherever the user is named, and the language applies to the page. */
export function useDetailsForm(profile: Profile, onStale: () => void) {
  const notify = useNotify();
  const setLocale = useSetLocale();
  const queryClient = useQueryClient();
  const { refetch: refetchIdentity } = useGetIdentity();
  const { offered, english, offerEnglish } = useOfferedLocales();
  const start = {
    name: profile.name,
    phone: profile.phone ?? '',
    photo_url: profile.photo_url,
    locale: (profile.locale === 'en' ? 'en' : 'id') as 'id' | 'en',
    version: profile.version,
  };
  return useCallForm<typeof start>({
    schema: profileInput,
    defaultValues: start,
    send: async values => {
      try {
        const saved = await withPassword(() => call(profileApi.update, { body: values }));
        queryClient.setQueryData([profileApi.get.call, undefined, undefined], saved);
        updateUser({ name: saved.name, phone: saved.phone, photo_url: saved.photo_url, locale: saved.locale });
        await refetchIdentity?.();
        if (saved.locale === 'en' && !offered.includes('en') && !english) offerEnglish(true);
        if (saved.locale !== start.locale) await setLocale(saved.locale);
        notify('app.account.details.saved', { type: 'success' });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        notify('app.account.details.stale', { type: 'warning' });
        onStale();
      }
    },
  });
}
