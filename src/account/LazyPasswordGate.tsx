import { useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazyPart';
import { onPasswordQuestion, passwordQuestion } from './passwordGate';

const Dialog = lazyPart(async () => (await import('./PasswordGate')).PasswordGate);

/** The password dialog; its code is loaded on first use. */
export const PasswordGate = () => {
  const question = useSyncExternalStore(onPasswordQuestion, passwordQuestion);
  return question ? <Dialog /> : null;
};
