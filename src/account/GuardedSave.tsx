import { SaveContextProvider, type SaveHandler, useSaveContext } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { askForPassword, wantsPassword } from './passwordGate';

interface GuardedSaveProps {
  /** What the person must have seen before anything is sent; throws AbortError where they turn back. */
  before?: (values: object) => Promise<void>;
  children: ReactNode;
}

/** Between a form and its saving: what must be seen first, and the own password where the server wants it. What was typed stays. */
export const GuardedSave = ({ before, children }: GuardedSaveProps) => {
  const context = useSaveContext();
  const { save } = context;
  const guarded = useMemo(() => {
    const attempt: SaveHandler<object> = async (values, callbacks) => {
      let wanted = false;
      const result = await save?.(values, {
        ...callbacks,
        onError: (error, ...rest) => {
          if (wantsPassword(error)) wanted = true;
          else callbacks?.onError?.(error, ...rest);
        },
      });
      if (!wanted) return result;
      await askForPassword();
      return attempt(values, callbacks);
    };
    const whole: SaveHandler<object> = async (values, callbacks) => {
      await before?.(values);
      return attempt(values, callbacks);
    };
    return { ...context, save: whole as SaveHandler<Record<string, unknown>> };
  }, [context, save, before]);
  return <SaveContextProvider value={guarded as typeof context}>{children}</SaveContextProvider>;
};
