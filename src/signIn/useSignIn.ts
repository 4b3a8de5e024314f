import { useState } from 'react';
import { type Challenge, login } from '../authProvider/login';
import { type Credentials, checkSignIn, type FieldErrors } from './checkSignIn';
import { destination } from './destination';
import type { id } from './messages';
import { readSignInError, type SignInFailure } from './signInError';

type Stage = 'idle' | 'checking' | 'opening';

/** The errand of signing in: check, ask, go on. `submit` answers with the faults of the fields, if there are any. */
export function useSignIn(messages: typeof id, go: (url: string) => void = url => location.assign(url)) {
  const [stage, setStage] = useState<Stage>('idle');
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<SignInFailure>();
  /** The password was right, and the account has a second factor. */
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
      if ('challenge' in answer) {
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

  /** Typing takes the fault from the field; another account is not bound by the wait of the first. */
  const touch = (field: keyof Credentials) => {
    setFields(({ [field]: _, ...others }) => others);
    if (field === 'email') setFailure(previous => (previous?.retryAt ? undefined : previous));
  };

  /** Back to email and password, with why, if there is a reason. */
  const restart = (why?: SignInFailure) => {
    setChallenge(undefined);
    setFailure(why);
  };

  return { stage, fields, failure, challenge, submit, touch, restart };
}
