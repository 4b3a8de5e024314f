import { Popover } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type Notification, notificationApi, notificationTarget } from '../../contract/notification';
import type { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import type { useDropdown } from '../ui/useDropdown';
import { FailedDialog } from './FailedDialog';
import { NotificationList } from './NotificationList';
import { reloadNotifications } from './queries';
import './notificationCenter.css';

interface NotificationCenterProps {
  /** Where the bell is, and whether the dropdown is open. */
  floating: ReturnType<typeof useDropdown>['floating'];
  unread: number;
}

/** The notifications' dropdown (384 px), and what a press on one does (point 4): close, mark as read, reload, go where it leads. */
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
      // A session that has ended says so itself.
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

/** From `data.data.message`, else the answer's own (point 8). */
function serverMessage({ data, message }: ApiError): string {
  const inner = (data as { message?: unknown } | null)?.message;
  return typeof inner === 'string' && inner ? inner : message;
}
