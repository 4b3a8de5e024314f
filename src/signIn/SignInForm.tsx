import { Info, Mail } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { FailureNote } from './FailureNote';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { SecondStep } from './SecondStep';
import { clock, useCountdown } from './useCountdown';
import { useSignIn } from './useSignIn';
import type { id, Notice } from './words';

interface SignInFormProps {
  words: typeof id;
  /** Why the person is here again. */
  notice?: Notice | undefined;
}

/** Email, password, and what came of it. Uncontrolled, so that what the browser fills in counts. */
export const SignInForm = ({ words, notice }: SignInFormProps) => {
  const { stage, fields, failure, challenge, submit, touch, restart } = useSignIn(words);
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

  if (challenge) return <SecondStep words={words} challenge={challenge} onRestart={restart} />;

  return (
    <form className="sign-form" onSubmit={send} noValidate aria-busy={busy}>
      <div>
        <h1>{words.title}</h1>
        <p className="sign-lead">{words.lead}</p>
      </div>
      {notice && !failure && (
        <p className="sign-note" role="status">
          <Info size={18} strokeWidth={1.75} aria-hidden="true" />
          {words.notices[notice]}
        </p>
      )}
      <FailureNote message={failure?.message} />
      <Field
        ref={email}
        name="email"
        label={words.email}
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
      <PasswordField ref={password} words={words} error={fields.password} onInput={() => touch('password')} />
      <button type="submit" className="sign-submit" aria-disabled={busy || wait > 0}>
        {wait > 0
          ? words.waitButton(clock(wait))
          : { idle: words.submit, checking: words.checking, opening: words.opening }[stage]}
      </button>
      <p className="sign-limits">{words.limits}</p>
    </form>
  );
};
