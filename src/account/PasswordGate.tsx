import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { profileApi } from '../../contract/identity/profile';
import { currentSession } from '../authProvider/session';
import { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import { onPasswordQuestion, passwordQuestion } from '../dataProvider/passwordGate';
import { Button } from '../ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/material/overlays';
import { SecretInput } from './SecretInput';
import './account.css';

/** Asks for the user's password before a sensitive change on any page. Mounted once in the console. */
export const PasswordGate = () => {
  const translate = useTranslate();
  const id = useId();
  const question = useSyncExternalStore(onPasswordQuestion, passwordQuestion);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const give = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles a portal's events through the component tree, so the page's form would receive this submit.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('current_password') ?? '');
    if (!password) return setError(translate('app.account.gate.missing'));
    setBusy(true);
    setError(undefined);
    try {
      await call(profileApi.reauthenticate, { body: { current_password: password } });
      question?.confirm();
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.errors?.current_password ?? failure.message);
      else throw failure;
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    setError(undefined);
    question?.cancel();
  };

  return (
    <Dialog
      open={question !== null}
      onClose={busy ? undefined : leave}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={give} noValidate>
        <DialogTitle id={`${id}-title`}>{translate('app.account.gate.title')}</DialogTitle>
        <DialogContent className="stack">
          <p>{translate('app.account.gate.text')}</p>
          {/* Password managers look for the account that the password belongs to. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={currentSession()?.user.email ?? ''}
            readOnly
            hidden
          />
          <SecretInput
            name="current_password"
            label={translate('app.account.gate.password')}
            autoComplete="current-password"
            error={error}
            required
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={busy}>
            {translate('app.account.gate.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate(busy ? 'app.account.gate.busy' : 'app.account.gate.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
