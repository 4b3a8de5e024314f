import { useState } from 'react';
import { login } from '../authProvider/login';
import { type Credentials, checkSignIn, type FieldErrors } from './checkSignIn';
import { destination } from './destination';
import { readRefusal, type SignInFailure } from './refusal';
import type { id } from './words';

type Stage = 'idle' | 'checking' | 'opening';

/** The errand of signing in: check, ask, go on. `submit` answers with the faults of the fields, if there are any. */
export function useSignIn(words: typeof id, go: (url: string) => void = url => location.assign(url)) {
  const [stage, setStage] = useState<Stage>('idle');
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<SignInFailure>();

  const submit = async (credentials: Credentials): Promise<keyof Credentials | undefined> => {
    if (stage !== 'idle') return undefined;
    setFailure(undefined);
    const faults = checkSignIn(credentials, words);
    setFields(faults);
    if (faults.email || faults.password) return faults.email ? 'email' : 'password';
    setStage('checking');
    try {
      await login({ email: credentials.email.trim(), password: credentials.password });
      setStage('opening');
      go(destination(location.search, location.origin));
      return undefined;
    } catch (error) {
      const refused = readRefusal(error, words);
      setFailure(refused);
      setFields(refused.fields);
      setStage('idle');
      return refused.fields.email ? 'email' : 'password';
    }
  };

  /** Typing takes the fault from the field; another account is not bound by the wait of the first. */
  const touch = (field: keyof Credentials) => {
    setFields(({ [field]: _, ...others }) => others);
    if (field === 'email') setFailure(previous => (previous?.retryAt ? undefined : previous));
  };

  return { stage, fields, failure, submit, touch };
}
