import { ApiError } from '../dataProvider/ApiError';

/** Who waits for the person to give the own password again. */
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

/** The question that stands now, for the dialog. */
export const passwordQuestion = () => question;

/** Calls `listener` when a question comes or goes; returns how to stop. */
export function onPasswordQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the server refused only because the own password was not given lately. */
export const wantsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.errors?.current_password !== undefined;

/** Asks for the own password. Throws AbortError where the person rather leaves it. */
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
        reject(new DOMException('The password was not given.', 'AbortError'));
      },
    });
  });
}

/** Makes a risky call; where the server wants the own password first, asks for it and makes the call again. */
export async function withPassword<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!wantsPassword(error)) throw error;
  }
  await askForPassword();
  return withPassword(send);
}

/** The person stopped by not giving the password: nothing failed. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
