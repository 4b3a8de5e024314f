import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useGetIdentity, useNotify, useSetLocale, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { type Profile, profileApi, profileInput } from '../../contract/identity/profile';
import { updateUser } from '../authProvider/session';
import { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import { endpointQuery } from '../dataProvider/endpointQuery';
import { withPassword } from '../dataProvider/passwordGate';
import { locales } from '../i18n/locale';
import { useOfferedLocales } from '../i18n/useOfferedLocales';
import { Button } from '../ui/controls/Button';
import { AreaName } from '../ui/display/AreaName';
import { describedBy, FieldFrame } from '../ui/form/FieldFrame';
import { FormSection } from '../ui/form/FormSection';
import { OutlinedInput, Select } from '../ui/material/controls';
import { MenuItem } from '../ui/material/overlays';
import { PhotoField } from './PhotoField';
import { useCallForm } from './useCallForm';
import './account.css';
import './profile.css';

interface DetailsFormProps {
  profile: Profile;
  /** Called on a version conflict: the profile must be reloaded. */
  onStale: () => void;
}

/** Name, phone, photo and language; fields managed by others are read-only. */
export const DetailsForm = ({ profile, onStale }: DetailsFormProps) => {
  const translate = useTranslate();
  const id = useId();
  const t = (key: string, args?: object) => translate(`app.account.${key}`, args);
  const { form, submit, errorOf, failure, busy } = useDetailsForm(profile, onStale);
  const text = (name: 'name' | 'phone', help?: string) => {
    const error = errorOf(name);
    return (
      <FieldFrame
        announced
        id={`${id}-${name}`}
        label={t(`fields.${name}`)}
        required={name === 'name'}
        error={error}
        help={help}
      >
        <Controller
          control={form.control}
          name={name}
          render={({ field: { ref, ...field } }) => (
            <OutlinedInput
              {...field}
              inputRef={ref}
              id={`${id}-${name}`}
              type={name === 'phone' ? 'tel' : 'text'}
              error={Boolean(error)}
              fullWidth
              inputProps={{
                autoComplete: name === 'phone' ? 'tel' : 'name',
                'aria-required': name === 'name' || undefined,
                'aria-describedby': describedBy(`${id}-${name}`, { error, help }),
              }}
            />
          )}
        />
      </FieldFrame>
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={t('details.title')} text={t('details.text')}>
        {failure && (
          <p className="account-failure field-wide" role="alert">
            <CircleAlert size={18} aria-hidden />
            {failure}
          </p>
        )}
        <Controller
          control={form.control}
          name="photo_url"
          render={({ field }) => (
            <PhotoField name={form.watch('name') || profile.name} value={field.value} onChange={field.onChange} />
          )}
        />
        {text('name')}
        {text('phone', t('details.phone_help'))}
        <FieldFrame id={`${id}-locale`} label={t('fields.locale')}>
          <Controller
            control={form.control}
            name="locale"
            render={({ field: { ref, ...field } }) => (
              <Select
                {...field}
                inputRef={ref}
                fullWidth
                SelectDisplayProps={{ id: `${id}-locale`, 'aria-label': t('fields.locale') }}
              >
                {Object.entries(locales).map(([locale, name]) => (
                  <MenuItem key={locale} value={locale}>
                    {name}
                  </MenuItem>
                ))}
              </Select>
            )}
          />
        </FieldFrame>
        <ProfileFacts profile={profile} />
        <div className="field-wide">
          <Button type="submit" variant="contained" disabled={busy || !form.formState.isDirty}>
            {t(busy ? 'saving' : 'save')}
          </Button>
        </div>
      </FormSection>
    </form>
  );
};

/** Fields that the user cannot change. */
const ProfileFacts = ({ profile }: Pick<DetailsFormProps, 'profile'>) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`app.account.${key}`);
  const facts = [
    ['email', profile.email],
    ['role', profile.role?.name ?? t('details.no_role')],
    ['region', profile.region_code ? <AreaName key="region" code={profile.region_code} /> : t('details.national')],
  ] as const;
  return (
    <dl className="profile-facts field-wide">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="hint">{t(`fields.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const PROFILE_KEY = endpointQuery(profileApi.get).queryKey;

/** The form of the user's own details. Saved values appear at once wherever the user is named, and the language applies to the page. */
function useDetailsForm(profile: Profile, onStale: () => void) {
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
  const callForm = useCallForm<typeof start>({
    schema: profileInput,
    defaultValues: start,
    send: async values => {
      try {
        const saved = await withPassword(() => call(profileApi.update, { body: values }));
        const { name, phone, photo_url, locale } = saved ?? { ...values, phone: values.phone || null };
        queryClient.setQueryData<Profile>(PROFILE_KEY, { ...profile, name, phone, photo_url, locale, ...saved });
        updateUser({ name, phone, photo_url, locale });
        await refetchIdentity?.();
        if (locale === 'en' && !offered.includes('en') && !english) offerEnglish(true);
        if (locale !== start.locale) await setLocale(locale);
        // without a new version the form stays: what it holds is now saved
        callForm.form.reset(values);
        // the provider reported success only
        if (!saved) void queryClient.invalidateQueries({ queryKey: PROFILE_KEY });
        notify('app.account.details.saved', { type: 'success' });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        notify('app.account.details.stale', { type: 'warning' });
        onStale();
      }
    },
  });
  return callForm;
}
