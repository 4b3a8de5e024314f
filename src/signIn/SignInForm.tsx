import { Info, KeyRound, Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { now } from '../../contract/core/now';
import { type Challenge, login, loginByCode } from '../authProvider/login';
import { FailureNote } from './FailureNote';
import { Field } from './Field';
import type { id, Notice } from './messages';
import { PasswordField } from './PasswordField';
import { type Credentials, checkSignIn, type FieldErrors, readSignInError, type SignInFailure } from './signInError';
import { clock, useCountdown } from './useCountdown';
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

type Stage = 'idle' | 'checking' | 'opening';

/** The sign-in process: validates, calls the server, redirects. `submit` returns the first invalid field, if any. */
export function useSignIn(messages: typeof id, go: (url: string) => void = url => location.assign(url)) {
  const [stage, setStage] = useState<Stage>('idle');
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<SignInFailure>();
  /** Set once the password was correct and the account has a second factor. */
  const [challenge, setChallenge] = useState<Challenge>();

  const submit = async (credentials: Credentials): Promise<keyof Credentials | undefined> => {
    if (stage !== 'idle') return undefined;
    setFailure(undefined);
    const faults = checkSignIn(credentials, messages);
    setFields(faults);
    if (faults.email || faults.password) return faults.email ? 'email' : 'password';
    setStage('checking');
    try {
      const response = await login({ email: credentials.email.trim(), password: credentials.password });
      if (response && 'challenge' in response) {
        setChallenge(response);
        setStage('idle');
        return undefined;
      }
      setStage('opening');
      go(destination(location.search, location.origin));
      return undefined;
    } catch (error) {
      const signInError = readSignInError(error, messages);
      setFailure(signInError);
      setFields(signInError.fields);
      setStage('idle');
      return signInError.fields.email ? 'email' : 'password';
    }
  };

  /** Typing clears the field's error; changing the email also lifts the waiting time, which applied to the previous one. */
  const touch = (field: keyof Credentials) => {
    setFields(({ [field]: _, ...others }) => others);
    if (field === 'email') setFailure(previous => (previous?.retryAt ? undefined : previous));
  };

  /** Returns to email and password, with the reason if there is one. */
  const restart = (why?: SignInFailure) => {
    setChallenge(undefined);
    setFailure(why);
  };

  return { stage, fields, failure, challenge, submit, touch, restart };
}

interface SecondStepProps {
  messages: typeof id;
  challenge: Challenge;
  /** Returns to email and password, with the reason if the challenge has expired. */
  onRestart: (why?: SignInFailure) => void;
}

/** Second step of signing in: an authenticator code or a recovery code. */
const SecondStep = ({ messages, challenge, onRestart }: SecondStepProps) => {
  const [stage, setStage] = useState<'idle' | 'checking' | 'opening'>('idle');
  const [failure, setFailure] = useState<SignInFailure>();
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const wait = useCountdown(failure?.retryAt);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage !== 'idle' || wait > 0) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setFailure(undefined);
    setFault(code ? undefined : messages.code.required);
    if (!code) return field.current?.focus();
    setStage('checking');
    try {
      await loginByCode(challenge, code);
      setStage('opening');
      location.assign(destination(location.search, location.origin));
    } catch (error) {
      const signInError = readSignInError(error, messages);
      const { errors, status } = error as { errors?: Record<string, string>; status?: number };
      if (Date.parse(challenge.expires_at) <= now() || (status === 401 && !errors?.code)) return onRestart(signInError);
      setFault(errors?.code);
      if (!errors?.code) setFailure(signInError);
      setStage('idle');
      field.current?.focus();
      field.current?.select();
    }
  };

  const labels = { idle: messages.code.submit, checking: messages.checking, opening: messages.opening };
  return (
    <form className="sign-form" onSubmit={send} noValidate aria-busy={stage !== 'idle'}>
      <div>
        <h1>{messages.code.title}</h1>
        <p className="sign-lead">{messages.code.lead}</p>
      </div>
      <FailureNote message={failure?.message} />
      <Field
        ref={field}
        name="code"
        label={messages.code.label}
        icon={KeyRound}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        autoFocus
        error={fault}
        hint={messages.code.recovery}
        onInput={() => setFault(undefined)}
      />
      <button type="submit" className="sign-submit" aria-disabled={stage !== 'idle' || wait > 0}>
        {wait > 0 ? messages.waitButton(clock(wait)) : labels[stage]}
      </button>
      <button type="button" className="sign-back" onClick={() => onRestart()}>
        {messages.code.back}
      </button>
    </form>
  );
};

const HOME = '/dashboard';

/**
 * Returns the address after signing in: `next` if it is a path of this origin other than the sign-in page, else the dashboard. Prevents
 * open redirects right after a password was entered.
 */
export function destination(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME;
  try {
    const url = new URL(next, origin);
    // `//host` and `/\host` start with a slash too, but leave the origin.
    if (url.origin !== origin || url.pathname === '/' || url.pathname.startsWith('//')) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
}
