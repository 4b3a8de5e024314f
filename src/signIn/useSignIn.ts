import { useState } from 'react';
import { type Challenge, login } from '../authProvider/login';
import { type Credentials, checkSignIn, type FieldErrors } from './checkSignIn';
import { destination } from './destination';
import type { id } from './messages';
import { readSignInError, type SignInFailure } from './signInError';

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
      const answer = await login({ email: credentials.email.trim(), password: credentials.password });
      if (answer && 'challenge' in answer) {
        setChallenge(answer);
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
