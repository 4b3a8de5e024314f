import { useSyncExternalStore } from 'react';
import { onPasswordQuestion, passwordQuestion } from '../dataProvider/passwordGate';
import { lazyPart } from '../ui/lazy/lazyPart';

const Dialog = lazyPart(async () => (await import('./PasswordGate')).PasswordGate);

/** The password dialog; its code is loaded on first use. */
export const PasswordGate = () => {
  const question = useSyncExternalStore(onPasswordQuestion, passwordQuestion);
  return question ? <Dialog /> : null;
};
