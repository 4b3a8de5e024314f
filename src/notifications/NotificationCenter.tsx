import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CircleX, LoaderCircle, type LucideIcon, ReceiptText, Store, Tags, Ticket, TicketPercent } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import { type UIEvent, useEffect, useId, useState } from 'react';
import { type Notification, notificationApi, notificationTarget } from '../../contract/notification';
import type { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import { Button } from '../ui/controls/Button';
import type { useDropdown } from '../ui/controls/useDropdown';
import { Moment } from '../ui/display/Moment';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Popover } from '../ui/material/overlays';
import { drawings } from '../ui/states/StateBox';
import { keepFirstPage, listQuery, reloadNotifications } from './queries';
import './notificationCenter.css';
import './failedDialog.css';
import './notificationList.css';

interface NotificationCenterProps {
  /** Anchor and state of the dropdown. */
  floating: ReturnType<typeof useDropdown>['floating'];
  unread: number;
}

/**
 * The notifications dropdown (384 px). Clicking one closes the dropdown, marks it as read, reloads the list and follows its link (point
 * 4).
 */
export const NotificationCenter = ({ floating, unread }: NotificationCenterProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const id = useId();

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      // an expired session has its own dialog
      if ((error as ApiError).status !== 401) setFailure(serverMessage(error as ApiError));
    }
  };
  const open = (notification: Notification) => {
    floating.onClose();
    return attempt(async () => {
      await call(notificationApi.read, { params: { id: notification.id } });
      void reloadNotifications(queryClient);
      navigate(notificationTarget(notification));
    });
  };
  const readAll = () =>
    attempt(async () => {
      await call(notificationApi.readAll);
      await reloadNotifications(queryClient);
    });

  return (
    <>
      <Popover
        {...floating}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'notif' } }}
      >
        <header>
          <h2 id={id}>{translate('app.notifications.title')}</h2>
          <span>
            {translate(unread > 0 ? 'app.notifications.unread' : 'app.notifications.none_unread', { count: unread })}
          </span>
          {unread > 0 && (
            <button type="button" onClick={readAll}>
              {translate('app.notifications.read_all')}
            </button>
          )}
        </header>
        <NotificationList onOpen={open} />
      </Popover>
      <FailedDialog message={failure} onClose={() => setFailure(undefined)} />
    </>
  );
};

/** Reads the message from `data.data.message`, else the response's own (point 8). */
function serverMessage({ data, message }: ApiError): string {
  const inner = (data as { message?: unknown } | null)?.message;
  return typeof inner === 'string' && inner ? inner : message;
}

interface FailedDialogProps {
  /** The dialog is open while this is set. */
  message: string | undefined;
  onClose: () => void;
}

/** 'Failed!' with the server's message and an error icon (point 8). */
const FailedDialog = ({ message, onClose }: FailedDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(message);
  useEffect(() => {
    if (message !== undefined) setShown(message);
  }, [message]);
  return (
    <Dialog
      open={message !== undefined}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} className="notif-failed">
        <CircleX size={20} aria-hidden="true" />
        {translate('app.notifications.failed')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{message ?? shown}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {translate('app.notifications.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface NotificationListProps {
  onOpen: (notification: Notification) => void;
}

const icons = new Map<string, LucideIcon>([
  ['order', ReceiptText],
  ['price', Tags],
  ['promotion', TicketPercent],
  ['voucher', Ticket],
]);

/** Distance from the end at which the next page is loaded, in px. */
const NEAR_END = 48;

/**
 * Notifications, newest first; scrolling to the bottom loads the next ten. Errors are ignored (point 7), and any unknown type counts as a
 * registration (point 3).
 */
const NotificationList = ({ onOpen }: NotificationListProps) => {
  const translate = useTranslate();
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(listQuery);
  const queryClient = useQueryClient();
  // reopening requests only page 1 (point 4)
  useEffect(() => () => keepFirstPage(queryClient), [queryClient]);
  // a notification that arrives between two pages shifts rows, so one may appear on both
  const rows = [...new Map(data?.pages.flatMap(({ list }) => list).map(row => [row.id, row])).values()];

  const next = (element: HTMLElement) => {
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (left < NEAR_END && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  if (isPending)
    return (
      <p className="notif-more row muted" role="status">
        <LoaderCircle size={14} aria-hidden="true" /> {translate('app.notifications.loading')}
      </p>
    );
  if (isError || rows.length === 0)
    return (
      <div className="notif-empty stack gap-12">
        <svg width="96" height="72" viewBox="0 0 128 96" aria-hidden="true">
          <path d={drawings.bell.lines} />
          <path className="notif-accent" d={drawings.bell.accent} />
        </svg>
        <p>{translate('app.notifications.empty')}</p>
      </div>
    );
  return (
    <div className="notif-scroll" onScroll={(event: UIEvent<HTMLElement>) => next(event.currentTarget)}>
      <ul>
        {rows.map(row => {
          const Icon = icons.get(row.type);
          return (
            <li key={row.id}>
              <button type="button" onClick={() => onOpen(row)}>
                <span className="notif-icon" data-type={Icon ? row.type : 'registration'} aria-hidden="true">
                  {Icon ? <Icon size={16} /> : <Store size={16} />}
                </span>
                <span>
                  <b>{row.title}</b>
                  <span className="notif-text">{row.description}</span>
                  <Moment value={row.created_at} style="notification" />
                </span>
                {row.read_at === null && (
                  <span className="notif-dot">
                    <span className="sr-only">{translate('app.notifications.unread_one')}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {hasNextPage && (
        <p className="notif-more row muted">
          <LoaderCircle size={14} aria-hidden="true" /> {translate('app.notifications.older')}
        </p>
      )}
    </div>
  );
};
