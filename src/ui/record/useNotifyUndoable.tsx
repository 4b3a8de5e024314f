import { useCloseNotification, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { isTyping } from '../controls/shortcuts/shortcuts';
import { useKeyDown } from '../controls/shortcuts/useKeyDown';

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

/** 'Urungkan' in a notification, which it closes. Ctrl+Z works too, except in a field, where it undoes typing. */
const UndoButton = ({ undo }: { undo: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseNotification();
  const run = () => {
    close();
    undo().catch((error: Error) => notify(error.message, { type: 'error' }));
  };
  useKeyDown(event => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isTyping(event.target)) return;
    event.preventDefault();
    run();
  });
  return (
    <button type="button" aria-keyshortcuts="Control+Z" onClick={run}>
      {translate('ra.action.undo')}
    </button>
  );
};
