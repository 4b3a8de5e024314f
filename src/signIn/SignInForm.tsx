import { Info, Mail } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { FailureNote } from './FailureNote';
import { Field } from './Field';
import type { id, Notice } from './messages';
import { PasswordField } from './PasswordField';
import { SecondStep } from './SecondStep';
import { clock, useCountdown } from './useCountdown';
import { useSignIn } from './useSignIn';
import './signIn.css';

interface SignInFormProps {
  messages: typeof id;
  /** Why the user was signed out. */
  notice?: Notice | undefined;
}

/** Email, password and the error. Uncontrolled, so that values autofilled by the browser count. */
export const SignInForm = ({ messages, notice }: SignInFormProps) => {
  const { stage, fields, failure, challenge, submit, touch, restart } = useSignIn(messages);
  const wait = useCountdown(failure?.retryAt);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const busy = stage !== 'idle';

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wait > 0) return;
    const data = new FormData(event.currentTarget);
    const wrong = await submit({ email: String(data.get('email')), password: String(data.get('password')) });
    const field = wrong === 'email' ? email.current : wrong && password.current;
    field?.focus();
    if (wrong === 'password') field?.select();
  };

  if (challenge) return <SecondStep messages={messages} challenge={challenge} onRestart={restart} />;

  return (
    <form className="sign-form" onSubmit={send} noValidate aria-busy={busy}>
      <div>
        <h1>{messages.title}</h1>
        <p className="sign-lead">{messages.lead}</p>
      </div>
      {notice && !failure && (
        <p className="sign-note" role="status">
          <Info size={18} aria-hidden="true" />
          {messages.notices[notice]}
        </p>
      )}
      <FailureNote message={failure?.message} />
      <Field
        ref={email}
        name="email"
        label={messages.email}
        icon={Mail}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={fields.email}
        onInput={() => touch('email')}
      />
      <PasswordField ref={password} messages={messages} error={fields.password} onInput={() => touch('password')} />
      <button type="submit" className="sign-submit" aria-disabled={busy || wait > 0}>
        {wait > 0
          ? messages.waitButton(clock(wait))
          : { idle: messages.submit, checking: messages.checking, opening: messages.opening }[stage]}
      </button>
      <p className="sign-limits">{messages.limits}</p>
    </form>
  );
};
