import { Info, Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { passwordApi } from '../../contract/identity/password';
import { http } from '../dataProvider/http';
import { checkSignIn } from './checkSignIn';
import { FailureNote } from './FailureNote';
import { Field } from './Field';
import type { id } from './messages';
import { readRefusal, type SignInFailure } from './refusal';
import { clock, useCountdown } from './useCountdown';
import './signIn.css';

/** Asks for a link by mail. The answer is the same whether or not the address has an account. */
export const AskForLink = ({ messages, ended }: { messages: typeof id; ended: boolean }) => {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure>();
  const field = useRef<HTMLInputElement>(null);
  const wait = useCountdown(failure?.retryAt);
  const text = messages.forgotPage;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const wrong = checkSignIn({ email, password: 'not asked' }, messages).email;
    setFault(wrong);
    setFailure(undefined);
    if (wrong) return field.current?.focus();
    setBusy(true);
    try {
      const { method, path } = passwordApi.requestLink;
      const { message } = await http({ method, url: path, body: { email }, session: 'none' });
      setSent(message);
    } catch (error) {
      const refused = readRefusal(error, messages);
      setFault(refused.fields.email);
      if (!refused.fields.email) setFailure(refused);
    } finally {
      setBusy(false);
    }
  };

  const back = <a href="/">{text.back}</a>;
  if (sent)
    return (
      <div className="sign-form">
        <h1>{text.sent}</h1>
        <p className="sign-note" role="status">
          <Info size={18} aria-hidden="true" />
          {sent}
        </p>
        <p className="sign-limits">{text.sentHint}</p>
        <button type="button" className="sign-back" onClick={() => setSent(undefined)}>
          {text.again}
        </button>
        {back}
      </div>
    );
  return (
    <form className="sign-form" onSubmit={send} noValidate aria-busy={busy}>
      <div>
        <h1>{ended ? text.ended : text.title}</h1>
        <p className="sign-lead">{ended ? text.endedLead : text.lead}</p>
      </div>
      <FailureNote message={failure?.message} />
      <Field
        ref={field}
        name="email"
        label={messages.email}
        icon={Mail}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={fault}
        onInput={() => setFault(undefined)}
      />
      <button type="submit" className="sign-submit" aria-disabled={busy || wait > 0}>
        {wait > 0 ? messages.waitButton(clock(wait)) : busy ? text.sending : text.submit}
      </button>
      {back}
    </form>
  );
};
