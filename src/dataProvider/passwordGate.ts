import { ApiError } from './ApiError';

/** A pending prompt for the user's password. */
interface Question {
  confirm: () => void;
  cancel: () => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Returns the pending prompt, for the dialog. */
export const passwordQuestion = () => question;

/** Subscribes to changes of the pending prompt. @returns a function that unsubscribes */
export function onPasswordQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the server rejected a call only for want of a recent password confirmation. */
export const wantsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.errors?.current_password !== undefined;

/** Prompts for the user's own password. @throws AbortError if the user cancels */
export function askForPassword(): Promise<void> {
  question?.cancel();
  return new Promise((resolve, reject) => {
    set({
      confirm: () => {
        set(null);
        resolve();
      },
      cancel: () => {
        set(null);
        reject(new DOMException('The password was not entered.', 'AbortError'));
      },
    });
  });
}

let asking: Promise<void> | undefined;

/** Makes a sensitive call; if the server requires the user's password, prompts for it, once for concurrent calls, and repeats the call. */
export async function withPassword<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!wantsPassword(error)) throw error;
  }
  asking ??= askForPassword().finally(() => {
    asking = undefined;
  });
  await asking;
  return withPassword(send);
}

/** Whether the user cancelled the password dialog, which is not a failure. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
