import { useCloseNotification, useNotify, useTranslate } from 'ra-core';
import { isTyping } from '../shortcuts/shortcuts';
import { useKeyDown } from '../shortcuts/useKeyDown';

/** 'Urungkan' in a notification, which it closes. Ctrl+Z works too, except in a field, where it undoes typing. */
export const UndoButton = ({ undo }: { undo: () => Promise<unknown> }) => {
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
