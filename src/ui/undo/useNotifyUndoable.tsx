import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { UndoButton } from './UndoButton';

/** Time to notice a mistake and reach for the button (ms). */
const SHOWN_MS = 12_000;

/**
 * Returns a function that reports a completed action with an 'Urungkan' button. The action has already happened and undoing it is a
 * separate call, unlike react-admin's `undoable`, which delays the first call and asks before the tab is closed.
 */
export function useNotifyUndoable() {
  const notify = useNotify();
  return useCallback(
    (message: string, messageArgs: object | undefined, undo: () => Promise<unknown>) =>
      notify(message, {
        type: 'success',
        autoHideDuration: SHOWN_MS,
        ...(messageArgs && { messageArgs }),
        action: <UndoButton undo={undo} />,
      }),
    [notify],
  );
}
