import { KeyRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { now } from '../../contract/core/now';
import { type Challenge, loginByCode } from '../authProvider/login';
import { destination } from './destination';
import { FailureNote } from './FailureNote';
import { Field } from './Field';
import type { id } from './messages';
import { readSignInError, type SignInFailure } from './signInError';
import { clock, useCountdown } from './useCountdown';
import './signIn.css';

interface SecondStepProps {
  messages: typeof id;
  challenge: Challenge;
  /** Returns to email and password, with the reason if the challenge has expired. */
  onRestart: (why?: SignInFailure) => void;
}

/** Second step of signing in: an authenticator code or a recovery code. */
export const SecondStep = ({ messages, challenge, onRestart }: SecondStepProps) => {
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
