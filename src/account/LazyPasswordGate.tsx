import { useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazyPart';
import { onPasswordQuestion, passwordQuestion } from './passwordGate';

const Dialog = lazyPart(async () => (await import('./PasswordGate')).PasswordGate);

/** The question for the own password; its code comes with the first. */
export const PasswordGate = () => {
  const question = useSyncExternalStore(onPasswordQuestion, passwordQuestion);
  return question ? <Dialog /> : null;
};
