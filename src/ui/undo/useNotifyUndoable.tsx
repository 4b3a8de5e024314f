import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { UndoButton } from './UndoButton';

/** Time to notice a mistake and reach for the button. */
const SHOWN_MS = 12_000;

/**
 * Says that something was done, with 'Urungkan' beside it. It is done already: undoing it is a call of its own, unlike react-admin's
 * `undoable`, which holds the first one back and asks before the tab is closed.
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
