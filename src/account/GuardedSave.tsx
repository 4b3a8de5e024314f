import { SaveContextProvider, type SaveHandler, useSaveContext } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { askForPassword, wantsPassword } from './passwordGate';

interface GuardedSaveProps {
  /** A confirmation before anything is sent; throws AbortError if the person cancels. */
  before?: (values: object) => Promise<void>;
  children: ReactNode;
}

/** Wraps a form's save: first a confirmation, then the own password if the server requires it. Input is kept. */
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
