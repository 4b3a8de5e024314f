import { Check, CircleAlert, Dot } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { Controller } from 'react-hook-form';
import { passwordApi, passwordChange } from '../../contract/identity/password';
import { currentSession, updateUser } from '../authProvider/session';
import { call } from '../dataProvider/call';
import { Button } from '../ui/controls/Button';
import { SecretInput } from './SecretInput';
import { useCallForm } from './useCallForm';
import './account.css';
import './passwordForm.css';

interface PasswordFormProps {
  /** On /reset-password, after the old one has expired. */
  expired?: boolean;
  onDone?: () => void;
}

const empty = { current_password: '', password: '', password_confirmation: '' };

/** The parts of the `password` rule of point 5. */
const rules = {
  length: (text: string) => text.length >= 8,
  digit: (text: string) => /\d/.test(text),
  upper: (text: string) => /\p{Lu}/u.test(text),
  lower: (text: string) => /\p{Ll}/u.test(text),
  special: (text: string) => /[^\p{L}\d]/u.test(text),
};

/** The current password and the new one twice; the rule's parts are ticked off while typing. */
export const PasswordForm = ({ expired, onDone }: PasswordFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const t = (key: string, args?: object) => translate(`app.account.password.${key}`, args);
  const { form, submit, errorOf, failure, busy } = useCallForm({
    schema: passwordChange,
    defaultValues: empty,
    send: async body => {
      const endpoint = expired ? passwordApi.changeExpired : passwordApi.change;
      const changed = await call(endpoint, { body });
      updateUser({ is_password_expired: false, ...(changed && { password_days_left: changed.password_days_left }) });
      const ended_sessions = changed?.ended_sessions ?? 0;
      form.reset(empty);
      if (ended_sessions > 0)
        notify('app.account.password.done_sessions', { type: 'success', messageArgs: { count: ended_sessions } });
      else notify('app.account.password.done', { type: 'success' });
      onDone?.();
    },
  });
  const typed = form.watch('password');
  const secret = (name: keyof typeof empty, autoComplete: 'current-password' | 'new-password') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, ...field } }) => (
        <SecretInput
          {...field}
          inputRef={ref}
          label={translate(`app.account.fields.${name}`)}
          autoComplete={autoComplete}
          error={errorOf(name)}
          required
          wide
        />
      )}
    />
  );
  return (
    <form className="account-form stack" onSubmit={submit} noValidate>
      {failure && (
        <p className="account-failure" role="alert">
          <CircleAlert size={18} aria-hidden />
          {failure}
        </p>
      )}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={currentSession()?.user.email ?? ''}
        readOnly
        hidden
      />
      {secret('current_password', 'current-password')}
      {secret('password', 'new-password')}
      <ul className="password-rules hint" aria-label={t('rules_title')}>
        {Object.entries(rules).map(([rule, fits]) => {
          const met = fits(typed);
          const Icon = met ? Check : Dot;
          return (
            <li key={rule} data-met={met}>
              <Icon size={16} strokeWidth={2} aria-hidden />
              {t(`rules.${rule}`)}
              <span className="sr-only">, {t(met ? 'met' : 'unmet')}</span>
            </li>
          );
        })}
      </ul>
      {secret('password_confirmation', 'new-password')}
      <p className="account-hint muted">{t('advice')}</p>
      <div>
        <Button type="submit" variant="contained" disabled={busy}>
          {t(busy ? 'changing' : 'change')}
        </Button>
      </div>
    </form>
  );
};
