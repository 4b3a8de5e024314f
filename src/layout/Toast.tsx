import { Check, CircleAlert } from 'lucide-react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { holdPage } from '../browser/heldPage';
import { useKeyDown } from '../ui/controls/shortcuts/useKeyDown';
import './toast.css';

/** The name in a sentence about a record that has none: the sentence goes without it. */
const NO_NAME = / “(%\{\w+\})?”/;
const SHOWN_MS = 5_000;
/** How long a failure stays (ms). */
const FAILURE_SHOWN_MS = 10_000;
/** After this a message makes room for the next one (ms). */
const READ_MS = 2_000;

/**
 * Shows the messages of `useNotify`, one at a time. Bundled with every page's first code and free of libraries, so that it works even if
 * the network failed while the page was open.
 */
export const Toast = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  const [next] = notifications;
  useEffect(() => {
    if (shown || !next) return;
    setShown(next);
    // not `takeNotification`, which drops messages added since the last render
    setNotifications(all => all.filter(one => one !== next));
  }, [shown, next, setNotifications]);

  const isUndoable = shown?.notificationOptions?.undoable === true;
  const end = useCallback(
    (isUndo: boolean) => {
      if (isUndoable) takeMutation()?.({ isUndo });
      setShown(null);
    },
    [isUndoable, takeMutation],
  );
  const close = useCallback(() => end(false), [end]);
  useKeyDown(event => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  }, shown !== null);
  // react-admin's `undoable` has not sent the call yet
  useEffect(() => {
    if (isUndoable) return holdPage({ isUnsaved: () => true });
  }, [isUndoable]);
  return (
    <CloseNotificationContext.Provider value={close}>
      <div className="toasts" aria-live="polite">
        {shown && (
          <Message of={shown} isLast={!next} onClose={close} {...(isUndoable && { onUndo: () => end(true) })} />
        )}
      </div>
    </CloseNotificationContext.Provider>
  );
};

interface MessageProps {
  of: NotificationPayload;
  isLast: boolean;
  onClose: () => void;
  onUndo?: () => void;
}

const Message = ({ of: { message, type, notificationOptions = {} }, isLast, onClose, onUndo }: MessageProps) => {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isFailure = type === 'error' || type === 'warning';
  const { autoHideDuration = isFailure ? FAILURE_SHOWN_MS : SHOWN_MS, messageArgs, action } = notificationOptions;
  useEffect(() => {
    if (isLast) return autoHideDuration ? whileSeen(box.current!, autoHideDuration, onClose) : undefined;
    const timer = setTimeout(onClose, READ_MS);
    return () => clearTimeout(timer);
  }, [isLast, autoHideDuration, onClose]);
  const Icon = isFailure ? CircleAlert : type === 'success' ? Check : null;
  return (
    <div className="toast" ref={box} {...(isFailure && { role: 'alert' })}>
      {Icon && <Icon size={16} aria-hidden />}
      <span>{typeof message === 'string' ? translate(message, messageArgs).replace(NO_NAME, '') : message}</span>
      {action}
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {translate('ra.action.undo')}
        </button>
      )}
    </div>
  );
};

/** Whether the pointer is over the element, or the focus within it. */
const isHeld = (element: Element) => element.matches(':hover, :focus-within');

/**
 * Calls `end` after `ms` milliseconds during which the page was visible and neither the pointer nor the focus was on the element.
 * @returns a function that cancels it
 */
function whileSeen(element: Element, ms: number, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => isHeld(element) || end(), ms);
  };
  start();
  const restarts = [
    [document, 'visibilitychange'],
    [element, 'pointerleave'],
    [element, 'focusout'],
  ] as const;
  for (const [target, name] of restarts) target.addEventListener(name, start);
  return () => {
    clearTimeout(timer);
    for (const [target, name] of restarts) target.removeEventListener(name, start);
  };
}
