import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import type { Profile } from '../../contract/identity/profile';
import { locales } from '../i18n/locale';
import { AreaName } from '../ui/AreaName';
import { Button } from '../ui/Button';
import { describedBy, FieldFrame } from '../ui/form/FieldFrame';
import { FormSection } from '../ui/form/FormSection';
import { OutlinedInput, Select } from '../ui/material/controls';
import { MenuItem } from '../ui/material/overlays';
import { PhotoField } from './PhotoField';
import { useDetailsForm } from './useDetailsForm';
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
          <dt>{t(`fields.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
