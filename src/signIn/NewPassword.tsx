import { type FormEvent, useRef, useState } from 'react';
import { type PasswordLink, passwordApi } from '../../contract/identity/password';
import { http } from '../dataProvider/http';
import { FailureNote } from './FailureNote';
import type { id } from './messages';
import { PasswordField } from './PasswordField';
import './signIn.css';
import { readSignInError } from './signInError';

interface NewPasswordProps {
  messages: typeof id;
  linkId: string;
  link: PasswordLink;
}

type Faults = { password?: string; password_confirmation?: string };

/** The `password` rule of point 5, checked before sending; the server also rejects earlier and common passwords. */
const isStrong = (text: string) =>
  text.length >= 8 && /\d/.test(text) && /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /[^\p{L}\d]/u.test(text);

/** Sets a password using the link from a mail: a new one, or an invited person's first one. */
export const NewPassword = ({ messages, linkId, link }: NewPasswordProps) => {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const text = messages.forgotPage;
  const invited = link.purpose === 'invitation';

  const show = (wrong: Faults) => {
    setFaults(wrong);
    if (wrong.password) password.current?.focus();
    else if (wrong.password_confirmation) confirmation.current?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const body = {
      id: linkId,
      password: String(data.get('new_password') ?? ''),
      password_confirmation: String(data.get('password_confirmation') ?? ''),
    };
    const wrong = check(body, text);
    setFailure(undefined);
    show(wrong);
    if (wrong.password || wrong.password_confirmation) return;
    setBusy(true);
    try {
      await http({ method: 'POST', url: passwordApi.setByLink.path, body, session: 'none' });
      location.assign('/?reason=password');
    } catch (error) {
      const { errors } = error as { errors?: Faults };
      if (errors?.password || errors?.password_confirmation) show(errors);
      else setFailure(readSignInError(error, { ...messages, failed: text.failed }).message);
      setBusy(false);
    }
  };

  return (
    <form className="sign-form" onSubmit={send} noValidate aria-busy={busy}>
      <div>
        <h1>{invited ? text.invitedTitle : text.newTitle}</h1>
        <p className="sign-lead">{invited ? text.invitedLead(link.name, link.email) : text.newLead(link.email)}</p>
      </div>
      <FailureNote message={failure} />
      <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        ref={password}
        messages={messages}
        fresh={{ name: 'new_password', label: text.newPassword, hint: text.rule }}
        error={faults.password}
        autoFocus
        onInput={() => setFaults({})}
      />
      <PasswordField
        ref={confirmation}
        messages={messages}
        fresh={{ name: 'password_confirmation', label: text.confirmation }}
        error={faults.password_confirmation}
        onInput={() => setFaults(({ password_confirmation: _, ...rest }) => rest)}
      />
      <button type="submit" className="sign-submit" aria-disabled={busy}>
        {busy ? text.saving : text.save}
      </button>
    </form>
  );
};

function check(body: Required<Faults>, text: (typeof id)['forgotPage']): Faults {
  if (!body.password) return { password: text.newRequired };
  if (!isStrong(body.password)) return { password: text.weak };
  if (!body.password_confirmation) return { password_confirmation: text.confirmationRequired };
  return body.password === body.password_confirmation ? {} : { password_confirmation: text.different };
}
